import { type ApplicationInvite, createInviteSchema } from '#contract/application-invites.ts';
import { createUploadLinkSchema } from '#contract/upload-links.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { createInvite } from '../src/server/features/invites/create.ts';
import { createUploadLink } from '../src/server/features/documents/links.ts';
import { parse } from '#server/http/parse.ts';
import { submitSample } from './sample-applications.ts';
import type { SampleDealer } from './sample-deals.ts';

export type SampleLinks = { upload: string; spanish: string };

/** Creates an upload link, an open invitation in Spanish, and an invitation with a completed application. */
export async function addSampleLinks(app: App, dealer: SampleDealer): Promise<SampleLinks> {
  const ctx = { ...systemCtx(app.clock.now()), requestId: 'sample', actor: dealer.actor };
  const asked = await app.db.query
    .selectFrom('deals')
    .select('id')
    .where('status', '=', 'info_requested')
    .where('account_id', '=', dealer.actor.accountId)
    .executeTakeFirstOrThrow();
  const wanted = { label: 'Documents for your excavator', requested: ['bank_statements_3', 'owner_id'] };
  const { uploadUrl } = await createUploadLink(app, ctx, asked.id, parse(createUploadLinkSchema, wanted));
  const invite = async (given: object): Promise<string> => {
    const { answer } = await createInvite(app, ctx, parse(createInviteSchema, given), undefined);
    return (answer as { invite: ApplicationInvite }).invite.inviteUrl;
  };
  const done = await invite({ recipientName: 'Elena Ramos (sample)', recipientEmail: 'elena@example.com' });
  await submitSample(app, new URL(done).searchParams.get('token') ?? '');
  const open = await invite({
    recipientName: 'Julián Ortega (muestra)',
    recipientEmail: 'julian@example.com',
    prefillData: {
      businessName: 'Panadería La Espiga (muestra)',
      businessCity: 'Omaha',
      businessState: 'Nebraska',
      equipmentDescription: 'Horno de piso de tres cámaras',
      equipmentAmount: '46000',
    },
  });
  return { upload: uploadUrl, spanish: open.replace('/credit-application', '/es/credit-application') };
}
