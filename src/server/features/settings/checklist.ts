import type { Checklist } from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { checkUp } from '#server/config/doctor.ts';

/** What npm run ops -- doctor says of this installation, for the screen: its services are asked as they run. */
export async function readChecklist(app: App, ctx: Ctx<StaffActor>): Promise<Checklist> {
  requirePermission(ctx, 'settings.manage');
  const { files, mailer, scanner } = app;
  const { installation, samples, beforeLive } = checkUp(app.config, app.liveBrand.now(), {
    database: false,
    relay: app.config.smtpUrl !== undefined && !(await answers(() => mailer.ping())),
    bucket: app.config.bucket !== undefined && !(await answers(() => files.ping())),
    scanner: scanner !== undefined && !(await answers(() => scanner.ping())),
  });
  const open = beforeLive.length + new Set(samples.map((one) => one.section)).size;
  return { installation, samples, beforeLive, open };
}

const answers = (ping: () => Promise<void>): Promise<boolean> =>
  ping().then(
    () => true,
    () => false,
  );
