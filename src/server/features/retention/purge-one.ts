import type { Ctx } from '#server/context.ts';
import { audit } from '#server/core/audit.ts';
import type { Tx } from '#server/ports.ts';
import { deleteChat, deleteDeal, deleteInvite, deleteMail } from './store.ts';

/** Removes one deal that the caller holds locked, with its papers, links and decisions, and records it without its content. */
export async function purgeDeal(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const { documents, emptied } = await deleteDeal(tx, id);
  await audit(tx, ctx, 'deal.purged', { kind: 'deal', id }, { documents });
  // Of each, since a row without its content adds up only where its subject is recorded as removed.
  const actions = { document: 'document.purged', upload_link: 'upload_link.purged' } as const;
  for (const { subject_kind: kind, subject_id } of emptied)
    await audit(tx, ctx, actions[kind], { kind, id: subject_id });
}

/** Removes one of the smaller things that the caller holds locked. */
export const purgeSmall = { invite: deleteInvite, mail: deleteMail, chat: deleteChat } as const;
