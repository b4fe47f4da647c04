import type { Readable } from 'node:stream';
import type { Language } from '#contract/language.ts';
import type { PaymentOutcome } from '#contract/payment.ts';
import type { Kysely, Transaction } from 'kysely';
import type { DataKeyRow, Tables } from './db/tables.ts';

export type Tx = Transaction<Tables>;
export type Query = Kysely<Tables>;

export type Db = {
  /** Reads outside a transaction. Throws inside one, where the transaction itself must be used. */
  query: Query;
  /** Runs `fn` in one transaction, which the job queue joins. `fn` must not call anything outside the database. */
  tx: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;
  embedded: boolean;
  /** Used for health checks. Has its own connection on PostgreSQL. */
  health: Query;
  /** Connections of this process, and calls that wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Why the database reads but cannot write, as a readable message. */
  fault: () => string | undefined;
  /** Runs VACUUM and CHECKPOINT on the embedded database. PostgreSQL does this itself. */
  maintain: () => Promise<void>;
  close: () => Promise<void>;
};

/** A data key as it lies in the database: who can unwrap it, and its wrapped form. */
export type WrappedKey = Pick<DataKeyRow, 'id' | 'kek_id' | 'wrapped'> & {
  /** `backup` is the key of one backup file; the others are rows of the database. */
  purpose: DataKeyRow['purpose'] | 'backup';
};

/** Wraps the data keys: the key ring, or a service that never reveals its own key. */
export type KeyProvider = {
  /** Shown to operators. */
  name: string;
  /** The key that wraps new data keys. @throws Error when there is none */
  activeId: () => string;
  /** Returns whether the provider has, or could request, the key of this id. Calls no service. */
  canRead: (kekId: string) => boolean;
  /** Wraps a key, bound to `purpose` and `id`, so it unwraps for no other row. @throws Error */
  wrap: (purpose: WrappedKey['purpose'], id: string, key: Buffer) => Promise<Pick<WrappedKey, 'kek_id' | 'wrapped'>>;
  /** 32 bytes. @throws Error when the key is missing or wrong, or the row was changed */
  unwrap: (row: WrappedKey) => Promise<Buffer>;
};

/** Stores immutable files under random keys. The content is encrypted before it arrives here. */
export type Files = {
  /** Resolves once the whole file is durable. When the source or the store fails, nothing is kept. */
  put: (key: string, source: AsyncIterable<Buffer>) => Promise<void>;
  /** Streams the content. Read it to the end or destroy it. @throws Error with code ENOENT when missing */
  open: (key: string) => Promise<Readable>;
  /** Does nothing when the file is missing. */
  remove: (key: string) => Promise<void>;
  /** Deletes files older than `before` that `areKept` does not return, and unfinished files. Returns how many. */
  sweep: (before: Date, areKept: (keys: string[]) => Promise<Set<string>>) => Promise<number>;
  /** Resolves when files can be stored. Throws otherwise. */
  ping: () => Promise<void>;
  /** Returns the small object of this name, or undefined. The sweep never deletes it. */
  readNamed: (name: string) => Promise<Buffer | undefined>;
  /** Stores or replaces an object atomically: a reader gets the old or the new content. */
  writeNamed: (name: string, content: Buffer) => Promise<void>;
};

