/** At most one row. Without it, and with `published_at` null, the site is not published. */
export type PublicationRow = {
  id: boolean;
  published_at: Date | null;
  changed_by: string | null;
  changed_at: Date | null;
};

/** A key backup that was read back. `key_ids` is jsonb: the ids of the keys in it. */
export type KeyBackupRow = {
  id: string;
  key_ids: unknown;
  confirmed_by: string;
  confirmed_at: Date;
};

/** An administrator's answer about a step of the setup wizard. */
export type SetupStepRow = {
  step: string;
  state: 'open' | 'done' | 'later';
  version: number;
  changed_by: string;
  changed_at: Date;
};
