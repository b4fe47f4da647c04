import { hangDatabase, killDatabase } from './database-down.ts';
import type { Fault } from './drill.ts';
import { killApp } from './kill-app.ts';

/** Every fault, in the order of its number. */
export const allFaults: readonly Fault[] = [killApp, killDatabase, hangDatabase];
