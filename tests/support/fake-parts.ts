import type { Printer } from '#server/features/signed-copies/printer.ts';
import type { Clock, Mailer, OutgoingEmail } from '#server/ports.ts';

/** Creates a clock that only moves on request. A sleep ends at once, and its milliseconds are recorded. */
export function fakeClock(
  start = '2026-11-21T15:00:00.000Z',
): Clock & { advance: (ms: number) => void; slept: number[] } {
  let now = Date.parse(start);
  const slept: number[] = [];
  return {
    now: () => new Date(now),
    slept,
    sleep: (ms) => {
      slept.push(ms);
      return Promise.resolve();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Records emails. Can be set to reject the next email, or the next one to an address. */
export function fakeMailer(): Mailer & { sent: OutgoingEmail[]; refuseNext: (error: Error, to?: string) => void } {
  const sent: OutgoingEmail[] = [];
  const refusals: { error: Error; to: string | undefined }[] = [];
  return {
    sent,
    refuseNext: (error, to) => void refusals.push({ error, to }),
    deliver: (mail) => {
      const at = refusals.findIndex(({ to }) => to === undefined || to === mail.to);
      const [refusal] = at < 0 ? [] : refusals.splice(at, 1);
      if (refusal) return Promise.reject(refusal.error);
      sent.push(mail);
      return Promise.resolve();
    },
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** Returns the plain text of a copy at once. Can be set to fail. */
export function fakePrinter(): Printer & { failNext: () => void } {
  let failures = 0;
  return {
    signs: false,
    failNext: () => void (failures += 1),
    print: (copy) => {
      if (failures-- > 0)
        return Promise.reject(Object.assign(new Error('planned failure'), { name: 'PrinterStopped' }));
      failures = 0;
      return Promise.resolve(Buffer.from(`%PDF-1.7 sample\n${JSON.stringify(copy)}`));
    },
    close: () => Promise.resolve(),
  };
}
