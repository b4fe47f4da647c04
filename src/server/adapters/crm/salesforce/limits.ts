import type { CrmFault } from '#server/lib/crm-fault.ts';
import { salesforceFaultOf } from './fault.ts';

/** REQUEST_LIMIT_EXCEEDED says nothing of when to come back: the limit rolls over 24 hours. */
const EXCEEDED_MS = 15 * 60_000;
const LONGEST_MS = 60 * 60_000;
const NEAR = 0.8;

/** What Salesforce says of its limits, and when it may be asked again. */
export function openSalesforceLimits(now: () => number) {
  let usage = 0;
  let held: { until: number; fault: string } | undefined;
  return {
    /** @throws CrmFault while Salesforce is to be left alone */
    check: (): void => {
      if (held && now() < held.until) throw salesforceFaultOf(held.fault, [], Math.ceil((held.until - now()) / 1000));
      held = undefined;
    },
    /** From the header Sforce-Limit-Info: api-usage=n/m. */
    note: (headers: Headers): void => {
      const [, used, of] = /\bapi-usage=(\d{1,12})\/(\d{1,12})\b/.exec(headers.get('sforce-limit-info') ?? '') ?? [];
      if (used !== undefined && Number(of) > 0) usage = Number(used) / Number(of);
    },
    hold: ({ fault, extra }: CrmFault): void => {
      const asked = extra.retryAfterSeconds === undefined ? 0 : extra.retryAfterSeconds * 1000;
      const ms = fault === 'REQUEST_LIMIT_EXCEEDED' ? EXCEEDED_MS : Math.min(asked, LONGEST_MS);
      if (ms > 0) held = { until: now() + ms, fault };
    },
    /** Four calls of five are used: what can wait, waits. */
    isNear: (): boolean => usage >= NEAR,
  };
}

/** Of the header Retry-After, in seconds or as a date. */
export function retryAfterOf(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after') ?? '';
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1000);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
