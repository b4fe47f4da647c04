import { AppError } from './app-error.ts';

const PUBLIC = 'The CRM does not answer at this moment. Please try again in a minute; nothing was lost.';

/** Rethrows a CrmFault with its reason as the message, for screens of staff. Other users read a general message. */
export function sayReason(error: unknown): never {
  if (error instanceof CrmError) throw new AppError('unavailable', error.reason, error.extra);
  throw error;
}

/** The external CRM did not answer, or refused. Contains no secret and no record content. */
export class CrmError extends AppError {
  /** The CRM's name of the error, such as REQUEST_LIMIT_EXCEEDED. */
  readonly fault: string;
  /** Readable message for staff. */
  readonly reason: string;
  constructor(failure: string, reason: string, retryAfterSeconds?: number) {
    const cause = Object.assign(new Error(failure), { code: failure });
    super('unavailable', PUBLIC, { cause, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) });
    this.name = 'CrmFault';
    this.fault = failure;
    this.reason = reason;
  }
}
