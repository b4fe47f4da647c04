import type { Ctx } from '#server/context.ts';
import type { Tx } from '#server/ports.ts';
import { recordRemoval } from './record-removal.ts';
import { deleteChat, deleteDealRows, deleteInvite, deleteMail } from './store.ts';

/** Removes one deal that the caller holds locked, with its papers, links and decisions, and records it without its content. */
export async function purgeDeal(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const { documents, emptied } = await deleteDealRows(tx, id);
  for (const subject of emptied) await recordRemoval(tx, ctx, subject, subject.kind === 'deal' ? { documents } : {});
}

/** Removes one of the smaller things that the caller holds locked. */
export const purgeSmall = { invite: deleteInvite, mail: deleteMail, chat: deleteChat } as const;
