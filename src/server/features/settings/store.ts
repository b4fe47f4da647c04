import { sql } from 'kysely';
import type { SettingsSection } from '#contract/settings.ts';
import type { SetupStepRow } from '#server/db/setup-tables.ts';
import type { BrandSettingsRow } from '#server/db/tables.ts';
import type { Query, Tx } from '#server/ports.ts';

export type SavedRow = BrandSettingsRow & { email: string };

/** Selects all saved sections, with the user of the last change. */
export const selectSettings = (query: Query | Tx): Promise<SavedRow[]> =>
  query
    .selectFrom('brand_settings')
    .innerJoin('users', 'users.id', 'brand_settings.changed_by')
    .selectAll('brand_settings')
    .select('users.email')
    .execute();

/** Increases with every change. Nodes compare it to detect changes. */
export async function selectStamp(query: Query | Tx): Promise<number> {
  const { stamp } = await query
    .selectFrom('brand_settings')
    .select(sql<string>`coalesce(sum(version), 0)`.as('stamp'))
    .executeTakeFirstOrThrow();
  return Number(stamp);
}

/** Locks the section until the transaction ends. */
export const lockSection = (tx: Tx, section: SettingsSection): Promise<BrandSettingsRow | undefined> =>
  tx.selectFrom('brand_settings').selectAll().where('section', '=', section).forUpdate().executeTakeFirst();

/** Creates the row of a section that was never saved, so that concurrent saves wait for each other. */
export async function claimSection(
  tx: Tx,
  { section, changed_by, changed_at }: Pick<BrandSettingsRow, 'section' | 'changed_by' | 'changed_at'>,
): Promise<void> {
  await tx
    .insertInto('brand_settings')
    .values({ section, value: 'null', version: 0, changed_by, changed_at, confirmed: 'null' })
    .onConflict((c) => c.column('section').doNothing())
    .execute();
}

/** Saves a section. Returns false when it has another version, so only one of several calls succeeds. */
export async function keepSection(
  tx: Tx,
  row: Omit<BrandSettingsRow, 'value' | 'confirmed'> & { value: object | null; confirmed: string[] | null },
): Promise<boolean> {
  const value = JSON.stringify(row.value);
  const confirmed = JSON.stringify(row.confirmed);
  const { version, changed_by, changed_at } = row;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('brand_settings')
    .values({ ...row, value, confirmed })
    .onConflict((c) =>
      c
        .column('section')
        .doUpdateSet({ value, version, changed_by, changed_at, confirmed })
        .where('brand_settings.version', '=', version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const selectSetupSteps = (query: Query | Tx): Promise<SetupStepRow[]> =>
  query.selectFrom('setup_steps').selectAll().execute();

/** Saves a step. Returns false when it has another version, so only one of several calls succeeds. */
export async function keepSetupStep(tx: Tx, row: SetupStepRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('setup_steps')
    .values(row)
    .onConflict((c) =>
      c
        .column('step')
        .doUpdateSet(row)
        .where('setup_steps.version', '=', row.version - 1),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Users who are active or invited, by side. */
export async function countUsers(query: Query): Promise<{ staff: number; dealers: number }> {
  const { staff, dealers } = await query
    .selectFrom('users')
    .where('status', '<>', 'disabled')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('role', 'in', ['admin', 'staff']).as('staff'),
      eb.fn.countAll<string>().filterWhere('role', 'in', ['dealer', 'dealer-manager']).as('dealers'),
    ])
    .executeTakeFirstOrThrow();
  return { staff: Number(staff), dealers: Number(dealers) };
}
