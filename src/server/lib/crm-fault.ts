import { AppError } from './app-error.ts';

const PUBLIC = 'The CRM does not answer at this moment. Please try again in a minute; nothing was lost.';

/** Staff reads why, where others read that it does not answer. */
export function sayReason(error: unknown): never {
  if (error instanceof CrmFault) throw new AppError('unavailable', error.reason, error.extra);
  throw error;
}

/** The CRM beside us did not answer, or refused. Nothing of it holds a secret or what a record says. */
export class CrmFault extends AppError {
  /** As the CRM names it, such as REQUEST_LIMIT_EXCEEDED. */
  readonly fault: string;
  /** In words, for the lender's staff. */
  readonly reason: string;
  constructor(fault: string, reason: string, retryAfterSeconds?: number) {
    const cause = Object.assign(new Error(fault), { code: fault });
    super('unavailable', PUBLIC, { cause, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
    this.name = 'CrmFault';
    this.fault = fault;
    this.reason = reason;
  }
}
