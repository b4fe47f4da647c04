import { dealFormSchema } from '#contract/deal-form.ts';
import { documentRequestSchema } from '#contract/document-requests.ts';
import {
  customerExtensions,
  dealerExtensions,
  type DocumentType,
  typeOfRequiredDocument,
} from '#contract/documents.ts';
import { usualDocuments } from '#contract/required-documents.ts';
import { createUploadLinkSchema } from '#contract/upload-links.ts';
import { requiredDocuments } from '#copy/en/required-documents.ts';
import { createDeal } from '#server/features/deals/draft.ts';
import { changeDealStatus, syncDeal } from '#server/features/deals/status.ts';
import { submitDeal } from '#server/features/deals/submit.ts';
import { createUploadLink } from '#server/features/documents/links.ts';
import { receiveFile } from '#server/features/documents/receive.ts';
import { requestDocuments } from '#server/features/documents/request-documents.ts';
import { requireUploadLink, uploadByLink, uploadDocument } from '#server/features/documents/upload.ts';
import { parse } from '#server/http/parse.ts';
import {
  asDealer,
  asStaff,
  asVisitor,
  closingPaper,
  numbersOf,
  once,
  type Paper,
  pick,
  quotePaper,
  required,
  type Scene,
  statementPaper,
  type Step,
} from './sample-file.ts';
import { samplePhoto } from './sample-papers.ts';

const HOURS_30_DAYS = 720;
const photo = samplePhoto();

export const createDraft: Step = async (scene) => {
  const { file } = scene;
  const form = { ...formOf(scene), applicationInviteId: file.inviteId ?? '' };
  file.dealId = await createDeal(scene.app, asDealer(scene), form, undefined);
};

function formOf({ file }: Scene) {
  const { business, index } = file;
  const { phone, email, ssn, ein, born, founded } = numbersOf(file);
  const requested = Math.round((business.price * 0.9) / 500) * 500;
  return parse(dealFormSchema, {
    dealName: `${business.machine.split(',')[0] ?? ''}, ${business.last} (${business.lang === 'es' ? 'muestra' : 'sample'})`,
    equipmentType: business.kind,
    equipmentDescription: business.machine,
    equipmentAmount: business.price,
    requestedAmount: requested,
    downPayment: business.price - requested,
    requestedTerm: business.price < 60_000 ? 48 : 60,
    borrowerFirstName: business.first,
    borrowerLastName: business.last,
    borrowerCompany: business.name,
    borrowerEmail: email,
    borrowerPhone: phone,
    borrowerIndustry: business.kind === 'food-service' ? 'food-beverage' : business.kind,
    borrowerTimeInBusiness: 2026 - Number(founded),
    borrowerAnnualRevenue: Math.round(business.price / 1000) * 9000,
    borrowerCreditScore: 640 + ((index * 13) % 120),
    companyEin: ein,
    guarantor1FirstName: business.first,
    guarantor1LastName: business.last,
    guarantor1Ssn: ssn,
    guarantor1Dob: born,
    guarantor1OwnershipPercent: 100,
    guarantor1IsGuarantor: true,
  });
}

export const submit: Step = (scene) => submitDeal(scene.app, asDealer(scene), required(scene.file.dealId), undefined);

/** The dealer sends a quote, the bank statements and, of a used machine, a photo. */
export const sendPapers: Step = async (scene) => {
  const { app, file } = scene;
  const ctx = asDealer(scene);
  const machine = { name: 'machine-photo.png', content: once(photo) };
  const papers: [Paper, DocumentType][] = [
    [await quotePaper(file), 'purchase_order'],
    [await statementPaper(file), 'bank_statement'],
    ...(file.business.used ? [[machine, 'other'] as [Paper, DocumentType]] : []),
  ];
  for (const [paper, documentType] of papers) {
    const received = await receiveFile(app, ctx, paper, dealerExtensions);
    const of = { dealId: required(file.dealId), documentType, description: '', paper: '' as const };
    await uploadDocument(app, ctx, received, of, undefined);
  }
};

export const startReview: Step = (scene) =>
  changeDealStatus(
    scene.app,
    asStaff(scene, 'underwriter'),
    required(scene.file.dealId),
    { status: 'in_review', note: '' },
    false,
  );

export const askDealer: Step = (scene) => {
  const wanted = parse(documentRequestSchema, { papers: ['business_tax_return', 'debt_schedule'], to: 'dealer' });
  return requestDocuments(scene.app, asStaff(scene, 'underwriter'), required(scene.file.dealId), wanted);
};

export const askCustomer: Step = (scene) => {
  const { business, dealId } = scene.file;
  const papers = ['bank_statements_3', 'owner_id'];
  const wanted = parse(documentRequestSchema, { papers, to: 'customer', language: business.lang });
  return requestDocuments(scene.app, asStaff(scene, 'underwriter'), required(dealId), wanted);
};

/** The dealer creates an upload link too, for the customer at the counter. */
export const createLink: Step = async (scene) => {
  const { file } = scene;
  const label = file.business.lang === 'es' ? 'Documentos de su equipo' : 'Documents for your machine';
  const requested = ['bank_statements_3', 'owner_id'];
  const wanted = parse(createUploadLinkSchema, { label, requested, expiresInHours: HOURS_30_DAYS });
  file.uploadUrl = (await createUploadLink(scene.app, asDealer(scene), required(file.dealId), wanted)).uploadUrl;
};

/** The customer sends the first of the two requested documents. */
export const sendByLink: Step = async (scene) => {
  const { app, file } = scene;
  const visitor = asVisitor(scene);
  const link = await requireUploadLink(app, visitor, required(file.uploadUrl).split('/').at(-1) ?? '');
  const ctx = { ...visitor, actor: { kind: 'customer' as const, linkId: link.id } };
  const received = await receiveFile(app, ctx, await statementPaper(file), customerExtensions);
  await uploadByLink(app, ctx, link, received, { description: '', paper: 'bank_statements_3', claim: undefined });
};

/** The dealer sends what the approval requests before funding. */
export const sendClosing: Step = async (scene) => {
  const { app, file } = scene;
  const ctx = asDealer(scene);
  for (const paper of usualDocuments({ requestedAmount: file.business.price, status: 'docs_out' })) {
    const content = await closingPaper(file, requiredDocuments[paper].name);
    const received = await receiveFile(app, ctx, content, dealerExtensions);
    const documentType = typeOfRequiredDocument[paper];
    const of = { dealId: required(file.dealId), documentType, description: '', paper };
    await uploadDocument(app, ctx, received, of, undefined);
  }
};

const moved =
  (status: 'docs_out' | 'funded', notes: string[]): Step =>
  (scene) =>
    changeDealStatus(
      scene.app,
      asStaff(scene, 'funder'),
      required(scene.file.dealId),
      { status, note: pick(scene.file, notes) },
      false,
    );
export const sendContract = moved('docs_out', ['The contract is with the customer for signature.', '']);
export const fund = moved('funded', ['Paid to you after delivery and acceptance.', '']);

/** The lead was deleted in the CRM. */
export const loseLead: Step = async (scene) => {
  const { app, now, file } = scene;
  const id = required(file.dealId);
  await app.db.query.updateTable('crm_leads').set({ deleted_at: now }).where('external_id', '=', id).execute();
  await syncDeal(app, asDealer(scene), id);
};
