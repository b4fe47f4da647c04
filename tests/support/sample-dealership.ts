import { type DealFormInput, dealFormSchema } from '#contract/deal-form.ts';
import type { DealStatus } from '#contract/deals.ts';
import type { App } from '#server/app.ts';
import { parseConfig } from '#server/config/environment.ts';
import { type Ctx, type DealerActor, systemCtx } from '#server/context.ts';
import { newId } from '#server/lib/ids.ts';
import { openLog } from '#server/lib/log.ts';
import { keepUser } from '#server/features/users/store.ts';
import { createDeal } from '#server/features/deals/draft.ts';
import { requireDeal } from '#server/features/deals/read.ts';
import { writeDealStatus } from '#server/features/deals/status.ts';
import { submitDeal } from '#server/features/deals/submit.ts';
import { startApp } from '#server/boot/start.ts';
import { copyDataTemplate } from './data-template.ts';
import { dealerActor } from './actors.ts';
import { PASSWORD, sampleDeal } from './factories.ts';

/** Runs `work` on a data folder before its server starts. */
export async function prepareFolder(dataDir: string, work: (app: App) => Promise<void>): Promise<void> {
  copyDataTemplate(dataDir);
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost:3000' });
  const { app, close } = await startApp(config, openLog('warn'));
  try {
    await work(app);
  } finally {
    await close();
  }
}

/** Adds a dealer who signs in with PASSWORD, in a new dealership or in a colleague's. */
export async function addDealer(
  app: App,
  email: string,
  firstName = 'Dana',
  colleague?: Ctx<DealerActor>,
): Promise<Ctx<DealerActor>> {
  const now = app.clock.now();
  const accountId = colleague?.actor.accountId ?? newId();
  const password_hash = await app.passwords.hash(PASSWORD);
  const person = { id: newId(), email, first_name: firstName, last_name: 'Sample', role: 'dealer' } as const;
  await app.db.tx(async (tx) => {
    const account = { id: accountId, name: `Dealership of ${firstName}`, kind: 'dealer', created_at: now } as const;
    if (!colleague) await tx.insertInto('accounts').values(account).execute();
    await keepUser(tx, {
      ...person,
      account_id: accountId,
      status: 'active',
      password_hash,
      created_at: now,
      activated_at: now,
    });
  });
  return { ...systemCtx(now), actor: dealerActor({ userId: person.id, accountId, email }) };
}

/** Adds a deal that passed through these statuses. Returns its id. */
export async function addDeal(
  app: App,
  ctx: Ctx<DealerActor>,
  changes: Partial<DealFormInput>,
  way: { to: DealStatus; stage?: string; note?: string }[] = [],
): Promise<string> {
  const id = await createDeal(app, ctx, dealFormSchema.parse(sampleDeal(changes)), undefined);
  for (const { to: status, stage, note } of way) {
    if (status === 'submitted') await submitDeal(app, ctx, id, undefined);
    else
      await app.db.tx(async (tx) => {
        const deal = await requireDeal(tx, ctx, id);
        const to = { status, stage: stage ?? deal.stage, ...(note === undefined ? {} : { dealerMessage: note }) };
        await writeDealStatus(app, ctx, tx, deal, to);
      });
  }
  return id;
}
