// Chance as in core/rng.py: SplitMix64.
#pragma once

#include <cstdint>

namespace compiled {

class Generator {
public:
    explicit Generator(uint64_t seed) : state_(mix(seed ^ mix(STEP))) {}
    uint64_t bits() { return mix(state_ += STEP); }
    int below(int limit) {
        const uint64_t n = uint64_t(limit), rest = (0 - n) % n;
        uint64_t value;
        do value = bits();
        while (rest && value >= 0 - rest);
        return int(value % n);
    }

private:
    static constexpr uint64_t STEP = 0x9E3779B97F4A7C15u;
    static uint64_t mix(uint64_t value) {
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
        value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
        return value ^ (value >> 31);
    }
    uint64_t state_;
};

}  // namespace compiled
