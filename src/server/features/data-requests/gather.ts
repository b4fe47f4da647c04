import {
  applicationFields,
  applicationSections,
  type EncryptedApplicationField,
  encryptedApplicationFields,
} from '#contract/application-fields.ts';
import { encryptedDealFields } from '#contract/deal-form.ts';
import type { CopyRole, HeldKind } from '#contract/data-requests.ts';
import type { Decision } from '#contract/decision.ts';
import { creditApplication } from '#copy/en/credit-application.ts';
import { decisions } from '#copy/en/decisions.ts';
import { inquiries } from '#copy/en/inquiries.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { dealForm } from '#copy/portal/deal-form.ts';
import { decisionWords } from '#copy/portal/decisions.ts';
import { inquiryWords } from '#copy/portal/inquiries.ts';
import { emailLabel } from '#copy/portal/email-labels.ts';
import type { App } from '#server/app.ts';
import { listCorrections } from '#server/features/applications/corrections.ts';
import { readTranscript } from '#server/features/chats/stored-chats.ts';
import { readSubmittedApplication } from '#server/features/applications/read.ts';
import { maskEncryptedField } from '#server/features/applications/present.ts';
import { readDealContent } from '#server/features/deals/read.ts';
import { listDecisions } from '#server/features/decisions/read.ts';
import type { FilePair } from '#server/features/invites/start-deal.ts';
import { formatDay } from '#server/features/emails/decision-notice.ts';
import { listEmailsAbout } from '#server/features/emails/list.ts';
import { readInquiries } from '#server/features/inquiries/read.ts';
import { listNotes } from '#server/features/notes/notes.ts';
import { selectDocumentNames, selectPrefill, type Held } from './store.ts';
import { goesOut, isHanded, ownFirst } from './whose.ts';

const { document: words } = dataRequestWords;
const { feeKinds, feePayments, noFees } = decisions;
type Row = [label: string, value: string];
export type HeldGroup = { title: string; rows: Row[] };
/** Everything stored about one item, as text for the person. */
export type HeldRecord = { kind: HeldKind; name: string; at: Date; groups: HeldGroup[] };
/** `role`: the part of a record about two people. Null when it is about one. */
type How = { clear: boolean; show: (at: Date) => string; role: CopyRole | null };

/** Collects the content of one item. Numbers are masked unless `clear`. */
export async function gatherHeld(app: App, held: Held, how: How): Promise<HeldRecord> {
  const groups = await groupsOf(app, held, how);
  return { kind: held.kind, name: held.name, at: held.at, groups: groups.filter((group) => group.rows.length > 0) };
}

async function groupsOf(app: App, held: Held, how: How): Promise<HeldGroup[]> {
  if (held.kind === 'application') return ofApplication(app, held, how);
  if (held.kind === 'deal') return ofDeal(app, held.id, how);
  const { query } = app.db;
  if (held.kind === 'chat') {
    const lines = await readTranscript(app, held.id);
    const rows = lines.map((line): Row => [`${how.show(line.created_at)}, ${words.roles[line.role]}`, line.content]);
    return [{ title: words.chat, rows }];
  }
  if (held.kind === 'inquiry') return [await ofInquiry(app, held.id)];
  const prefill = held.kind === 'invite' ? await selectPrefill(query, held.id) : {};
  const rows: Row[] = [[words.said, held.detail], ...filled(Object.entries(prefill), creditApplication.labels)];
  return [{ title: held.kind === 'mail' ? emailLabel(held.name) : held.name, rows }];
}

async function ofInquiry(app: App, id: string): Promise<HeldGroup> {
  const found = (await readInquiries(app, app.db.query, [id])).get(id);
  if (!found) return { title: '', rows: [] };
  const { kind, company, name, phone, email, machine, amount } = found;
  return {
    title: inquiryWords.kinds[kind],
    rows: filled(Object.entries({ company, name, phone, email, machine, amount }), inquiries.labels),
  };
}

const namesFirst = [...applicationSections.principal, ...applicationFields];

async function ofApplication(app: App, { id, reference }: Held & { kind: 'application' }, how: How) {
  const { query } = app.db;
  const { content, signature } = await readSubmittedApplication(app, id);
  const { contactConsent, ...typed } = content;
  const handed = ownFirst(Object.entries(typed), namesFirst).filter(([field]) => goesOut(field, how.role));
  const shown = handed.map(([field, value]): Row => [
    field,
    how.clear || !isEncrypted(field) || value === '' ? value : maskEncryptedField(field, value),
  ]);
  const typedPart = { title: words.typed, rows: filled(shown, creditApplication.labels) };
  if (!isHanded('main', how.role)) return [typedPart];
  const signed: Row[] = [
    [words.signedAt, how.show(signature.signedAt)],
    [words.ip, signature.ip],
    [words.device, signature.userAgent],
    [words.consent, signature.consentVersion],
    [words.contact, contactConsent ? words.yes : words.no],
  ];
  const mails = await listEmailsAbout(query, { reference, dealId: null });
  const corrections = await listCorrections(app, query, id);
  return [
    typedPart,
    { title: words.signature, rows: signed },
    await ofDocuments(app, 'application_id', id, how),
    ...(await ofDecisions(app, { applicationId: id, dealId: null }, how)),
    {
      title: words.mails,
      rows: mails.map((mail): Row => [
        emailLabel(mail.template),
        `${mail.to}${mail.sentAt === null ? '' : `, ${how.show(new Date(mail.sentAt))}`}`,
      ]),
    },
    {
      title: words.corrections,
      rows: corrections.map((one): Row => [how.show(new Date(one.notedAt)), one.note]),
    },
    await ofNotes(app, { applicationId: id, dealId: null }, how),
  ];
}

