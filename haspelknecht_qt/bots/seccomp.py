"""Protects the watchdog and the window from signals of the bot (Linux, x86-64 and ARM 64).

Without protection a bot could stop its watchdog, and then nothing would end the bot. A filter of system calls in the
bot's process and all its descendants refuses signals to the protected processes. All other signals work as usual.
"""

from __future__ import annotations

import ctypes
import errno
import platform
import struct
from collections.abc import Callable, Iterable, Sequence

from haspelknecht_qt.core.fast_attrs import frozen

_PR_SET_NO_NEW_PRIVS = 38
_PR_SET_SECCOMP = 22
_SECCOMP_MODE_FILTER = 2

_LOAD, _EQUAL, _AT_LEAST, _RETURN = 0x20, 0x15, 0x35, 0x06
"""Codes of a filter's instructions (BPF): load 32 bits, jump if equal, jump if at least the operand, return."""
_ALLOW = 0x7FFF0000
_REFUSE = 0x00050000 | errno.EPERM
_MISSING = 0x00050000 | errno.ENOSYS
"""Answer to system calls that are treated as missing. Programs that get this error use an older system call instead."""
_NUMBER_OFFSET, _ARCHITECTURE_OFFSET, _ARGUMENTS_OFFSET = 0, 4, 16
"""Offsets in the kernel's description of a call, in bytes. An argument has 8 bytes, the lower half first."""

_FIRST_X32_CALL = 0x40000000
"""Number of the first system call of x32, a second interface of the kernel that the filter refuses."""
_ANY_PROCESS = -1


@frozen
class _SystemCalls:
    """Numbers of system calls, by how the filter treats them. Calls in `missing` fail as in a kernel without them.

    The filter checks a process id: the first argument of `process_first` calls, the second of `process_second` calls.
    """

    architecture: int
    process_first: Sequence[int]
    process_second: Sequence[int]
    missing: Sequence[int]


_SYSTEM_CALLS = {
    # Numbers of system calls. First those whose first argument is a process: kill, tkill, tgkill, rt_sigqueueinfo,
    # rt_tgsigqueueinfo, prlimit64, process_vm_readv, process_vm_writev, pidfd_open. Then ptrace, whose second argument
    # is one. Last pidfd_send_signal, which fails as if the kernel did not have it.
    "x86_64": _SystemCalls(0xC000003E, (62, 200, 234, 129, 297, 302, 310, 311, 434), (101,), (424,)),
    "aarch64": _SystemCalls(0xC00000B7, (129, 130, 131, 138, 240, 261, 270, 271, 434), (117,), (424,)),
}


class _FilterProgram(ctypes.Structure):
    """The kernel's `sock_fprog`: number of instructions, and their address."""

    _fields_ = [("length", ctypes.c_ushort), ("instructions", ctypes.c_char_p)]


def forbid_signals_to(processes: Iterable[int]) -> bool:
    """Forbids this process and its descendants to signal these processes and their groups, for good.

    Returns False if the system cannot do that.
    """
    calls = _SYSTEM_CALLS.get(platform.machine())
    if calls is None:
        return False
    pids = [*processes]
    # A signal to -1 reaches every process of the user. A signal to another negative number reaches a process group.
    code = _filter_instructions(calls, [_ANY_PROCESS, *pids, *(-pid for pid in pids)])
    program = _FilterProgram(len(code) // 8, code)
    prctl: Callable[..., int] = ctypes.CDLL(None).prctl
    if prctl(_PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0):
        return False
    return prctl(_PR_SET_SECCOMP, _SECCOMP_MODE_FILTER, ctypes.byref(program)) == 0


def _filter_instructions(calls: _SystemCalls, processes: Sequence[int]) -> bytes:
    """Returns the instructions of the filter. Each has 8 bytes: code, two jump lengths, and operand."""
    lines = [
        _instruction(_LOAD, operand=_ARCHITECTURE_OFFSET),
        _instruction(_EQUAL, calls.architecture, then=1),
        _instruction(_RETURN, _REFUSE),
        _instruction(_LOAD, operand=_NUMBER_OFFSET),
        _instruction(_AT_LEAST, _FIRST_X32_CALL, otherwise=1),
        _instruction(_RETURN, _REFUSE),
    ]
    for number in calls.missing:
        lines += [_instruction(_EQUAL, number, otherwise=1), _instruction(_RETURN, _MISSING)]
    for argument, numbers in enumerate((calls.process_first, calls.process_second)):
        check = [_instruction(_LOAD, operand=_ARGUMENTS_OFFSET + 8 * argument)]
        for process in processes:
            check += [_instruction(_EQUAL, process & 0xFFFFFFFF, otherwise=1), _instruction(_RETURN, _REFUSE)]
        check.append(_instruction(_RETURN, _ALLOW))
        for number in numbers:
            lines += [_instruction(_EQUAL, number, otherwise=len(check)), *check]
    return b"".join([*lines, _instruction(_RETURN, _ALLOW)])


def _instruction(code: int, operand: int, *, then: int = 0, otherwise: int = 0) -> bytes:
    """Returns an instruction. It skips `then` instructions if its condition is true, or `otherwise` ones if false."""
    return struct.pack("HBBI", code, then, otherwise, operand)
