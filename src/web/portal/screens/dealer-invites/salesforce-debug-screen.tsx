import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { salesforceDebug as words } from '#copy/portal/dealer-invites.ts';
import { apiReadDealerContacts, apiDebugContacts } from '#web/client/dealer-contacts.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import type { ToastContent } from '#web/ui/toast-store.ts';
import { ScreenHeading } from '#web/portal/layout/screen-heading.tsx';
import './dealer-invites.css';

type Found = { contacts: unknown[]; recordTypes?: unknown[]; note?: string };

/** Shows raw CRM data. */
export function SalesforceDebugScreen() {
  const [found, setFound] = useState<Found>();
  const { busy, act: list } = useAction(
    async (read: () => Promise<Found>, nothing: ToastContent) => {
      const answer = await read();
      setFound(answer);
      return answer.contacts.length === 0 ? nothing : undefined;
    },
    { done: (nothing) => nothing, failed: words.error },
  );
  return (
    <div className="invites">
      <header>
        <Link className="button button-outline button-dense" to="/dealer/dashboard">
          <ArrowLeft size={16} aria-hidden />
          {words.back}
        </Link>
        <ScreenHeading className="screen-title" title={words.title}>
          {words.title}
        </ScreenHeading>
      </header>
      <div className="invites-search">
        <Button busy={busy && words.loading} onClick={() => void list(apiDebugContacts, words.noMatches)}>
          {words.samples}
        </Button>
        <Button
          variant="outline"
          aria-disabled={busy}
          onClick={() => void list(apiReadDealerContacts, words.noVendors)}
        >
          {words.all}
        </Button>
      </div>
      {found && (
        <section className="panel invites-raw">
          {found.note !== undefined && (
            <>
              <h2>{words.note}</h2>
              <p>{found.note}</p>
            </>
          )}
          <h2>
            {words.contacts} ({found.contacts.length})
          </h2>
          <pre>{JSON.stringify(found.contacts, null, 2)}</pre>
          {found.recordTypes && (
            <>
              <h2>{words.recordTypes}</h2>
              <pre>{JSON.stringify(found.recordTypes, null, 2)}</pre>
            </>
          )}
        </section>
      )}
    </div>
  );
}
