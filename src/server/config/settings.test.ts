import fs from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './environment.ts';
import { environmentVariables } from './settings.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
const all = Object.entries(environmentVariables).map(([name, [fallback, meaning]]) => ({ name, fallback, meaning }));

describe('the list of settings', () => {
  test('matches .env.example, which contains each setting with its meaning, in order, and sets none', () => {
    const text = read('.env.example');
    const listed = [...text.matchAll(/^# (.+)\n#(\w+)=(.*)$/gm)].map(([, meaning, name, fallback]) => ({
      name,
      fallback,
      meaning,
    }));
    expect(listed).toEqual(all);
    expect(parseEnv(text)).toEqual({});
  });

  test('states the defaults that apply without any setting', () => {
    const config = parseConfig({});
    const named = { ASSISTANT_PROVIDER: 'anthropic', ASSISTANT_API_KEY: 'k', ASSISTANT_MODEL: 'm' };
    const { model } = parseConfig(named);
    const { salesforce } = parseConfig({
      SALESFORCE_URL: 'https://acme.my.salesforce.example',
      SALESFORCE_CLIENT_ID: 'app',
      SALESFORCE_CLIENT_SECRET: 'secret',
    });
    const { telemetry } = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' });
    const { backups } = parseConfig({ BACKUP_DIR: '/backups' });
    const hours = (ms: number): string => String(ms / 3_600_000);
    const found: Record<keyof typeof environmentVariables, string> = {
      NODE_ENV: config.production ? 'production' : 'development',
      PORT: String(config.port),
      HOST: config.host,
      DOMAIN: '',
      PUBLIC_URL: config.publicUrl.replace(`${config.host}:${String(config.port)}`, 'HOST:PORT'),
      ALLOWED_HOSTS: config.allowedHosts.join(),
      TRUST_PROXY: config.trustProxy.join(),
      DATA_DIR: `./${path.relative(process.cwd(), config.dataDir)}`,
      DATABASE_URL: config.databaseUrl?.reveal() ?? '',
      EMBEDDED_IN_PRODUCTION: config.embeddedInProduction ? 'yes' : 'no',
      FILES_URL: config.bucket?.bucket ?? '',
      AWS_ACCESS_KEY_ID: config.bucket?.credentials?.reveal().accessKeyId ?? '',
      AWS_SECRET_ACCESS_KEY: config.bucket?.credentials?.reveal().secretAccessKey ?? '',
      AWS_SESSION_TOKEN: config.bucket?.credentials?.reveal().sessionToken ?? '',
      CLAMD_URL: config.clamdUrl ?? '',
      SMTP_URL: config.smtpUrl?.reveal() ?? '',
      MAIL_FROM: config.mailFrom ?? '',
      ADMIN_EMAIL: config.adminEmail ?? '',
      BRAND_FILE: config.brandFile.replace(config.dataDir, 'DATA_DIR'),
      ENCRYPTION_KEYS: config.keyRing?.reveal() ?? '',
      KMS_KEY_ID: config.kms?.keyId ?? '',
      KMS_REGION: config.kms?.region ?? '',
      KMS_ENDPOINT: config.kms?.endpoint ?? '',
      BACKUP_DIR: '',
      BACKUP_COPY_DIR: '',
      BACKUP_HOURS: String(backups?.hours),
      BACKUP_KEEP: String(backups?.keep),
      KEYS_BACKED_UP: config.keysBackedUp ? 'yes' : 'no',
      SIGNING_P12_FILE: config.signingFile ?? '',
      SIGNING_P12_PASSWORD: config.signingPassword?.reveal() ?? '',
      METRICS_TOKEN: config.metricsToken?.reveal() ?? '',
      OTEL_EXPORTER_OTLP_ENDPOINT: config.telemetry?.url ?? '',
      OTEL_EXPORTER_OTLP_HEADERS: '',
      OTEL_TRACES_SAMPLER_ARG: String(telemetry?.share),
      RATE_LIMIT: config.rateLimits ? 'on' : 'off',
      DEALER_SESSION_HOURS: hours(config.sessions.dealer.absoluteMs),
      DEALER_IDLE_HOURS: hours(config.sessions.dealer.idleMs),
      ADMIN_SESSION_HOURS: hours(config.sessions.admin.absoluteMs),
      ADMIN_TOTP: config.adminTotp ? 'required' : 'optional',
      ADMIN_IDLE_HOURS: hours(config.sessions.admin.idleMs),
      MAIL_RETENTION_DAYS: String(config.retention.mailDays),
      ENDED_RETENTION_DAYS: String(config.retention.endedDays),
      CRM_STAGES: config.crmStages.map(({ stage, status }) => `${stage}=${status}`).join('; '),
      SALESFORCE_URL: config.salesforce?.url ?? '',
      SALESFORCE_CLIENT_ID: config.salesforce?.clientId ?? '',
      SALESFORCE_USERNAME: '',
      SALESFORCE_PRIVATE_KEY_FILE: '',
      SALESFORCE_CLIENT_SECRET: '',
      SALESFORCE_API_VERSION: String(salesforce?.apiVersion),
      SALESFORCE_MAPPING_FILE: '',
      SALESFORCE_TIMEOUT_MS: String(salesforce?.timeoutMs),
      SALESFORCE_POLL_SECONDS: String((salesforce?.pollMs ?? 0) / 1000),
      SALESFORCE_PUSH_SECRET: '',
      VISITOR_RETENTION_DAYS: String(config.retention.visitorDays),
      TRACKING: config.tracking,
      RECOMMEND_PER_MINUTE: String(config.recommendPerMinute),
      PAYMENT_GATEWAY_URL: config.payment?.url ?? '',
      PAYMENT_KEY_ID: config.payment?.keyId ?? '',
      PAYMENT_DESCRIPTION: config.payment?.description ?? '',
      PAYMENT_SECURITY_KEY: config.payment?.securityKey?.reveal() ?? '',
      PAYMENT_HASH: config.payment?.hash ?? '',
      ASSISTANT_PROVIDER: config.model?.provider ?? '',
      ASSISTANT_BASE_URL: config.model?.baseUrl ?? '',
      ASSISTANT_API_KEY: config.model?.apiKey?.reveal() ?? '',
      ASSISTANT_MODEL: config.model?.model ?? '',
      ASSISTANT_MAX_TOKENS: String(model?.maxTokens),
      ASSISTANT_TURNS: String(model?.turns),
      ASSISTANT_PER_MINUTE: String(model?.perMinute),
      ASSISTANT_DAILY_TOKENS: String(model?.dailyTokens),
      ASSISTANT_FIRST_WORD_MS: String(model?.firstWordMs),
      ASSISTANT_ANSWER_MS: String(model?.answerMs),
      CHAT_RETENTION_DAYS: String(config.retention.chatDays),
      OPS_COMMAND: config.opsCommand,
      LOG_LEVEL: config.logLevel,
    };
    expect(found).toEqual(Object.fromEntries(all.map(({ name, fallback }) => [name, fallback])));
  });

  test('states defaults that are accepted when written out', () => {
    const written = Object.fromEntries(
      all.filter((s) => !/HOST:PORT|DATA_DIR\//.test(s.fallback)).map((s) => [s.name, s.fallback]),
    );
    expect(parseConfig(written)).toEqual(parseConfig({}));
  });
});
