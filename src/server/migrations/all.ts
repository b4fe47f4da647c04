import type { Migration } from 'kysely/migration';
import * as first from './0001-first.ts';
import * as auditChain from './0004-audit-chain.ts';

/** Forward only. A shipped migration is never edited: the name is all that is remembered of it. */
export const migrations: Record<string, Migration> = {
  '0001-first': first,
  '0004-audit-chain': auditChain,
};
