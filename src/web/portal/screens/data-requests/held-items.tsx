import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DataRequest, HeldItem } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiChooseItems } from '#web/client/data-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { showInstant } from '#web/portal/instants.ts';
import { CorrectLink, HeldFacts, KeptWords } from './held-facts.tsx';
import { RecordRemovalDialog } from './removal-dialog.tsx';

const { items: words, removal, things } = dataRequestWords;

/** Lists the items that staff chose for this person, whether each may be removed, and which are removed already. */
export function HeldItems({ request }: { request: DataRequest }) {
  const [removing, setRemoving] = useState(false);
  const isOpen = request.state === 'open';
  const mayGo = request.items.filter((item) => item.kept === null);
  const none = request.items.length === 0 && request.gone.length === 0;
  return (
    <section className="panel request-part" aria-labelledby="held">
      <header>
        <h2 id="held">{words.title}</h2>
        {isOpen && request.kind === 'delete' && mayGo.length > 0 && (
          <Button variant="bad" size="s" onClick={() => setRemoving(true)} icon={Trash2}>
            {removal.button(mayGo.length)}
          </Button>
        )}
      </header>
      {none && <p>{isOpen ? words.none : words.noneClosed}</p>}
      <ul className="held-list">
        {request.items.map((item) => (
          <li key={item.id}>
            <HeldFacts item={item}>
              {request.kind === 'delete' && <KeptWords item={item} />}
              {request.kind === 'correct' && item.kind === 'application' && <CorrectLink item={item} />}
            </HeldFacts>
            {isOpen && <DropButton request={request} item={item} />}
          </li>
        ))}
        {request.gone.map((item) => (
          <li key={item.id}>
            <div>
              <strong>{things[item.kind]}</strong>
              <p>{item.removedAt === null ? words.goneSince : words.removedOn(showInstant(item.removedAt))}</p>
            </div>
          </li>
        ))}
      </ul>
      {isOpen && request.kind === 'delete' && request.items.length > 0 && mayGo.length === 0 && (
        <p>{removal.nothing}</p>
      )}
      {removing && <RecordRemovalDialog request={request} items={mayGo} onClose={() => setRemoving(false)} />}
    </section>
  );
}

function DropButton({ request, item }: { request: DataRequest; item: HeldItem }) {
  const client = useQueryClient();
  const kept = request.items.filter((one) => one !== item);
  const { busy, act } = useAction(() => apiChooseItems(client, request.id, kept), {
    done: { title: words.dropped },
    failed: words.notDropped,
  });
  return (
    <Button
      variant="quiet"
      size="s"
      aria-label={`${words.drop}: ${things[item.kind]} ${item.name}`}
      aria-disabled={busy}
      onClick={() => void act()}
    >
      {words.drop}
    </Button>
  );
}
