import { useQueryClient } from '@tanstack/react-query';
import { adminPaths, type ApplicationFile } from '#contract/admin.ts';
import { noteInFile } from '#web/client/admin.ts';
import { RequestError } from '#web/client/request.ts';
import { useSession } from '#web/client/session.ts';
import { decidableApplication } from './decidable-file.ts';
import { DecisionSection } from './decision-section.tsx';

/** The decision about an application; the open file and the lists show it at once. */
export function ApplicationDecision({ application }: { application: ApplicationFile }) {
  const client = useQueryClient();
  const actor = useSession()?.user.email ?? '';
  const { id } = application;
  const rereadLists = () =>
    client.invalidateQueries({
      queryKey: [adminPaths.applications],
      predicate: ({ queryKey }) => typeof queryKey[1] === 'object',
    });
  return (
    <DecisionSection
      file={decidableApplication(application)}
      onDecided={({ decisions }) => {
        const outcome = decisions[0]?.outcome;
        const status = outcome === 'counter_offer' ? 'in_review' : 'closed';
        const waits = decisions[0]?.disclosure?.kind === 'pending';
        const clock = waits ? application.clock : ({ state: 'stopped', dueAt: null, respondBy: null } as const);
        const isNew = decisions[0]?.id !== application.decisions[0]?.id;
        const entry = isNew
          ? { action: 'decision.recorded' as const, actor, detail: { outcome } }
          : { action: 'decision.disclosure_recorded' as const, actor, detail: {} };
        noteInFile(client, id, entry, { decisions, status, clock });
        void rereadLists();
      }}
      onRefused={(error) => {
        if (error instanceof RequestError && error.status === 409)
          void client.invalidateQueries({ queryKey: [adminPaths.applications, id] });
      }}
      onClock={(clock) => {
        const action = clock.state === 'waiting' ? 'application.incomplete' : 'application.complete';
        noteInFile(client, id, { action, actor, detail: {} }, { clock });
        void rereadLists();
      }}
    />
  );
}
