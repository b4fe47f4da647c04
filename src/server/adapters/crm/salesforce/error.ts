import { CrmError } from '#server/lib/crm-error.ts';

const AWAY = 'Salesforce is not available at the moment. Try again in a few minutes.';
const words: Record<string, string> = {
  UNREACHABLE: 'Salesforce could not be reached.',
  TIMEOUT: 'Salesforce did not answer in time.',
  SERVER_UNAVAILABLE: AWAY,
  HTTP_500: AWAY,
  HTTP_502: AWAY,
  HTTP_503: AWAY,
  HTTP_504: AWAY,
  BAD_ANSWER: 'Salesforce returned an unreadable answer.',
  TOO_LONG: 'Salesforce returned too much data.',
  LEAD_NOT_VISIBLE:
    'The lead is neither active nor in the recycle bin: the user may not see it, or it was permanently deleted.',
  NOT_UNIQUE: 'Several leads have the id of this deal: the external id field is not unique.',
  FILE_DIFFERS: 'Salesforce stored a different file from the one that was sent.',
  ENTITY_IS_DELETED: 'The lead was deleted in Salesforce.',
  INVALID_CROSS_REFERENCE_KEY: 'The lead does not exist, or the user may not see it.',
  INSUFFICIENT_ACCESS_ON_CROSS_REFERENCE_ENTITY: 'The lead was deleted, or the user may not change it.',
  STORAGE_LIMIT_EXCEEDED: 'Salesforce has no storage left for files.',
  REQUEST_LIMIT_EXCEEDED: 'The calls that Salesforce allows within 24 hours are used up.',
  UNABLE_TO_LOCK_ROW: 'Another change to the same record is in progress in Salesforce.',
  INVALID_SESSION_ID: 'Salesforce refuses the session that it issued.',
  INVALID_FIELD: 'A mapped field does not exist, or the user may not see it.',
  INVALID_TYPE: 'This kind of record does not exist in Salesforce, or the user may not see it.',
  NOT_FOUND: 'This record, field or address does not exist in Salesforce.',
  DUPLICATES_DETECTED: 'A duplicate rule of Salesforce blocks this lead.',
  INSUFFICIENT_ACCESS_OR_READONLY: 'The user may not change this record.',
  INVALID_FIELD_FOR_INSERT_UPDATE: 'The user may not write a mapped field.',
  CANNOT_UPDATE_CONVERTED_LEAD: 'The lead is converted and can no longer be changed.',
  INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST:
    'A value is not one of its picklist: compare CRM_STAGES with the stages in Salesforce.',
  REQUIRED_FIELD_MISSING: 'A field that Salesforce requires is empty.',
  FIELD_CUSTOM_VALIDATION_EXCEPTION: 'A validation rule of Salesforce refuses this lead.',
  STRING_TOO_LONG: 'A field in Salesforce is too short for its value.',
  AUTH_INVALID_GRANT: 'Salesforce refuses the sign-in: check the user, its approval for the app, and the certificate.',
  AUTH_INVALID_CLIENT: 'Salesforce refuses the app: check SALESFORCE_CLIENT_ID and its secret.',
  AUTH_INVALID_CLIENT_ID: 'This app does not exist in Salesforce: check SALESFORCE_CLIENT_ID.',
  AUTH_APP_NOT_FOUND: 'This app does not exist at this address: SALESFORCE_URL must be the My Domain address.',
  AUTH_UNSUPPORTED_GRANT_TYPE: 'The app in Salesforce does not allow this sign-in method.',
};

/** Creates a fault. @param about names of the affected fields */
export function salesforceErrorOf(error: string, about: string[] = [], retryAfterSeconds?: number): CrmError {
  const reason = words[error] ?? `Salesforce refused with ${error}.`;
  const named = about.length > 0 ? ` Fields: ${about.join(', ')}.` : '';
  return new CrmError(error, reason + named, retryAfterSeconds);
}

/** Uses only the names of the error and of its fields, because Salesforce's messages repeat the sent values. */
export function errorOfAnswer(status: number, body: unknown, retryAfterSeconds: number | undefined): CrmError {
  const [first] = Array.isArray(body) ? (body as unknown[]) : [];
  const { errorCode, fields } = (typeof first === 'object' && first !== null ? first : {}) as Record<string, unknown>;
  const named = typeof errorCode === 'string' && /^[A-Z][A-Z0-9_]{1,59}$/.test(errorCode) ? errorCode : undefined;
  const about = Array.isArray(fields) ? fields.filter((one) => typeof one === 'string' && /^\w{1,80}$/.test(one)) : [];
  return salesforceErrorOf(named ?? `HTTP_${String(status)}`, about as string[], retryAfterSeconds);
}
