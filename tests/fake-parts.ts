import type { Clock, Mailer, OutgoingMail } from '#server/ports.ts';

/** A clock that stands still until it is moved. */
export function fakeClock(start = '2026-11-21T15:00:00.000Z'): Clock & { advance: (ms: number) => void } {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Keeps what it is handed; can be told to refuse. */
export function fakeMailer(): Mailer & { sent: OutgoingMail[]; refuseNext: (error: Error) => void } {
  const sent: OutgoingMail[] = [];
  const refusals: Error[] = [];
  return {
    sent,
    refuseNext: (error) => void refusals.push(error),
    deliver: (mail) => {
      const refusal = refusals.shift();
      if (refusal) return Promise.reject(refusal);
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
}
