import type { SealedApplicationField } from '#contract/application-fields.ts';
import type { App } from '#server/app.ts';
import type { Ctx, UserActor } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import { AppError } from '#server/core/errors.ts';
import type { Secret } from '#server/core/secret.ts';
import { requireApplication } from './read.ts';
import { openSealed, selectApplication } from './store.ts';

/**
 * The clear value of one sealed field. The audit row with the reason is written before the value leaves.
 * @throws AppError not_found when the application or the value does not exist
 */
export async function revealApplicationField(
  app: App,
  ctx: Ctx<UserActor>,
  id: string,
  input: { field: SealedApplicationField; reason: string },
): Promise<Secret<string>> {
  return app.db.tx(async (tx) => {
    const row = await requireApplication(selectApplication, tx, id);
    const value = openSealed(app.vault, row, input.field);
    if (!value) throw new AppError('not_found', 'The applicant did not give this value.');
    await audit(tx, ctx, 'application.revealed', { kind: 'application', id }, input);
    return value;
  });
}
