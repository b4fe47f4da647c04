import { type ApplicationInput, applicationSchema } from '#contract/application.ts';
import { createInviteSchema, type ApplicationInvite } from '#contract/application-invites.ts';
import { addDays, dayIn } from '#contract/days.ts';
import { customerExtensions } from '#contract/documents.ts';
import type { RequiredDocument } from '#contract/required-documents.ts';
import { creditApplication as en } from '#copy/en/credit-application.ts';
import { creditApplication as es } from '#copy/es/credit-application.ts';
import { noteCorrection } from '#server/features/applications/corrections.ts';
import { sendNoticeOfIncompleteness } from '#server/features/applications/clock.ts';
import { currentConsent } from '#server/features/applications/consent.ts';
import { changeApplicationStatus, holdApplication } from '#server/features/applications/status.ts';
import { selectIdOf } from '#server/features/applications/store.ts';
import { submitApplication } from '#server/features/applications/submit.ts';
import { receiveFile } from '#server/features/documents/receive.ts';
import { createInvite } from '#server/features/invites/create.ts';
import { findLink } from '#server/features/status/status-page.ts';
import { uploadByApplicant } from '#server/features/status/upload.ts';
import { parse } from '#server/http/parse.ts';
import {
  asDealer,
  asStaff,
  asVisitor,
  dollars,
  numbersOf,
  type Paper,
  quotePaper,
  required,
  type Scene,
  statementPaper,
  type Step,
} from './sample-file.ts';

const texts = { en, es };
const HALF = 100_000;

/** Invites the customer of a dealer to apply. */
export const invite: Step = async (scene) => {
  const { app, file } = scene;
  const { business } = file;
  const { email, phone } = numbersOf(file);
  const given = {
    recipientName: `${business.first} ${business.last}`,
    recipientEmail: email,
    recipientPhone: phone,
    prefillData: { businessName: business.name, equipmentDescription: business.machine },
  };
  const { answer } = await createInvite(app, asDealer(scene), parse(createInviteSchema, given), undefined);
  const made = (answer as { invite: ApplicationInvite }).invite;
  file.inviteId = made.id;
  file.inviteToken = new URL(made.inviteUrl).searchParams.get('token') ?? '';
};

export const apply: Step = async (scene) => {
  const { app, file } = scene;
  const { lang } = file.business;
  const input = parse(applicationSchema(texts[lang].messages), {
    ...applicationOf(scene),
    consentHash: currentConsent(app.brand, lang).hash,
    inviteToken: file.inviteToken ?? '',
  });
  const { answer } = await submitApplication(app, asVisitor(scene), input, undefined);
  const { reference, statusUrl } = answer as { reference: string; statusUrl?: string };
  file.applicationId = required(await app.db.tx((tx) => selectIdOf(tx, reference)));
  file.statusUrl = required(statusUrl);
};

function applicationOf({ app, file }: Scene): Partial<ApplicationInput> {
  const { business, index } = file;
  const { phone, email, ssn, ein, born, founded } = numbersOf(file);
  const home = { principalCity: business.city, principalState: business.state, principalZip: business.zip };
  return {
    salesperson: index % 3 === 0 ? 'N/A' : (app.brand.representatives[index % 4]?.name ?? 'N/A'),
    businessName: business.name,
    businessPhone: phone,
    businessStreet: `${String(100 + index * 17)} Sample Road`,
    businessCity: business.city,
    businessState: business.state,
    businessZip: business.zip,
    businessNature: business.trade,
    dateEstablished: founded,
    businessType: index % 4 === 1 ? 'Corporation' : index % 7 === 3 ? 'Proprietorship' : 'LLC',
    federalIdEncrypted: ein,
    principalName: `${business.first} ${business.last}`,
    principalTitle: business.lang === 'es' ? 'Titular' : 'Owner',
    principalSsnEncrypted: ssn,
    principalDobEncrypted: born,
    principalStreet: `${String(12 + index * 3)} Example Lane`,
    ...home,
    principalPhone: phone,
    principalEmail: business.story === 'declined-by-hand' ? '' : email,
    equipmentDescription: business.machine,
    equipmentAmount: dollars(business.price),
    equipmentVendor: business.kind === 'food-service' ? 'Harbor Kitchen Supply' : 'Prairie Equipment',
    equipmentCondition: business.used ? 'Used' : 'New',
    primarySignature: `${business.first} ${business.last}`,
  };
}

/** The applicant sends one of the first documents on the status page. */
async function sendPaper(scene: Scene, paper: RequiredDocument, made: Paper): Promise<void> {
  const { app, file } = scene;
  const token = required(file.statusUrl).split('/').at(-1) ?? '';
  const link = required(await findLink(app.db.query, token));
  const ctx = { ...asVisitor(scene), actor: { kind: 'customer' as const, linkId: link.id } };
  const received = await receiveFile(app, ctx, made, customerExtensions);
  await uploadByApplicant(app, ctx, link, received, { paper, claim: undefined });
}

export const sendQuote: Step = async (scene) => sendPaper(scene, 'quote', await quotePaper(scene.file));
export const sendStatements: Step = async (scene) => {
  const paper = scene.file.business.price >= HALF ? 'bank_statements_6' : 'bank_statements_3';
  await sendPaper(scene, paper, await statementPaper(scene.file));
};

export const review: Step = async (scene) => {
  const ctx = asStaff(scene, 'underwriter');
  await changeApplicationStatus(scene.app, ctx, required(scene.file.applicationId), { status: 'in_review', note: '' });
};

export const close: Step = async (scene) => {
  const note = 'The customer bought the machine with cash.';
  const ctx = asStaff(scene, 'underwriter');
  await changeApplicationStatus(scene.app, ctx, required(scene.file.applicationId), { status: 'closed', note });
};

/** Asks for documents. The clock pauses until they arrive. */
const askFor =
  (daysLeft: number): Step =>
  async (scene) => {
    const { app, file } = scene;
    const today = dayIn(app.brand.timeZone, new Date());
    await sendNoticeOfIncompleteness(app, asStaff(scene, 'underwriter'), required(file.applicationId), {
      missing: ['business_tax_return', 'owner_id'],
      respondBy: addDays(today, daysLeft),
    });
  };
export const ask = askFor(6);
export const askUntilToday = askFor(0);

export const correct: Step = async (scene) => {
  const note = 'The shop moved across the street: the house number of the application is the old one.';
  const ctx = asStaff(scene, 'underwriter');
  await noteCorrection(scene.app, ctx, required(scene.file.applicationId), { part: 'address', note });
};

export const hold: Step = async (scene) => {
  const reason = 'An attorney asked us to keep the records of this file.';
  const ctx = asStaff(scene, 'compliance');
  await holdApplication(scene.app, ctx, required(scene.file.applicationId), { hold: true, reason });
};
