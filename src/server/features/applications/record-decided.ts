import { AppError } from '#server/lib/app-error.ts';
import type { Tx } from '#server/ports.ts';
import { lockApplication, updateDecided } from './store.ts';

/**
 * Stops the clock of an application whose decision this transaction records; the time of keeping begins when it closes.
 * While the notice waits for a disclosure, the applicant has no decision yet and the clock keeps running.
 */
export const recordDecided = (
  tx: Tx,
  id: string,
  status: 'in_review' | 'closed',
  { now, waits }: { now: Date; waits: boolean },
): Promise<void> =>
  updateDecided(tx, id, { status, ...(!waits && { decided_at: now }), closed_at: status === 'closed' ? now : null });

/** Stops the clock when a waiting notice is sent. */
export const stopClock = (tx: Tx, id: string, now: Date): Promise<void> => updateDecided(tx, id, { decided_at: now });

/** Held until the decision is recorded, if there is one: it is not removed meanwhile. @throws AppError not_found when it was */
export async function holdForDecision(tx: Tx, id: string | null): Promise<void> {
  if (id !== null && !(await lockApplication(tx, id)))
    throw new AppError('not_found', 'This application was not found.');
}
