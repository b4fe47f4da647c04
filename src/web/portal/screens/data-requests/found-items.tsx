import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DataRequest, FoundAnswer } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiChooseItems } from '#web/client/data-requests.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { HeldFacts, nameOfHeld } from './held-facts.tsx';

const { people, search: words, things } = dataRequestWords;
type Props = { answer: FoundAnswer; request: DataRequest };

/** Lists the search results. Staff choose each one, because several people may share a name. */
export function FoundItems({ answer: { found, more }, request }: Props) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isIn = (id: string): boolean => request.items.some((item) => item.id === id);
  const open = found.filter(({ id }) => chosen.has(id) && !isIn(id));
  const { busy, act } = useAction(() => apiChooseItems(client, request.id, [...request.items, ...open]), {
    done: { title: words.added },
    failed: words.notAdded,
  });
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="request-found">
      <p role="status" className="request-count">
        {words.found(found.length)}
      </p>
      {found.length !== 1 && <p>{found.length === 0 ? words.nothing : words.choose}</p>}
      {more && <p>{words.more}</p>}
      <ul className="held-list">
        {found.map((item) => (
          <li key={item.id}>
            <HeldFacts item={item}>
              <p className="held-small">{words.matched(item.matched, peopleOf(item))}</p>
            </HeldFacts>
            {isIn(item.id) ? (
              <span className="badge badge-accent">{words.isChosen}</span>
            ) : (
              <CheckboxField
                id={`found-${item.id}`}
                box={{ checked: chosen.has(item.id), onChange: () => toggle(item.id) }}
              >
                {words.theirs}
                <span className="sr-only">: {`${things[item.kind]} ${nameOfHeld(item)}`}</span>
              </CheckboxField>
            )}
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <Button
          variant={request.acted ? 'outline' : 'primary'}
          aria-disabled={open.length === 0}
          busy={busy && words.adding}
          onClick={() => void act()}
        >
          {words.add(open.length)}
        </Button>
      )}
    </div>
  );
}

/** Names which of two people the result matches. */
const peopleOf = ({ kind, matchedAs }: FoundAnswer['found'][number]): string[] =>
  matchedAs.flatMap((role) => people[kind]?.[role] ?? []);
