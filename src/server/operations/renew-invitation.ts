import { isMigrated } from '#server/db/migrate.ts';
import type { Config } from '#server/config/environment.ts';
import { systemClock } from '#server/adapters/clock.ts';
import { withAuditKey } from '#server/lib/audit.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { openVault } from '#server/crypto/vault.ts';
import { inviteAdmin } from '#server/features/users/invite-admin.ts';
import { invitationWords } from '#server/boot/startup-banner.ts';
import { openKeyProvider } from '#server/boot/open-key-provider.ts';
import type { Db } from '#server/ports.ts';

/**
 * Replaces the open invitation of this administrator. Answers what to print: the link, or where the email is.
 * @throws Error with a readable message when the account exists, or the server never started here
 */
export async function renewInvitation(config: Config, db: Db, jobs: Jobs, email: string): Promise<string> {
  if (!(await isMigrated(db.query)))
    throw new Error('The database is of another version: start the server of this version once.');
  const keeper = await openKeyProvider(config);
  if (!keeper) throw new Error('The keys of this installation are not here: start the server once.');
  const vault = await openVault(db, keeper, systemClock.now());
  const parts = { config, db: withAuditKey(db, vault), vault, jobs, clock: systemClock };
  const invitation = await inviteAdmin(parts, email, { renew: true });
  if (!invitation) throw new Error(`${email} has an account already. No invitation was sent.`);
  return invitationWords({ ...config, adminEmail: email }, invitation);
}
