/**
 * Left alone, glibc takes the largest piece it has seen freed, 32 MB at most, as the size from which pieces go back to the
 * system. After V8 has compiled the embedded database that is nearly never: 180 MB stay with a process that needs 250.
 */
export const memory = { MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * What V8 keeps for young objects is its own guess, up to three times 16 MB here, and it gives none back: a server that serves
 * rests at 280 MB instead of 390, and a 50 MB document passes through in 22 MB instead of 63, at no cost of a processor.
 */
const YOUNG = '--max-semi-space-size=4';

/**
 * V8 lets the heap become up to four times what lives in it before it looks for what is dead, and keeps the pages: a server
 * with 70 MB of living objects rose to 250 in steps, an hour long. With 40 % it marks all that lives four times a document of 50 MB.
 */
const OLD = '--heap-growing-percent=100';

/** The server collects once what its start left behind (`src/server/collect-after-start.ts`). */
const COLLECT = '--expose-gc';

/**
 * V8 puts objects of a place whose objects once lived long straight among the old ones, for good: some starts of the server then
 * took a quarter longer for each answer and collected the old ones three times a second instead of never.
 */
const ALL_YOUNG = '--no-allocation-site-pretenuring';

export const serverFlags = [YOUNG, OLD, ALL_YOUNG, COLLECT];
