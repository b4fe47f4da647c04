import { useState } from 'react';
import { prefillFields } from '#contract/application-invites.ts';
import { useSession } from '#web/client/session.ts';
import { typed } from '#web/ui/typed.ts';
import { openDraftOf } from '#web/portal/draft-of.ts';
import { draftName } from '#web/portal/draft-name.ts';

const fields = ['recipientName', 'recipientEmail', 'recipientPhone', ...prefillFields] as const;
export type InviteField = (typeof fields)[number];
export type InviteStart = Partial<Record<InviteField, string>>;

/** Keeps a typed invitation on this device until it is sent. Each user has a separate draft. */
export function useInviteDraft() {
  const email = useSession()?.user.email ?? '';
  const [draft] = useState(() => openDraftOf(fields, draftName('invite-draft', email), () => window.localStorage));
  const [restored, setRestored] = useState(() => draft.read());
  /** Changes when the fields start over. */
  const [round, setRound] = useState(0);
  const start: InviteStart = restored?.values ?? {};
  return {
    round,
    restoredAt: restored?.savedAt,
    start,
    keep: (form: HTMLFormElement): void => {
      const data = new FormData(form);
      const filled = fields.map((name) => [name, typed(data, name)] as const).filter(([, text]) => text !== '');
      draft.write({ savedAt: new Date().toISOString(), basis: '', values: Object.fromEntries(filled) });
    },
    startOver: (): void => {
      draft.clear();
      setRestored(null);
      setRound((count) => count + 1);
    },
  };
}
