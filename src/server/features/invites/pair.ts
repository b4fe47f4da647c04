import type { FileKind } from '#contract/assignments.ts';
import type { Query, Tx } from '#server/ports.ts';
import { selectApplicationOfDeal, selectDealOfApplication } from './store.ts';

/** An application and the deal that its dealer made from it; one of the two where they do not belong together. */
export type FilePair = { applicationId: string | null; dealId: string | null };

/** What belongs together with a file that is known to be there; the deal may still be a draft. */
export const pairOf = async (query: Query | Tx, { kind, id }: { kind: FileKind; id: string }): Promise<FilePair> =>
  kind === 'deal'
    ? { dealId: id, applicationId: await selectApplicationOfDeal(query, id) }
    : { applicationId: id, dealId: await selectDealOfApplication(query, id) };
