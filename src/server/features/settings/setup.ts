import {
  type AnswerStep,
  laterSteps,
  type SetupAnswer,
  type SetupStep,
  type SetupStepState,
  setupSteps,
} from '#contract/setup.ts';
import { sectionNames, type SettingsSection } from '#contract/settings.ts';
import type { App } from '#server/app.ts';
import { checkUp, noneFails, SHIPPED } from '#server/config/doctor.ts';
import { type Ctx, requirePermission, type StaffActor } from '#server/context.ts';
import type { SetupStepRow } from '#server/db/setup-tables.ts';
import { audit } from '#server/lib/audit.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Tx } from '#server/ports.ts';
import { readBackupState } from '#server/operations/scheduled-backup.ts';
import { lacksKeyBackup } from './key-backup.ts';
import { countUsers, keepSetupStep, selectSetupSteps } from './store.ts';

const NO_RELAY = 'Set SMTP_URL and MAIL_FROM, and restart the server. Until then no email arrives.';
const STALE =
  'Another administrator changed this step after you opened it. Nothing was saved. Check its current state.';

/** Returns every step with its state. A section without a sample is done, so the wizard resumes anywhere. */
export async function readSetup(app: App, ctx: Ctx<StaffActor>): Promise<SetupAnswer> {
  requirePermission(ctx, 'settings.manage');
  const rows = await selectSetupSteps(app.db.query);
  const left = await whatIsLeft(app);
  const steps = setupSteps.map((step) =>
    stateOf(
      step,
      left[step],
      rows.find((one) => one.step === step),
    ),
  );
  return { success: true, steps };
}

const isAnswered = (step: SetupStep, row: SetupStepRow | undefined): boolean =>
  step !== 'email' || row?.state === 'done';

function stateOf(step: SetupStep, missing: string[], row: SetupStepRow | undefined): SetupStepState {
  const version = row?.version ?? 0;
  if (missing.length === 0 && isAnswered(step, row)) return { step, state: 'done', left: [], version };
  // Without a relay the site cannot be published, so only the test itself can wait.
  const canWait = laterSteps.includes(step) && (step !== 'email' || missing.length === 0);
  const isLater = row?.state === 'later' && canWait;
  return {
    step,
    state: isLater ? 'later' : 'open',
    left: missing.length > 0 ? missing : ['Send a test email, and confirm that it arrived.'],
    version,
  };
}

/**
 * Stores what an administrator says about a step: the test email arrived, or the step waits. A repeated call changes
 * nothing.
 * @throws AppError validation for a step that stored values answer; conflict for another version
 */
export async function answerSetupStep(
  app: App,
  ctx: Ctx<StaffActor>,
  step: SetupStep,
  { state, version }: AnswerStep,
): Promise<SetupAnswer> {
  requirePermission(ctx, 'settings.manage');
  if (state === 'done' && step !== 'email')
    throw new AppError('validation', 'This step is done once its values are saved.');
  if (state !== 'open' && step === 'email' && app.config.smtpUrl === undefined)
    throw new AppError('conflict', NO_RELAY);
  if (state === 'later' && !laterSteps.includes(step))
    throw new AppError('validation', 'The site cannot be published without this step, so it cannot wait.');
  await app.db.tx(async (tx) => {
    const row = (await selectSetupSteps(tx)).find((one) => one.step === step);
    if ((row?.state ?? 'open') === state) return;
    const saved = { step, state, version: version + 1, changed_by: ctx.actor.userId, changed_at: ctx.now };
    if ((row?.version ?? 0) !== version || !(await keepSetupStep(tx, saved))) {
      // The other call may have saved the same answer while this one waited for it.
      if ((await storedState(tx, step)) === state) return;
      throw new AppError('conflict', STALE);
    }
    await audit(tx, ctx, 'setup.step_changed', { kind: 'settings', id: 'setup' }, { step, state });
  });
  return readSetup(app, ctx);
}

const storedState = async (tx: Tx, step: SetupStep): Promise<SetupStepState['state']> =>
  (await selectSetupSteps(tx)).find((one) => one.step === step)?.state ?? 'open';

const noProof = (claim: string): string => `No proof yet: ${claim}`;
const asShipped = (n: number): string =>
  `${n === 1 ? '1 value is a sample' : `${String(n)} values are samples`}. Change what differs, and save. Then confirm the rest with the same button.`;

/** Returns sentences about what is missing in each step. */
async function whatIsLeft(app: App): Promise<Record<SetupStep, string[]>> {
  const { config, db } = app;
  const { samples } = checkUp(config, app.liveBrand.now(), noneFails);
  const [{ staff, dealers }, lacksKeys, backupsLeft] = await Promise.all([
    countUsers(db.query),
    lacksKeyBackup(config, db.query),
    leftOfBackups(app),
  ]);
  const ofSection = (step: SettingsSection): string[] => {
    const all = samples.filter(({ section }) => section === step).map(({ words }) => words);
    const others = all
      .filter((words) => words !== SHIPPED)
      .map((words) => (step === 'claims' ? noProof(words) : words));
    return others.length === all.length ? others : [asShipped(all.length - others.length), ...others];
  };
  const sections = sectionNames.map((section) => [section, ofSection(section)] as const);
  return {
    ...(Object.fromEntries(sections) as Record<SettingsSection, string[]>),
    email: config.smtpUrl ? [] : [NO_RELAY],
    keys: lacksKeys ? ['Download the key backup, and read it back.'] : [],
    backups: backupsLeft,
    team: staff > 1 ? [] : ['You are the only member of the staff. Invite a colleague.'],
    dealer: dealers > 0 ? [] : ['No dealer is invited yet.'],
  };
}

async function leftOfBackups(app: App): Promise<string[]> {
  if (!app.config.backups) return ['Set BACKUP_DIR to a folder on another disk, and restart the server.'];
  const { last, fault: error } = await readBackupState(app);
  if (error !== undefined) return [error];
  return last ? [] : ['There is no backup yet. The server makes the first one within a minute.'];
}
