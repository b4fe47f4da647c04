/**
 * Every setting with its default and what it does: the source of the table in docs/how-to/operate.md
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
  EMBEDDED_IN_PRODUCTION: [
    'no',
    'yes accepts the limits of the embedded database; production without DATABASE_URL asks for it',
  ],
  FILES_URL: [
    '',
    's3://BUCKET?region=REGION, with &endpoint=https://… for other stores than Amazon’s; unset: documents lie in DATA_DIR/files',
  ],
  AWS_ACCESS_KEY_ID: ['', 'the id of the key for FILES_URL and KMS_KEY_ID; unset: the role of the machine'],
  AWS_SECRET_ACCESS_KEY: ['', 'the key for FILES_URL and KMS_KEY_ID'],
  AWS_SESSION_TOKEN: ['', 'where that key is a passing one: its token'],
  CLAMD_URL: ['', 'tcp://HOST:3310 or unix:///PATH of clamd: each file is scanned; unset: files are not scanned'],
  SMTP_URL: ['', 'smtp:// or smtps:// address of the mail relay; unset: mails are files in DATA_DIR/outbox'],
  MAIL_FROM: ['', 'the address that mails come from; required with SMTP_URL'],
  ADMIN_EMAIL: ['', 'an administrator to invite at start if nobody has this address'],
  BRAND_FILE: [
    'DATA_DIR/brand.json',
    "the lender's name, phones, representatives and so on, as JSON; what was saved at /admin/settings goes before it",
  ],
  ENCRYPTION_KEYS: ['', 'key ring id:base64,… with the active key first; unset: generated into DATA_DIR/keys'],
  KMS_KEY_ID: [
    '',
    'id, ARN or alias of a symmetric key of AWS KMS that wraps the data keys; a ring beside it stays readable; unset: the ring wraps',
  ],
  KMS_REGION: ['', 'the region of that key, unless its ARN says so; without KMS_KEY_ID: KMS only reads'],
  KMS_ENDPOINT: ['', 'where KMS is called, such as a private endpoint; unset: that of Amazon for the region'],
  KEYS_BACKED_UP: ['no', 'yes acknowledges that generated keys are backed up; production asks for it'],
  SIGNING_P12_FILE: [
    '',
    'PKCS#12 file (RSA) that signs the copies of applications, for integrity only; unset: they carry none',
  ],
  SIGNING_P12_PASSWORD: ['', 'the password of SIGNING_P12_FILE'],
  METRICS_TOKEN: [
    '',
    'bearer token for /metrics; unset: closed in production, elsewhere only from loopback without forwarding headers',
  ],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    '',
    'where spans of requests and jobs are collected by OTLP over HTTP, such as http://HOST:4318; unset: nowhere',
  ],
  OTEL_EXPORTER_OTLP_HEADERS: ['', 'what the collector asks for, as name=value, separated by commas'],
  OTEL_TRACES_SAMPLER_ARG: ['1', 'the share of requests whose spans are collected, 0 to 1'],
  RATE_LIMIT: [
    'on',
    'off lifts rate limits, limits on files in progress and login delays; only on loopback and outside production',
  ],
  DEALER_SESSION_HOURS: ['168', 'longest life of a dealer session'],
  DEALER_IDLE_HOURS: ['24', 'a dealer session ends after this time without use'],
  ADMIN_SESSION_HOURS: ['12', 'longest life of a staff session'],
  ADMIN_TOTP: ['optional', 'required: staff can do nothing before they switch on codes at the sign-in'],
  ADMIN_IDLE_HOURS: ['1', 'a staff session ends after this time without use'],
  MAIL_RETENTION_DAYS: ['365', 'mails that no application keeps are removed after this time'],
  ENDED_RETENTION_DAYS: ['90', 'sessions and invitations are removed this long after their end'],
  CRM_STAGES: [
    '10 - New=submitted; 20 - In Review=in_review; 30 - Information Requested=info_requested; 50 - Approved=approved; 70 - Docs Out=docs_out; 100 - Funded=funded; 110 - Booked=funded; Closed Lost=declined',
    'the stages of the CRM and the status of a deal that each means; the first of a status is the one a new status sets',
  ],
  SALESFORCE_URL: [
    '',
    'the My Domain address of Salesforce, https://COMPANY.my.salesforce.com; unset: the built-in CRM (docs/how-to/connect-salesforce.md)',
  ],
  SALESFORCE_CLIENT_ID: ['', 'the consumer key of the External Client App'],
  SALESFORCE_USERNAME: ['', 'the integration user; with SALESFORCE_PRIVATE_KEY_FILE'],
  SALESFORCE_PRIVATE_KEY_FILE: ['', 'the RSA key (PEM) of the certificate that the app holds'],
  SALESFORCE_CLIENT_SECRET: ['', 'in place of user and key: the consumer secret (client credentials)'],
  SALESFORCE_API_VERSION: ['67.0', 'the version of the REST API'],
  SALESFORCE_MAPPING_FILE: [
    '',
    'which fields of the org hold what, as JSON; unset: the names of docs/how-to/connect-salesforce.md',
  ],
  SALESFORCE_TIMEOUT_MS: ['15000', 'milliseconds after which a call of Salesforce is given up'],
  SALESFORCE_POLL_SECONDS: ['60', 'how often stages are fetched; from 80 % of the daily calls on every 15 minutes'],
  SALESFORCE_PUSH_SECRET: [
    '',
    'the bearer with which Salesforce says that leads changed, 32 characters or more; unset: it is only asked',
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
