import type { DoctorAnswer } from '#contract/doctor.ts';
import type { App } from '#server/app.ts';
import { checksOf } from '#server/config/checks.ts';
import { checkUp } from '#server/config/doctor.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import { diagnose } from '#server/operations/diagnose.ts';

/** Runs the checks of `ops doctor` on the running server. Tests every service in use, which takes up to 15 seconds. */
export async function readDoctor(app: App, ctx: Ctx<StaffActor>): Promise<DoctorAnswer> {
  requirePermission(ctx, 'settings.manage');
  const facts = await diagnose(app, ctx.now);
  const fails = (service: string): boolean => facts.services.some((one) => one.service === service);
  const { installation } = checkUp(app.config, facts.brand, {
    database: false,
    relay: fails('mail'),
    bucket: fails('documents'),
    scanner: fails('scanner'),
  });
  return { success: true, checkedAt: ctx.now.toISOString(), checks: checksOf(facts), installation };
}
