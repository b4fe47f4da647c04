import type { Readable } from 'node:stream';
import type { Language } from '#contract/language.ts';
import type { PaymentOutcome } from '#contract/payment.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DataKeyRow, Tables } from './db/tables.ts';

export type Tx = Transaction<Tables>;
export type Query = Kysely<Tables>;

export type Db = {
  /** Reads outside a transaction. Throws inside one: there the transaction itself must be used. */
  query: Query;
  /** Runs fn in one transaction; the job queue joins it. Nothing outside the database is called inside. */
  tx: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;
  embedded: boolean;
  /** Reads of health checks: a connection of their own, where there are several. */
  health: Query;
  /** Connections of this process, and calls that wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** What keeps it from writing although it reads, in words. */
  fault: () => string | undefined;
  /** VACUUM and CHECKPOINT where no server does it. */
  maintain: () => Promise<void>;
  close: () => Promise<void>;
};

/** A data key as it lies in the database: who can unwrap it, and its wrapped form. */
export type WrappedKey = Pick<DataKeyRow, 'id' | 'purpose' | 'kek_id' | 'wrapped'>;

/** Whoever wraps the data keys: the key ring, or a service that never gives its own key away. */
export type KeyProvider = {
  /** For people. */
  name: string;
  /** The key that wraps from now on. @throws Error in words where there is none */
  activeId: () => string;
  /** Whether it has, or would ask for, the key of this id; nobody is asked. */
  canRead: (kekId: string) => boolean;
  /** Bound to purpose and id: it opens for no other row. @throws Error in words */
  wrap: (purpose: WrappedKey['purpose'], id: string, key: Buffer) => Promise<Pick<WrappedKey, 'kek_id' | 'wrapped'>>;
  /** 32 bytes. @throws Error in words when the key is not there, is another one, or the row was changed */
  unwrap: (row: WrappedKey) => Promise<Buffer>;
};

/** Stored files by random keys; what they hold is encrypted before. They never change. */
export type Files = {
  /** Resolves once all of it is safe. When the source or the store fails, nothing of it stays. */
  put: (key: string, source: AsyncIterable<Buffer>) => Promise<void>;
  /** From its beginning; to be read to its end or destroyed. @throws Error with code ENOENT when it is not there */
  open: (key: string) => Promise<Readable>;
  /** Nothing happens when it is not there. */
  remove: (key: string) => Promise<void>;
  /** Removes what was stored before an instant and is not kept, and what was never finished; answers how many. */
  sweep: (before: Date, areKept: (keys: string[]) => Promise<Set<string>>) => Promise<number>;
  /** Resolves when files can be stored, throws otherwise. */
  ping: () => Promise<void>;
  /** The small object of this name; undefined when there is none. The sweep never removes it. */
  readNamed: (name: string) => Promise<Buffer | undefined>;
  /** Stores or replaces it as a whole: a reader gets the old or the new content. */
  writeNamed: (name: string, content: Buffer) => Promise<void>;
};

/** A virus scanner. Without a verdict a file is not taken. */
export type Scanner = {
  begin: () => Scan;
  /** Resolves when it answers, throws otherwise. */
  ping: () => Promise<void>;
};
export type Scan = {
  /** Resolves once there is room for more. @throws Error when the scanner is away */
  write: (chunk: Buffer) => Promise<void>;
  /** The name of what was found, undefined for a clean file. @throws Error when there is no verdict */
  end: () => Promise<string | undefined>;
  /** Ends it at any time; safe to repeat. */
  close: () => void;
};

