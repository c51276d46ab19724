// Reads the numbers from Python one after the other; a list comes after its length.
#pragma once

#include <cstdint>
#include <vector>

namespace compiled {

struct Reader {
    const int32_t* next;
    int number() { return *next++; }
    std::vector<int> list() {
        std::vector<int> found(number());
        for (int& value : found) value = number();
        return found;
    }
    template <class T, int N> void fill(T (&values)[N]) {
        for (T& value : values) value = T(number());
    }
};

}  // namespace compiled
