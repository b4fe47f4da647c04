import type { Language } from '#contract/language.ts';
import type { PaymentOutcome } from '#contract/payment.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './core/tables.ts';

export type Tx = Transaction<Tables>;
export type Query = Kysely<Tables>;

export type Db = {
  /** Reads outside a transaction. Throws inside one: there the transaction itself must be used. */
  query: Query;
  /** Runs fn in one transaction; the job queue joins it. Nothing outside the database is called inside. */
  tx: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;
  embedded: boolean;
  /** Resolves when the database answers, throws otherwise. */
  ping: () => Promise<void>;
  /** What keeps it from writing although it reads, in words. */
  fault: () => string | undefined;
  /** VACUUM and CHECKPOINT where no server does it. */
  maintain: () => Promise<void>;
  close: () => Promise<void>;
};

export type OutgoingMail = {
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
};

export type Mailer = {
  /** Hands one message over; resolves only when it was accepted. Safe to repeat: the Message-ID is fixed. */
  deliver: (mail: OutgoingMail) => Promise<void>;
  close: () => Promise<void>;
};

export type PaymentForm = { action: string; fields: (readonly [name: string, value: string])[] };

export type Payments = {
  /** What a browser posts to the payment page, its fields in their order. */
  form: (lang: Language) => PaymentForm;
  /** What a return says of a payment, as far as its hash proves it. */
  outcomeOf: (returned: URLSearchParams) => PaymentOutcome;
};

export type Clock = { now: () => Date };
