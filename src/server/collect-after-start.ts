/** By then what runs at first has run. */
export const SETTLED_MS = 10_000;

/**
 * Starting leaves some 14 MB behind that nobody needs, and a server that nobody calls yet would collect it only minutes later:
 * it is collected now, once. Without `--expose-gc` (`scripts/memory.mjs`) nothing happens.
 */
export function collectAfterStart(): void {
  setTimeout(() => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }), SETTLED_MS).unref();
}