export type OutgoingEmail = {
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
  deliver: (mail: OutgoingEmail) => Promise<void>;
  /** Resolves when it accepts a sign-in; sends nothing. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** What took how long: `name` and attributes are from lists of our own. Seconds. */
export type Span = {
  trace: string;
  kind: 'request' | 'job';
  name: string;
  beganAt: Date;
  seconds: number;
  attributes: Record<string, string | number>;
  failed: boolean;
};

/** Somebody who collects spans. It never keeps anybody waiting: what it cannot tell is dropped. */
export type Telemetry = {
  record: (span: Span) => void;
  close: () => Promise<void>;
};

export type PaymentForm = { action: string; fields: (readonly [name: string, value: string])[] };

export type Payments = {
  /** What a browser posts to the payment page, its fields in their order. */
  form: (lang: Language) => PaymentForm;
  /** What a return says of a payment, as far as its hash proves it. */
  outcomeOf: (returned: URLSearchParams) => PaymentOutcome;
};

/** What a language model receives, and nothing else. */
export type ModelTurn = {
  instructions: string;
  /** Oldest first, the question last. */
  messages: { role: 'user' | 'assistant'; text: string }[];
};

/** A language model. What it says is not trusted; errors hold nothing of the conversation. */
export type Model = {
  /** The answer as it arrives. @throws Error when none arrives, when it breaks off, or once the signal aborts */
  answer: (turn: ModelTurn, signal: AbortSignal) => AsyncIterable<string>;
};

export type Clock = { now: () => Date; sleep: (ms: number) => Promise<void> };

export type CrmContact = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  accountId: string;
  accountName: string;
  /** Of the account. */
  recordType: string;
};

/** What the CRM is told of a deal: never a sealed number. */
export type CrmLead = {
  /** Our own id of what it stands for: a second call with it finds the same lead. */
  externalId: string;
  /** The dealer's account in the CRM, if the CRM knows it. */
  accountId: string | null;
  name: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  phone: string;
  amountCents: number | null;
};

/** A document for the CRM, under a lead that it gave. */
export type CrmFile = {
  leadId: string;
  name: string;
  bytes: number;
  /** From its beginning, as often as it is asked for. */
  content: () => AsyncIterable<Buffer>;
};

/** Where a lead stands by now; undefined once it was deleted. An empty stage says nothing. */
export type LeadStanding = { id: string; lead: { stage: string } | undefined };

/**
 * Accounts, contacts, leads and their stages. Any call of one beside us throws CrmFault when it does not answer or
 * refuses.
 */
export type Crm = {
  /** True: it lies in our database and joins the transaction that is open. False: it is never called inside one. */
  joinsTransaction: boolean;
  /** False: an id that another CRM gave. */
  isLeadId: (id: string) => boolean;
  /** By account and last name; of accounts with this record type, or of all. q looks at names, addresses and accounts. */
  listContacts: (by: { recordType?: string; q?: string; limit: number }) => Promise<CrmContact[]>;
  findContact: (id: string) => Promise<CrmContact | undefined>;
  findContactsByEmail: (email: string) => Promise<CrmContact[]>;
  /** Each record type with the number of its accounts. */
  countAccounts: () => Promise<{ recordType: string; accounts: number }[]>;
  /** Safe to repeat. A new lead starts at the first stage; a known one keeps its own. */
  upsertLead: (lead: CrmLead) => Promise<{ id: string; stage: string }>;
  /** Undefined once it was deleted there. */
  readLead: (id: string) => Promise<{ stage: string } | undefined>;
  /** False when there is no such lead any more. */
  moveLead: (id: string, stage: string) => Promise<boolean>;
  /** Only of a CRM beside us: what its own people changed. */
  changes?: {
    /**
     * Leads that may have changed since an instant of the CRM's clock, or all; some unchanged ones come along. `until`
     * is where the next call begins.
     */
    since: (since: Date | undefined) => Promise<{ leads: LeadStanding[]; until: Date }>;
    /** Those of them that are to be found. */
    read: (ids: string[]) => Promise<LeadStanding[]>;
    /** Four of five calls that it allows are used: what can wait, waits. */
    isNearLimit: () => boolean;
  };
  /**
   * Only of a CRM beside us, which documents leave for: resolves once it has said back the same size and checksum. Safe
   * to repeat: what it holds under this lead already is not sent again. @throws what reading the content throws, too
   */
  keepFile?: (file: CrmFile) => Promise<void>;
  /** Only where the CRM is ours: a contact, under the account of this name. Known by address and account already: that one. */
  addContact?: (contact: {
    email: string;
    firstName: string;
    lastName: string;
    phone: string | null;
    accountName: string;
    recordType: string;
  }) => Promise<CrmContact>;
};
