import type { Brand } from '#contract/brand.ts';
import type { Logger } from 'pino';
import type { ClockCheck } from './boot/clock.ts';
import type { Config } from './config/environment.ts';
import type { AuditSealer } from './features/audit/sealer.ts';
import type { Jobs } from './jobs/queue.ts';
import type { Limits } from './lib/limits.ts';
import type { Metrics } from './lib/metrics.ts';
import type { Passwords } from './crypto/password-hash.ts';
import type { Transfers } from './lib/transfers.ts';
import type { Vault } from './crypto/vault.ts';
import type { LiveKnowledge } from './features/entries/entries.ts';
import type { LiveBrand } from './features/settings/live-brand.ts';
import type { Publication } from './features/settings/publication.ts';
import type { Printer } from './features/signed-copies/printer.ts';
import type { Clock, Crm, Db, Files, Mailer, Model, Payments, Scanner, Telemetry } from './ports.ts';

/** Holds everything a verb may use. Built once and passed as an argument. */
export type App = {
  config: Config;
  /** The lender's current values. Read them where they are used; never store them. */
  readonly brand: Brand;
  liveBrand: LiveBrand;
  publication: Publication;
  db: Db;
  jobs: Jobs;
  limits: Limits;
  transfers: Transfers;
  passwords: Passwords;
  vault: Vault;
  auditSealer: AuditSealer;
  files: Files;
  /** Undefined: uploads are inspected but not scanned for viruses. */
  scanner: Scanner | undefined;
  mailer: Mailer;
  crm: Crm;
  printer: Printer;
  /** Undefined: the payment page offers phone and email only. */
  payments: Payments | undefined;
  /** Undefined: the assistant answers from its built-in entries. */
  model: Model | undefined;
  /** What the assistant may answer from. */
  knowledge: LiveKnowledge;
  clock: Clock;
  clockCheck: ClockCheck;
  metrics: Metrics;
  /** Undefined: no spans are recorded. */
  telemetry: Telemetry | undefined;
  log: Logger;
};
