/**
 * glibc raises the size from which it returns freed memory to the system, up to 32 MB. After V8 has compiled the embedded
 * database, the process would keep memory that it no longer uses.
 */
export const memory = { MALLOC_MMAP_THRESHOLD_: '131072' };
