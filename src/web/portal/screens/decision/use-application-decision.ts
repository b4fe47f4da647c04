import { useQueryClient } from '@tanstack/react-query';
import { adminPaths, type ApplicationFile } from '#contract/admin.ts';
import type { DecisionClock } from '#contract/decision.ts';
import type { DecidedAnswer } from '#contract/decisions.ts';
import { noteInFile } from '#web/client/admin.ts';
import { RequestError } from '#web/client/request.ts';
import { useActor } from '#web/client/session.ts';

const stopped = { state: 'stopped', completeAt: null, answerBy: null, dueAt: null, respondBy: null } as const;

/** Shows a decision about an application, or a change of its clock, in the open file and in the lists. */
export function useApplicationDecision(application: ApplicationFile) {
  const client = useQueryClient();
  const by = useActor();
  const { id } = application;
  const rereadLists = () =>
    client.invalidateQueries({
      queryKey: [adminPaths.applications],
      predicate: ({ queryKey }) => typeof queryKey[1] === 'object',
    });
  return {
    onDecided: ({ decisions }: DecidedAnswer): void => {
      const outcome = decisions[0]?.outcome;
      const status = outcome === 'counter_offer' ? 'in_review' : 'closed';
      const waits = decisions[0]?.disclosure?.kind === 'pending';
      const isNew = decisions[0]?.id !== application.decisions[0]?.id;
      const entry = isNew
        ? { action: 'decision.recorded' as const, ...by, detail: { outcome } }
        : { action: 'decision.disclosure_recorded' as const, ...by, detail: {} };
      noteInFile(client, id, entry, { decisions, status, clock: waits ? application.clock : stopped });
      void rereadLists();
    },
    onRefused: (error: Error): void => {
      if (error instanceof RequestError && error.status === 409)
        void client.invalidateQueries({ queryKey: [adminPaths.applications, id] });
    },
    onClock: (clock: DecisionClock): void => {
      const action = clock.state === 'waiting' ? 'application.incomplete' : 'application.complete';
      noteInFile(client, id, { action, ...by, detail: {} }, { clock });
      void rereadLists();
    },
  };
}
