import { useQueryClient } from '@tanstack/react-query';
import { statusAfterDecision } from '#contract/admin-deals.ts';
import { adminPaths, type ApplicationFile } from '#contract/admin.ts';
import type { Decision, DecisionClock, DecisionOutcome, RecordedOutcome } from '#contract/decision.ts';
import type { DecidedAnswer } from '#contract/decisions.ts';
import { noteInFile, showInLists } from '#web/client/admin.ts';
import { refreshFiles } from '#web/client/desk.ts';
import { RequestError } from '#web/client/request.ts';
import { useActor } from '#web/client/session.ts';
import { standingIn } from './decidable-file.ts';

const stopped = { state: 'stopped', completeAt: null, answerBy: null, dueAt: null, respondBy: null } as const;

/** The decision in force, as the lists show it. */
function outcomeIn(decisions: Decision[]): RecordedOutcome | null {
  const standing = standingIn(decisions);
  if (!standing) return null;
  const { outcome, decidedAt, disclosure } = standing;
  return { outcome, decidedAt, ...(disclosure?.kind === 'pending' && { disclosurePending: true }) };
}

/** A deal that was deleted in the CRM keeps its status. */
const dealAfter = (deal: ApplicationFile['deal'], outcome: DecisionOutcome): ApplicationFile['deal'] =>
  deal === null || deal.status === 'sf_deleted' ? deal : { ...deal, status: statusAfterDecision[outcome] };

/** Shows a decision about an application, or a change of its clock, in the open file and in the lists. */
export function useApplicationDecision(application: ApplicationFile) {
  const client = useQueryClient();
  const by = useActor();
  const { id } = application;
  const show = (
    entry: Parameters<typeof noteInFile>[2],
    changes: Pick<Partial<ApplicationFile>, 'decisions' | 'status' | 'deal'> & Pick<ApplicationFile, 'clock'>,
  ): void => {
    noteInFile(client, id, entry, changes);
    const { decisions, deal: _deal, ...others } = changes;
    showInLists(client, id, { ...others, ...(decisions && { decision: outcomeIn(decisions) }) });
    void refreshFiles(client);
  };
  return {
    onDecided: ({ decisions }: DecidedAnswer): void => {
      const outcome = decisions[0]?.outcome;
      const status = outcome === 'counter_offer' ? 'in_review' : 'closed';
      const waits = decisions[0]?.disclosure?.kind === 'pending';
      const isNew = decisions[0]?.id !== application.decisions[0]?.id;
      const entry = isNew
        ? { action: 'decision.recorded' as const, ...by, detail: { outcome } }
        : { action: 'decision.disclosure_recorded' as const, ...by, detail: {} };
      show(entry, {
        decisions,
        status,
        clock: waits ? application.clock : stopped,
        ...(isNew && outcome && { deal: dealAfter(application.deal, outcome) }),
      });
    },
    onRefused: (error: Error): void => {
      if (error instanceof RequestError && error.status === 409)
        void client.invalidateQueries({ queryKey: [adminPaths.applications, id] });
    },
    onClock: (clock: DecisionClock): void => {
      const action = clock.state === 'waiting' ? 'application.incomplete' : 'application.complete';
      show({ action, ...by, detail: {} }, { clock });
    },
  };
}
