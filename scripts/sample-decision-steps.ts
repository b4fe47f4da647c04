import type { FileKind } from '#contract/assignments.ts';
import { addDays, dayIn } from '#contract/days.ts';
import { type DecideInput, decideSchema } from '#contract/decisions.ts';
import type { DeclineReason } from '#contract/decision.ts';
import { type RequiredDocument, usualDocuments } from '#contract/required-documents.ts';
import { disclosureStates } from '#contract/state-disclosures.ts';
import { stateCodeOf } from '#contract/us-states.ts';
import { assignFile } from '#server/features/assignments/assign.ts';
import { findApplicationSubject, findDealSubject } from '#server/features/decisions/notice.ts';
import { decide } from '#server/features/decisions/decide.ts';
import { writeNote } from '#server/features/notes/notes.ts';
import { parse } from '#server/http/parse.ts';
import { asStaff, pick, required, type SampleFile, type Scene, type Step } from './sample-file.ts';

export const OFFER_DAYS = 30;
const RATES = [14, 16, 19, 23];
const TERMS = [36, 48, 60];

/** The application, or the deal of a customer who did not apply. */
const fileOf = ({ applicationId, dealId }: SampleFile): { kind: FileKind; id: string } =>
  applicationId === undefined ? { kind: 'deal', id: required(dealId) } : { kind: 'application', id: applicationId };

const assignTo =
  (name: 'underwriter' | 'sales'): Step =>
  async (scene) => {
    const { userId } = scene.cast.staff(name);
    await assignFile(scene.app, asStaff(scene, 'underwriter'), fileOf(scene.file), { to: userId, from: null });
  };
export const assign = assignTo('underwriter');
export const assignToSales = assignTo('sales');

const NOTES = [
  'Called the owner. The machine replaces a rental that costs more each month than our payment.',
  'Deposits are steady over the year. The summer dip matches the trade.',
  'The vendor confirmed serial number and hours. The price is in line with three auction results.',
  'Title search is clean. Two earlier loans with other lenders were paid as agreed.',
  'The owner wants the first payment after the season starts. A deferred structure would fit.',
  'Proof of insurance is needed before funding. The insurance agent sends it this week.',
  'Spoke with the accountant: the loss last year was one write-off.',
];
export const note: Step = async (scene) => {
  const text = pick(scene.file, NOTES);
  await writeNote(scene.app, asStaff(scene, 'underwriter'), fileOf(scene.file), { text }, undefined);
};

/** Records a decision with its notice, and remembers it for one that replaces it. Only a deal is asked for documents. */
async function record(scene: Scene, input: DecideInput, documents: readonly RequiredDocument[] = []): Promise<void> {
  const { app, file } = scene;
  const { kind, id } = fileOf(file);
  const about = await (kind === 'application' ? findApplicationSubject(app, id) : findDealSubject(app, id));
  const replaces = file.decisionId ?? null;
  const given = parse(decideSchema, {
    language: file.business.lang,
    ...input,
    ...(about.deal !== null && documents.length > 0 && { documents }),
    replaces,
  });
  const { decisions } = await decide(app, asStaff(scene, 'underwriter'), about, given);
  file.decisionId = required(decisions[0]).id;
}

function termsOf(scene: Scene, share: number) {
  const { app, now, file } = scene;
  const { business } = file;
  const today = dayIn(app.brand.timeZone, now);
  const code = stateCodeOf(business.state) ?? '';
  const isDisclosed = disclosureStates.some((state) => state === code);
  const given = { kind: 'given' as const, on: today, how: 'email' as const, by: 'Ruth Okafor' };
  return {
    amount: Math.round((business.price * share) / 100) * 100,
    termMonths: pick(file, TERMS),
    ratePercent: pick(file, RATES),
    expiresOn: addDays(today, OFFER_DAYS),
    fees: [{ kind: 'documentation' as const, amount: 395, paid: 'financed' as const }],
    businessState: code,
    disclosure: isDisclosed ? (business.story === 'approved-held' ? { kind: 'pending' as const } : given) : null,
  };
}

export const approve: Step = (scene) =>
  record(
    scene,
    {
      outcome: 'approved',
      ...termsOf(scene, 0.9),
      conditions: scene.file.business.used ? ['Inspection report of the machine'] : [],
      note: 'Strong deposits and a useful machine.',
    },
    usualDocuments({ requestedAmount: scene.file.business.price, status: 'approved' }),
  );

export const counter: Step = (scene) =>
  record(scene, {
    outcome: 'counter_offer',
    ...termsOf(scene, 0.75),
    reasons: ['terms_not_granted'],
    conditions: ['A larger down payment'],
    note: 'The amount asked for is above what the cash flow carries.',
  });

const REASONS: DeclineReason[][] = [
  ['time_in_business', 'cash_flow'],
  ['excessive_obligations'],
  ['collateral', 'down_payment'],
];
export const decline: Step = (scene) => record(scene, { outcome: 'declined', reasons: pick(scene.file, REASONS) });

export const declineByReport: Step = (scene) => {
  const { app, now } = scene;
  const { bureaus } = app.brand.notices;
  const scoreOn = dayIn(app.brand.timeZone, now);
  const factors = ['Too many recent inquiries', 'High use of credit lines'];
  return record(scene, {
    outcome: 'declined',
    reasons: ['delinquent_obligations', 'excessive_obligations'],
    report: { bureau: required(bureaus[0]).name, score: 588, scoreOn, factors },
  });
};

export const withdraw: Step = (scene) =>
  record(scene, { outcome: 'withdrawn', note: 'The customer called: the seller sold the machine to another buyer.' });
