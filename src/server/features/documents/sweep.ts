import type { App } from '#server/app.ts';
import { selectKept } from './store.ts';

/** Longer than any upload, its transaction included. */
const STRAY_MS = 24 * 3_600_000;

/** Removes stored files that no document names: of deleted drafts, and of uploads that a crash cut off. */
export const sweepFiles = (app: App, now: Date): Promise<number> =>
  app.files.sweep(new Date(now.getTime() - STRAY_MS), (keys) => selectKept(app.db.query, keys));
