/**
 * Every setting with its default and what it does: the source of the table in docs/operations.md
 * and of .env.example (a test compares them).
 */
export const settings = {
  NODE_ENV: ['development', 'production refuses to start on anything sample or unsafe'],
  PORT: ['3000', 'the port to listen on; 0 takes a free one'],
  HOST: ['127.0.0.1', 'the address to listen on'],
  PUBLIC_URL: ['http://HOST:PORT', 'the address used in links, canonical tags and mails'],
  ALLOWED_HOSTS: ['', 'further host names served as our own, separated by commas'],
  TRUST_PROXY: ['', 'addresses of proxies whose X-Forwarded-* headers count, separated by commas'],
  DATA_DIR: ['./data', 'database, keys and outbox; nothing is written outside it'],
  DATABASE_URL: ['', 'PostgreSQL 15 or newer; unset: the embedded database in DATA_DIR/db'],
  SMTP_URL: ['', 'smtp:// or smtps:// address of the mail relay; unset: mails are files in DATA_DIR/outbox'],
  MAIL_FROM: ['', 'the address that mails come from; required with SMTP_URL'],
  ADMIN_EMAIL: ['', 'an administrator to invite at start if nobody has this address'],
  BRAND_FILE: ['DATA_DIR/brand.json', "the lender's name, phones, representatives and so on, as JSON"],
  ENCRYPTION_KEYS: ['', 'key ring id:base64,… with the active key first; unset: generated into DATA_DIR/keys'],
  KEYS_BACKED_UP: ['no', 'yes acknowledges that generated keys are backed up; production asks for it'],
  SIGNING_P12_FILE: [
    '',
    'PKCS#12 file (RSA) that signs the copies of applications, for integrity only; unset: they carry none',
  ],
  SIGNING_P12_PASSWORD: ['', 'the password of SIGNING_P12_FILE'],
  METRICS_TOKEN: ['', 'bearer token for /metrics; unset: only from loopback without forwarding headers'],
  RATE_LIMIT: ['on', 'off lifts rate limits and login delays; only on loopback and outside production'],
  DEALER_SESSION_HOURS: ['168', 'longest life of a dealer session'],
  DEALER_IDLE_HOURS: ['24', 'a dealer session ends after this time without use'],
  ADMIN_SESSION_HOURS: ['12', 'longest life of an administrator session'],
  ADMIN_IDLE_HOURS: ['1', 'an administrator session ends after this time without use'],
  MAIL_RETENTION_DAYS: ['365', 'mails that no application keeps are removed after this time'],
  ENDED_RETENTION_DAYS: ['90', 'sessions and invitations are removed this long after their end'],
  CHAT_RETENTION_DAYS: ['90', 'chats with the assistant are removed this long after their last message'],
  LOG_LEVEL: ['info', 'debug, info, warn, error or silent'],
} as const satisfies Record<string, readonly [defaultValue: string, meaning: string]>;

export type Settings = Record<string, string | undefined>;
