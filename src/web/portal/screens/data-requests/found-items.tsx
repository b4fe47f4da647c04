import { useState } from 'react';
import type { DataRequest, FoundAnswer } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field-checkbox.tsx';
import { HeldFacts, nameOfHeld } from './held-facts.tsx';

const { people, search: words, things } = dataRequestWords;
type Props = { answer: FoundAnswer; request: DataRequest; add: (ids: ReadonlySet<string>) => Promise<void> };

/** What was found, each to be chosen: several people may share a name. */
export function FoundItems({ answer: { found, more }, request, add }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const isIn = (id: string): boolean => request.items.some((item) => item.id === id);
  const open = [...chosen].filter((id) => found.some((item) => item.id === id) && !isIn(id));
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const submit = async (): Promise<void> => {
    setBusy(true);
    await add(new Set(open));
    setBusy(false);
  };
  return (
    <div className="request-found">
      <p role="status" className="request-count">
        {words.found(found.length)}
      </p>
      <p>{found.length === 0 ? words.nothing : words.choose}</p>
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
        <Button aria-disabled={busy || open.length === 0} onClick={() => void (busy || open.length === 0 || submit())}>
          {busy ? words.adding : words.add(open.length)}
        </Button>
      )}
    </div>
  );
}

/** Whom of two people it fits, in words. */
const peopleOf = ({ kind, matchedAs }: FoundAnswer['found'][number]): string[] =>
  matchedAs.flatMap((role) => people[kind]?.[role] ?? []);
