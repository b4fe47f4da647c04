import type { Migration } from 'kysely/migration';
import * as first from './0001-first.ts';
import * as signedCopies from './0002-signed-copies.ts';

/** Forward only. A shipped migration is never edited: the name is all that is remembered of it. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0002-signed-copies': signedCopies,
};
