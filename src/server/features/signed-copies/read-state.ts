import type { SignedCopyState } from '#contract/signed-copy.ts';
import type { App } from '#server/app.ts';
import type { Query, Tx } from '#server/ports.ts';
import { verifyUrl } from './describe.ts';
import { selectCopy } from './store.ts';

/** How far the copy of one application is. */
export async function readCopyState(app: App, query: Query | Tx, applicationId: string): Promise<SignedCopyState> {
  const copy = await selectCopy(query, applicationId);
  return {
    state: copy?.made_at ? 'ready' : copy?.last_error ? 'failing' : 'preparing',
    madeAt: copy?.made_at?.toISOString() ?? null,
    contentHash: copy?.content_hash ?? null,
    verifyUrl: copy ? verifyUrl(app.config.publicUrl, copy.language, copy.code) : '',
  };
}
