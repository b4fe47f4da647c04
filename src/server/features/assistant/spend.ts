import type { App } from '#server/app.ts';
import { AppError } from '#server/lib/app-error.ts';

/** Letters that make one token at the least. */
const LETTERS = 3;

/**
 * Takes one call of the model from what all visitors together may spend, counted at its most: `rounds` times what it
 * is told and may answer. False when that is used up.
 */
export async function spend(app: App, told: string, rounds: number): Promise<boolean> {
  const most = rounds * (Math.ceil(told.length / LETTERS) + (app.config.model?.maxTokens ?? 0));
  try {
    await app.limits.use('modelCalls', 'all', () => '');
    await app.limits.use('modelTokens', 'all', () => '', most);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited') return false;
    throw error;
  }
}
