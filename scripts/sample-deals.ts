import { dealFormSchema } from '#contract/deal-form.ts';
import { DEALER_RECORD_TYPE } from '#contract/dealer-contacts.ts';
import type { DealStatus } from '#contract/deals.ts';
import type { App } from '#server/app.ts';
import { systemCtx, type UserActor } from '#server/context.ts';
import { acceptInvite } from '#server/features/dealers/accept-invite.ts';
import { authenticate } from '#server/features/dealers/authenticate.ts';
import { inviteContact } from '#server/features/dealers/invite-user.ts';
import { changeStanding } from '#server/features/deals/change-standing.ts';
import { createDeal } from '#server/features/deals/create.ts';
import { submitDeal } from '#server/features/deals/submit.ts';
import { parse } from '#server/http/parse.ts';

type Sample = [name: string, type: string, amount: number, first: string, last: string, ...way: DealStatus[]];
const dealers: { email: string; firstName: string; accountName: string; deals: Sample[] }[] = [
  {
    email: 'dealer@prairie.example',
    firstName: 'Dana',
    accountName: 'Prairie Equipment (sample)',
    deals: [
      ['Ramos Paving, excavator', 'construction', 84_500, 'Elena', 'Ramos', 'submitted', 'in_review'],
      ['Blue Ridge, bucket truck', 'transportation', 168_000, 'Dana', 'Whitfield', 'submitted', 'approved', 'funded'],
      ['Northfield, machining center', 'manufacturing', 212_500, 'Łukasz', 'Nowak', 'submitted', 'info_requested'],
      ['Ñandú, skid steer', 'construction', 58_900, 'Íñigo', 'Peña'],
    ],
  },
  {
    email: 'dealer@harbor.example',
    firstName: 'Priya',
    accountName: 'Harbor Kitchen Supply (sample)',
    deals: [
      ['La Espiga, deck oven', 'food-service', 46_000, 'Julián', 'Ortega', 'submitted', 'approved', 'docs_out'],
      ['Harbor Street, packaging line', 'food-service', 390_000, 'Priya', 'Nair', 'submitted', 'declined'],
    ],
  },
];

/** Two dealerships with a user each and a few deals, by the same verbs as people use. @returns their addresses */
export async function addSampleDeals(app: App, admin: UserActor, password: string): Promise<string[]> {
  const system = systemCtx(app.clock.now());
  for (const { email, firstName, accountName, deals } of dealers) {
    const person = { email, firstName, lastName: 'Sample', phone: null, accountName, recordType: DEALER_RECORD_TYPE };
    const contact = await app.crm.addContact?.(person);
    if (!contact) throw new Error('the samples need the built-in CRM');
    const link = await app.db.tx((tx) => inviteContact(app, system, tx, contact));
    const token = new URL(link).searchParams.get('token') ?? '';
    const session = await acceptInvite(app, system, { token, password });
    const actor = await authenticate(app, session.token, { polling: false });
    if (!actor) throw new Error('the session of a sample dealer is over');
    for (const deal of deals) await addDeal(app, actor, admin, deal);
  }
  return dealers.map((one) => one.email);
}

async function addDeal(app: App, actor: UserActor, admin: UserActor, sample: Sample): Promise<void> {
  const [dealName, equipmentType, amount, borrowerFirstName, borrowerLastName, ...way] = sample;
  const form = parse(dealFormSchema, {
    dealName,
    equipmentType,
    equipmentAmount: amount,
    requestedAmount: amount,
    requestedTerm: 60,
    borrowerFirstName,
    borrowerLastName,
    borrowerEmail: 'customer@example.com',
    borrowerPhone: '(402) 555-0188',
    companyEin: '00-0004410',
    guarantor1Ssn: '900-70-4821',
  });
  const ctx = { ...systemCtx(app.clock.now()), requestId: 'sample' };
  const id = await createDeal(app, { ...ctx, actor }, form, undefined);
  for (const status of way)
    if (status === 'submitted') await submitDeal(app, { ...ctx, actor }, id, undefined);
    else if (status !== 'draft' && status !== 'sf_deleted')
      await changeStanding(app, { ...ctx, actor: admin }, id, { status, note: '' });
}
