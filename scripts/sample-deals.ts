import { dealFormSchema } from '#contract/deal-form.ts';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import type { DealStatus } from '#contract/deals.ts';
import { dealerExtensions, type DocumentType } from '#contract/documents.ts';
import type { App } from '#server/app.ts';
import { type Ctx, type DealerActor, type StaffActor, systemCtx } from '#server/context.ts';
import { acceptInvite } from '../src/server/features/auth/invitation.ts';
import { authenticate } from '../src/server/features/auth/sessions.ts';
import { inviteContact } from '../src/server/features/users/invite.ts';
import { createDeal } from '../src/server/features/deals/draft.ts';
import { changeDealStatus, syncDeal } from '#server/features/deals/status.ts';
import { submitDeal } from '#server/features/deals/submit.ts';
import { uploadDocument } from '#server/features/documents/keep.ts';
import { receiveFile } from '#server/features/documents/receive.ts';
import { parse } from '#server/http/parse.ts';
import { samplePdf, samplePhoto } from './sample-papers.ts';

const DAY_MS = 24 * 3_600_000;

type Sample = [name: string, type: string, amount: number, customer: string, daysAgo: number, ...way: DealStatus[]];
export type SampleDealer = {
  email: string;
  firstName: string;
  accountName: string;
  actor: DealerActor;
  dealIds: string[];
};
const dealers: { email: string; firstName: string; accountName: string; deals: Sample[] }[] = [
  {
    email: 'dealer@prairie.example',
    firstName: 'Dana',
    accountName: 'Prairie Equipment (sample)',
    deals: [
      [
        'Wheel loader',
        'construction',
        143_000,
        'Marcus Bell',
        30,
        'submitted',
        'in_review',
        'approved',
        'docs_out',
        'funded',
      ],
      [
        'Bucket truck',
        'transportation',
        168_000,
        'Dana Whitfield',
        27,
        'submitted',
        'in_review',
        'approved',
        'docs_out',
        'funded',
      ],
      ['Crane truck', 'transportation', 236_500, 'Joe Tran', 24, 'submitted', 'in_review', 'declined'],
      ['Asphalt paver', 'construction', 311_000, 'Kim Novak', 21, 'submitted', 'sf_deleted'],
      [
        'Machining center',
        'manufacturing',
        212_500,
        'Łukasz Nowak',
        16,
        'submitted',
        'in_review',
        'approved',
        'docs_out',
      ],
      ['Concrete mixer', 'construction', 97_400, 'Ana Flores', 12, 'submitted', 'in_review', 'approved'],
      ['Compact excavator', 'construction', 84_500, 'Elena Ramos', 8, 'submitted', 'in_review', 'info_requested'],
      ['Welding robot', 'manufacturing', 121_800, 'Priya Shah', 5, 'submitted', 'in_review'],
      ['Tractor unit', 'transportation', 129_900, 'Daniel Ortiz', 2, 'submitted'],
      ['Skid steer', 'construction', 58_900, 'Íñigo Peña', 1],
    ],
  },
  {
    email: 'dealer@harbor.example',
    firstName: 'Priya',
    accountName: 'Harbor Kitchen Supply (sample)',
    deals: [
      ['Packaging line', 'food-service', 390_000, 'Priya Nair', 19, 'submitted', 'declined'],
      ['Deck oven', 'food-service', 46_000, 'Julián Ortega', 9, 'submitted', 'approved', 'docs_out'],
      ['Walk-in cooler', 'food-service', 31_700, 'Sam Reyes', 3, 'submitted'],
    ],
  },
];
const NOTES: Partial<Record<DealStatus, string>> = {
  info_requested: 'Please send the bank statements of the last three months.',
  declined: 'The time in business is too short for this amount.',
};

type Event = { daysAgo: number; run: (at: Pick<Ctx, 'now'>) => Promise<void> };

/** Creates two dealerships with a user each and a month of deals in every status, with the same verbs as users. */
export async function addSampleDeals(app: App, admin: StaffActor, password: string): Promise<SampleDealer[]> {
  const added = [];
  const events: Event[] = [];
  for (const { deals, ...person } of dealers) {
    const dealer = { ...person, actor: await addDealer(app, person, password), dealIds: [] };
    added.push(dealer);
    for (const deal of deals) events.push(...eventsOf(app, dealer, admin, deal));
  }
  // In order of time, because ids and notifications are ordered by it.
  for (const { daysAgo, run } of events.sort((a, b) => b.daysAgo - a.daysAgo))
    await run({ now: new Date(app.clock.now().getTime() - daysAgo * DAY_MS) });
  return added;
}

