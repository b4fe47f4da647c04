import type { Tx } from '#server/ports.ts';
import { updateDecided } from './store.ts';

/** Stops the clock of an application whose decision this transaction records; the time of keeping begins when it closes. */
export const recordDecided = (tx: Tx, id: string, status: 'in_review' | 'closed', now: Date): Promise<void> =>
  updateDecided(tx, id, { status, decided_at: now, closed_at: status === 'closed' ? now : null });
