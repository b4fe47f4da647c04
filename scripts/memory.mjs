/**
 * Left alone, glibc takes the largest piece it has seen freed, 32 MB at most, as the size from which pieces go back to the
 * system. After V8 has compiled the embedded database that is nearly never: 180 MB stay with a process that needs 250.
 */
export const memory = { MALLOC_MMAP_THRESHOLD_: '131072' };