async function ofDeal(app: App, id: string, how: How): Promise<HeldGroup[]> {
  const found = await readDealContent(app, id);
  if (!found) return [];
  const labels = dealForm.labels;
  const fields = ownFirst(Object.entries(found.deal), Object.keys(labels));
  const handed = fields.filter(([field]) => goesOut(field, how.role));
  const shown = handed.map(([field, value]): Row => [
    field,
    how.clear ? (found.clear[field as keyof typeof found.clear] ?? text(value)) : text(value),
  ]);
  const typedPart = { title: words.typedByDealer, rows: filled(shown, labels) };
  if (!isHanded('main', how.role)) return [typedPart];
  return [
    typedPart,
    await ofDocuments(app, 'deal_id', id, how),
    ...(await ofDecisions(app, { applicationId: null, dealId: id }, how)),
    await ofNotes(app, { applicationId: null, dealId: id }, how),
  ];
}

async function ofDocuments(app: App, of: 'deal_id' | 'application_id', id: string, { show }: How): Promise<HeldGroup> {
  const documents = await selectDocumentNames(app.db.query, of, id);
  const rows = documents.map((one): Row => [show(one.uploaded_at), `${one.file_name} (${one.document_type})`]);
  return { title: words.documents, rows };
}

async function ofNotes(app: App, about: FilePair, { show }: How): Promise<HeldGroup> {
  const notes = await listNotes(app, app.db.query, about);
  // Struck notes were written by mistake, perhaps about another person.
  const standing = notes.filter((one) => one.struckAt === null);
  return { title: words.notes, rows: standing.map((one): Row => [show(new Date(one.at)), one.text]) };
}

/** Returns the encrypted fields that are exported, for the audit of reveals. */
export function encryptedFieldsOf(held: Held, role: CopyRole | null): readonly string[] {
  const sealed = { application: encryptedApplicationFields, deal: encryptedDealFields };
  const fields = held.kind === 'application' || held.kind === 'deal' ? sealed[held.kind] : [];
  return fields.filter((field) => goesOut(field, role));
}
const isEncrypted = (field: string): field is EncryptedApplicationField =>
  encryptedApplicationFields.some((one) => one === field);

async function ofDecisions(
  app: App,
  subject: Parameters<typeof listDecisions>[2],
  { show }: How,
): Promise<HeldGroup[]> {
  const decisions = await listDecisions(app, app.db.query, subject);
  return decisions.map((one) => ({
    title: `${words.decision}, ${show(new Date(one.decidedAt))}`,
    rows: filled(
      [
        ['outcome', decisionWords.outcomes[one.outcome]],
        ['amount', one.amount === null ? '' : `$${String(one.amount)}`],
        ['term', one.termMonths === null ? '' : String(one.termMonths)],
        ['rate', one.ratePercent === null ? '' : `${String(one.ratePercent)}%`],
        ['apr', one.aprPercent === null || one.fees === null ? '' : `${one.aprPercent.toFixed(2)}%`],
        ['fees', feesText(one.fees)],
        ['expires', one.expiresOn === null ? '' : formatDay(one.expiresOn, 'en')],
        ['conditions', one.conditions.join('; ')],
        ['reasons', one.reasons.map((reason) => decisionWords.reasons[reason]).join('; ')],
        ['report', one.bureau ?? ''],
        ['note', one.note],
      ],
      words.decisionRows,
    ),
  }));
}

/** Empty when the decision has no answer about fees. */
const feesText = (fees: Decision['fees']): string =>
  fees?.length === 0
    ? noFees
    : (fees ?? [])
        .map(({ kind, amount, paid }) => `${feeKinds[kind]}: $${amount.toFixed(2)}, ${feePayments[paid]}`)
        .join('; ');

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns the rows that have a label and a value. */
const filled = (rows: [string, unknown][], labels: Record<string, string>): Row[] =>
  rows.flatMap(([name, value]) => {
    const label = labels[name];
    return label === undefined || text(value) === '' ? [] : [[label, text(value)] satisfies Row];
  });
