import type { Logger } from 'pino';
import type { Clock } from '#server/ports.ts';
import { setTimeout as sleep } from 'node:timers/promises';

const NOTABLE_MS = 5000;
/** A slower round trip makes the measured difference too imprecise. */
const LONGEST_MS = 1000;

export type ClockCheck = {
  /** Compares this machine's clock with the database's. Logs a warning when a difference appears. */
  measure: (readDatabaseTime: () => Promise<Date>) => Promise<void>;
  /** Problems for the operator to correct. */
  warnings: () => string[];
};

/** Checks the clock of this node. A difference does not stop the node, because expiry and dates follow the database. */
export function openClockCheck(clock: Clock, log: Logger): ClockCheck {
  let warning: string | undefined;
  return {
    measure: async (readDatabaseTime) => {
      const [sent, from] = [clock.now().getTime(), performance.now()];
      const time = await readDatabaseTime();
      const took = performance.now() - from;
      if (took > LONGEST_MS) return;
      // On average the database read its clock in the middle of the round trip.
      const aheadMs = sent + took / 2 - time.getTime();
      const before = warning;
      warning = Math.abs(aheadMs) > NOTABLE_MS ? describe(aheadMs) : undefined;
      if (warning !== undefined && before === undefined) log.warn({ seconds: Math.round(aheadMs / 1000) }, warning);
    },
    warnings: () => (warning === undefined ? [] : [warning]),
  };
}

const describe = (aheadMs: number): string =>
  `the clock of this node is ${String(Math.round(Math.abs(aheadMs) / 1000))} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's clock`;

export const systemClock: Clock = { now: () => new Date(), sleep: (ms) => sleep(ms) };
