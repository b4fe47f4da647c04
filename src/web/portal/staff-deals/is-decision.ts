import type { DealStatus } from '#contract/deals.ts';

/** Approving and declining are decisions, recorded as such; only what was decided is put back by a step. */
export const isDecision = (from: DealStatus, to: DealStatus): boolean =>
  to === 'declined' || (to === 'approved' && from !== 'docs_out');