async function addDealer(
  app: App,
  { email, firstName, accountName }: Pick<SampleDealer, 'email' | 'firstName' | 'accountName'>,
  password: string,
): Promise<DealerActor> {
  const system = systemCtx(app.clock.now());
  const person = { email, firstName, lastName: 'Sample', phone: null, accountName, recordType: DEALER_RECORD_TYPE };
  const contact = await app.crm.addContact?.(person);
  if (!contact) throw new Error('the samples need the built-in CRM');
  const link = await app.db.tx((tx) => inviteContact(app, system, tx, contact));
  const token = new URL(link).searchParams.get('token') ?? '';
  const session = await acceptInvite(app, system, { token, password });
  const actor = (await authenticate(app, session.token, { polling: false }))?.actor;
  if (!actor) throw new Error('the session of a sample dealer has ended');
  if (actor.kind !== 'dealer') throw new Error('a sample dealer is not staff');
  return actor;
}

/** Returns the creation of the deal, its documents and each status change, spread over its days. */
function eventsOf(app: App, dealer: SampleDealer, admin: StaffActor, sample: Sample): Event[] {
  const [name, , , , daysAgo, ...way] = sample;
  const system = { ...systemCtx(app.clock.now()), requestId: 'sample' };
  let id = '';
  const made: Event = {
    daysAgo,
    run: async (at) => {
      id = await createDeal(app, { ...system, ...at, actor: dealer.actor }, formOf(sample), undefined);
      dealer.dealIds.push(id);
    },
  };
  const moved = way.map((status, i): Event => {
    const when = daysAgo * (1 - (i + 1) / (way.length + 1.5)) - 0.03;
    return {
      daysAgo: when,
      run: async (at) => {
        const own = { ...system, ...at, actor: dealer.actor };
        if (status === 'submitted') {
          await submitDeal(app, own, id, undefined);
          await addPapers(app, own, id, name);
        } else if (status === 'sf_deleted') {
          await app.db.query
            .updateTable('crm_leads')
            .set({ deleted_at: at.now })
            .where('external_id', '=', id)
            .execute();
          await syncDeal(app, own, id);
        } else if (status !== 'draft')
          await changeDealStatus(app, { ...system, ...at, actor: admin }, id, { status, note: NOTES[status] ?? '' });
      },
    };
  });
  return [made, ...moved];
}

function formOf([name, equipmentType, amount, customer]: Sample) {
  const [borrowerFirstName = '', borrowerLastName = ''] = customer.split(' ');
  return parse(dealFormSchema, {
    dealName: `${name}, ${borrowerLastName} (sample)`,
    equipmentType,
    equipmentDescription: name,
    equipmentAmount: amount,
    requestedAmount: Math.round(amount * 0.9),
    downPayment: amount - Math.round(amount * 0.9),
    requestedTerm: 60,
    borrowerFirstName,
    borrowerLastName,
    borrowerCompany: `${borrowerLastName} Works (sample)`,
    borrowerEmail: 'customer@example.com',
    borrowerPhone: '(402) 555-0188',
    borrowerTimeInBusiness: 7,
    borrowerAnnualRevenue: 1_250_000,
    borrowerCreditScore: 705,
    companyEin: '00-0004410',
    guarantor1Ssn: '900-70-4821',
  });
}

async function addPapers(app: App, ctx: Ctx<DealerActor>, dealId: string, machine: string): Promise<void> {
  const quote = await samplePdf('Equipment quote', [
    ['Machine', machine],
    ['Condition', 'Used, inspected'],
    ['Delivery', 'Within two weeks'],
  ]);
  const statement = await samplePdf('Bank statement', [
    ['Balance at the beginning', '$48,210.16'],
    ['Deposits', '$96,410.00'],
    ['Withdrawals', '$81,377.52'],
    ['Balance at the end', '$63,242.64'],
  ]);
  const papers: [string, Buffer, DocumentType][] = [
    ['equipment-quote-sample.pdf', quote, 'purchase_order'],
    ['bank-statement-sample.pdf', statement, 'bank_statement'],
    ['machine-photo-sample.png', samplePhoto(), 'other'],
  ];
  for (const [name, bytes, documentType] of papers) {
    const file = await receiveFile(app, ctx, { name, content: once(bytes) }, dealerExtensions);
    await uploadDocument(app, ctx, file, { dealId, documentType, description: '', paper: '' }, undefined);
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
