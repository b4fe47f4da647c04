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
  CLAMD_URL: ['', 'tcp://HOST:3310 or unix:///PATH of clamd: each file is scanned; unset: files are not scanned'],
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
  ADMIN_TOTP: ['optional', 'required: administrators can do nothing before they switch on codes at the sign-in'],
  ADMIN_IDLE_HOURS: ['1', 'an administrator session ends after this time without use'],
  MAIL_RETENTION_DAYS: ['365', 'mails that no application keeps are removed after this time'],
  ENDED_RETENTION_DAYS: ['90', 'sessions and invitations are removed this long after their end'],
  CRM_STAGES: [
    '10 - New=submitted; 20 - In Review=in_review; 30 - Information Requested=info_requested; 50 - Approved=approved; 70 - Docs Out=docs_out; 100 - Funded=funded; 110 - Booked=funded; Closed Lost=declined',
    'the stages of the CRM and the status of a deal that each means; the first of a status is the one a new status sets',
  ],
  VISITOR_RETENTION_DAYS: ['30', 'what a visit left behind is removed this long after the last one'],
  TRACKING: ['notice', 'visits are counted: notice (until the visitor objects), opt-in (once agreed) or off'],
  RECOMMEND_PER_MINUTE: ['30', 'recommendations that one address may ask for in a minute'],
  PAYMENT_GATEWAY_URL: ['', 'hosted payment page that cards are charged on; unset: phone and e-mail only'],
  PAYMENT_KEY_ID: ['', 'the public key id that the gateway gave you'],
  PAYMENT_DESCRIPTION: ['', 'what the gateway shows as the order, in one language, such as Loan Payment'],
  PAYMENT_SECURITY_KEY: ['', 'the secret key that locks the form and proves the returns'],
  PAYMENT_HASH: ['', 'in place of PAYMENT_SECURITY_KEY: the ready hash; then returns prove nothing'],
  ASSISTANT_PROVIDER: [
    '',
    'a language model phrases answers: openai-compatible or anthropic; unset: the built-in assistant',
  ],
  ASSISTANT_BASE_URL: ['', 'where the model is called, such as https://HOST/v1; anthropic has its own'],
  ASSISTANT_API_KEY: ['', 'the key of the model; one on your own machine may need none'],
  ASSISTANT_MODEL: ['', 'the name of the model, as its provider writes it'],
  ASSISTANT_MAX_TOKENS: ['500', 'the longest answer of the model, in tokens'],
  ASSISTANT_TURNS: ['4', 'earlier questions and answers that the model is told'],
  ASSISTANT_PER_MINUTE: [
    '120',
    'calls of the model in a minute, over all visitors; then the built-in assistant answers',
  ],
  ASSISTANT_DAILY_TOKENS: [
    '5000000',
    'the cap on cost: tokens in 24 hours, counted before each call at their most; then the built-in assistant answers',
  ],
  ASSISTANT_FIRST_WORD_MS: [
    '8000',
    'milliseconds after which the built-in answer takes the place of a model that is silent',
  ],
  ASSISTANT_ANSWER_MS: ['25000', 'milliseconds after which an answer of the model is cut off'],
  CHAT_RETENTION_DAYS: ['90', 'chats with the assistant are removed this long after their last message'],
  LOG_LEVEL: ['info', 'debug, info, warn, error or silent'],
} as const satisfies Record<string, readonly [defaultValue: string, meaning: string]>;

export type Settings = Record<string, string | undefined>;