/** A virus scanner. Files without a verdict are refused. */
export type Scanner = {
  begin: () => Scan;
  /** Resolves when the scanner answers. Throws otherwise. */
  ping: () => Promise<void>;
};
export type Scan = {
  /** Resolves once the scanner accepts more. @throws Error when the scanner is unreachable */
  write: (chunk: Buffer) => Promise<void>;
  /** Returns the name of the finding, or undefined for a clean file. @throws Error when there is no verdict */
  end: () => Promise<string | undefined>;
  /** Ends the scan at any time. Safe to repeat. */
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
  /** Sends one message and resolves when the relay accepted it. Safe to repeat, because the Message-ID is fixed. */
  deliver: (mail: OutgoingEmail) => Promise<void>;
  /** Resolves when the relay accepts a sign-in. Sends nothing. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
};

/** One timed operation. `name` and attributes come from fixed lists. Seconds. */
export type Span = {
  trace: string;
  kind: 'request' | 'job';
  name: string;
  beganAt: Date;
  seconds: number;
  attributes: Record<string, string | number>;
  failed: boolean;
};

/** Exports spans. Never blocks its callers: it drops spans that it cannot export. */
export type Telemetry = {
  record: (span: Span) => void;
  close: () => Promise<void>;
};

export type PaymentForm = { action: string; fields: (readonly [name: string, value: string])[] };

export type Payments = {
  /** Returns what the browser posts to the payment page, with the fields in order. */
  form: (lang: Language) => PaymentForm;
  /** Returns the outcome of a payment, if the hash of the returned parameters is valid. */
  outcomeOf: (returned: URLSearchParams) => PaymentOutcome;
};

/** Everything a language model receives. */
export type ModelTurn = {
  instructions: string;
  /** Oldest first, the question last. */
  messages: { role: 'user' | 'assistant'; text: string }[];
};

/** A language model. Its output is not trusted. Errors contain nothing of the conversation. */
export type Model = {
  /** Streams the answer. @throws Error when none arrives, when it breaks off, or once the signal aborts */
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
  /** The record type of the account. */
  recordType: string;
};

/** The part of a deal that the CRM receives. Never contains an encrypted number. */
export type CrmLead = {
  /** Our id of the subject. A second call with the same id finds the same lead. */
  externalId: string;
  /** The dealer's account in the CRM, or null if the CRM does not have it. */
  accountId: string | null;
  name: string;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  phone: string;
  amountCents: number | null;
};

/** A document for the CRM, attached to one of its leads. */
export type CrmFile = {
  leadId: string;
  name: string;
  bytes: number;
  /** Returns the content from its beginning, on every call. */
  content: () => AsyncIterable<Buffer>;
};

/** The current stage of a lead, or undefined once it was deleted. An empty stage means unknown. */
export type LeadStage = { id: string; lead: { stage: string } | undefined };

/** Calls of an external CRM throw CrmFault when the CRM does not answer or refuses. */
export type Crm = {
  /** True: the CRM is in our database and joins the open transaction. False: it is never called inside one. */
  joinsTransaction: boolean;
  /** Returns false for an id that another CRM issued. */
  isLeadId: (id: string) => boolean;
  /** Contacts by account and last name, of one record type if given. `q` matches name, address and account. */
  listContacts: (by: { recordType?: string; q?: string; limit: number }) => Promise<CrmContact[]>;
  findContact: (id: string) => Promise<CrmContact | undefined>;
  findContactsByEmail: (email: string) => Promise<CrmContact[]>;
  /** Returns each record type with its number of accounts. */
  countAccounts: () => Promise<{ recordType: string; accounts: number }[]>;
  /** Creates or updates a lead. Safe to repeat. Only a new lead gets the first stage. */
  upsertLead: (lead: CrmLead) => Promise<{ id: string; stage: string }>;
  /** Returns undefined once the lead was deleted in the CRM. */
  readLead: (id: string) => Promise<{ stage: string } | undefined>;
  /** Returns false when the lead no longer exists. */
  moveLead: (id: string, stage: string) => Promise<boolean>;
  /** External CRM only: changes that its users made. */
  changes?: {
    /** Leads that may have changed since this time of the CRM, or all. `until` starts the next call. */
    since: (since: Date | undefined) => Promise<{ leads: LeadStage[]; until: Date }>;
    /** Returns the leads that exist. */
    read: (ids: string[]) => Promise<LeadStage[]>;
    /** Returns true when 80% of the allowed calls are used. Low-priority calls then wait. */
    isNearLimit: () => boolean;
  };
  /**
   * External CRM only: sends a document. Resolves once the CRM confirmed its size and checksum. Safe to repeat: does
   * not resend a document that this lead already has.
   * @throws also the errors of reading the content
   */
  keepFile?: (file: CrmFile) => Promise<void>;
  /** Built-in CRM: adds a contact to this account, or returns the one with this address. */
  addContact?: (contact: {
    email: string;
    firstName: string;
    lastName: string;
    phone: string | null;
    accountName: string;
    recordType: string;
  }) => Promise<CrmContact>;
};
