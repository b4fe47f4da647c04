export const errorCodes = {
  validation: 400,
  bad_request: 400,
  unauthorized: 401,
  totp_required: 401,
  forbidden: 403,
  totp_setup: 403,
  csrf: 403,
  origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  edit_conflict: 409,
  in_progress: 409,
  gone: 410,
  closed: 410,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  restarting: 503,
} as const;
export type ErrorCode = keyof typeof errorCodes;

type Extra = {
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  valid?: false;
  /** More fields of the response, such as the stored row that a save would have overwritten. */
  answer?: Record<string, unknown>;
  cause?: unknown;
};

/** The only error whose message users see. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly extra: Extra;
  constructor(code: ErrorCode, publicMessage: string, extra: Extra = {}) {
    super(publicMessage, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.name = 'AppError';
    this.code = code;
    this.extra = extra;
  }
  get status(): number {
    return errorCodes[this.code];
  }
}

/** Returns the refusal of one field, whose message is also the message of the answer. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('validation', message, { fields: { [field]: message } });
