/** By the error's name at AWS: what is wrong with the key, and what to do. */
const WHY: Record<string, (keyId: string, action: string) => string> = {
  NotFoundException: () =>
    'AWS KMS knows no such key there: look at KMS_KEY_ID and KMS_REGION. A key that was deleted never comes back.',
  DisabledException: () => 'The key is disabled: enable it in AWS KMS.',
  KMSInvalidStateException: () =>
    'The key cannot be used as it stands; it may be pending deletion. Cancel the deletion and enable the key: once it is deleted, nothing that was sealed can ever be read again.',
  IncorrectKeyException: () =>
    'It is not the key that this database was sealed with. Was an alias turned to another key? Let it lead to the old one, or set KMS_KEY_ID to the id of the new one, and the old one stays readable.',
  InvalidCiphertextException: () =>
    'What is stored does not open with it: the row in data_keys was changed or moved, or another key sealed it. Give the right key, or restore a backup.',
  InvalidKeyUsageException: () => 'It is not a symmetric key for encryption: set KMS_KEY_ID to one.',
  AccessDeniedException: (_keyId, action) =>
    `These credentials may not use it: allow kms:${action} (kms:Encrypt and kms:Decrypt are needed) in the policy of the key or of the role.`,
};

const NO_CREDENTIALS =
  /^(?:UnrecognizedClient|InvalidSignature|InvalidClientTokenId|IncompleteSignature|MissingAuthenticationToken|ExpiredToken|Expired|CredentialsProviderError|TokenProviderError|OptInRequired)/;
const BUSY = /^(?:Throttling|LimitExceeded|TooManyRequests|RequestLimitExceeded)/;

/** Why a call of KMS came to nothing, in words: of the error's own text nothing, since that comes from outside. */
export function kmsFault(error: unknown, keyId: string, action: string): string {
  const name = error instanceof Error ? error.name : '';
  const why = WHY[name]?.(keyId, action) ?? otherwise(name);
  const shown = /^[\w.]{1,60}$/.test(name) ? ` (${action}: ${name})` : ` (${action})`;
  return `The key "${keyId}" of AWS KMS cannot be used${shown}. ${why} Nothing was changed.`;
}

function otherwise(name: string): string {
  if (NO_CREDENTIALS.test(name))
    return 'AWS does not take the credentials, or found none: look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, or at the role of the machine.';
  if (BUSY.test(name)) return 'AWS KMS takes no more calls right now: try again in a minute.';
  return 'AWS KMS does not answer as it should: look at the way to it (KMS_REGION, KMS_ENDPOINT, the network) and try again.';
}
