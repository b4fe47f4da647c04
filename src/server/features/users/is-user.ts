import type { Query, Tx } from '#server/ports.ts';
import { selectUserByEmail } from './store.ts';

/** Whether somebody signs in to the portal with this address, or was invited to. */
export const isUser = async (query: Query | Tx, email: string): Promise<boolean> =>
  (await selectUserByEmail(query, email)) !== undefined;
