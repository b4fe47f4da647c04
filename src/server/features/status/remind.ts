import { timeZoneOfApplicant } from '#contract/state-time-zones.ts';
import { requiredDocuments as en } from '#copy/en/required-documents.ts';
import { requiredDocuments as es } from '#copy/es/required-documents.ts';
import type { App } from '#server/app.ts';
import { systemCtx } from '#server/context.ts';
import { readDatabaseTime } from '#server/db/database-clock.ts';
import { forEachItem } from '#server/lib/for-each-item.ts';
import { requireApplication } from '#server/features/applications/read.ts';
import { queueEmail } from '#server/features/emails/queue-email.ts';
import { listAsked, findStatusUrl } from './status-page.ts';
import { countReminder, lockForDocuments, selectToRemind } from './store.ts';

const texts = { en, es };
/** Days after a request on which the applicant is reminded. */
const DAYS = [2, 5, 10];
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

/** Emails applicants whose documents are missing, during the day in their time zone. Safe to run on several nodes. */
export async function remindApplicants(app: App): Promise<void> {
  await forEachItem(await selectToRemind(app.db.query, DAYS), (id) => remind(app, id));
}

const remind = (app: App, id: string): Promise<void> =>
  app.db.tx(async (tx) => {
    if (!(await lockForDocuments(tx, id))) return;
    // Read again behind the lock: another node may have reminded this applicant.
    if (!(await selectToRemind(tx, DAYS, id)).includes(id)) return;
    const row = await requireApplication(tx, id);
    const ctx = systemCtx(await readDatabaseTime(tx));
    const zone = timeZoneOfApplicant(row.business_state, app.brand.timeZone);
    const hour = hourIn(zone, ctx.now);
    const link = await findStatusUrl(app, tx, row);
    if (hour < FIRST_HOUR || hour >= LAST_HOUR || link === undefined) return;
    const missing = (await listAsked(tx, id)).filter(({ state }) => state === 'missing').map(({ paper }) => paper);
    await countReminder(tx, id, missing);
    await queueEmail(app, ctx, tx, {
      template: 'documents-reminder',
      to: row.principal_email,
      language: row.language,
      params: { reference: row.reference, missing: missing.map((paper) => texts[row.language][paper].name), link },
    });
  });

const hourIn = (timeZone: string, at: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at));
