import { type CopyRole, copyRoles, type HeldItem } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { SelectField } from '#web/ui/field-select.tsx';
import { nameOfHeld } from './held-facts.tsx';

const { export: words, people, things } = dataRequestWords;
type Props = { items: HeldItem[]; said: ReadonlyMap<string, CopyRole>; say: (id: string, role: CopyRole) => void };

/**
 * For a record about two people, asks whose data the copy includes. Starts with the person whom the request matches.
 */
export function WhosePart({ items, said, say }: Props) {
  const ofTwo = items.flatMap(({ role, ...item }) => {
    const two = people[item.kind];
    return role === null || !two ? [] : [{ ...item, fits: role, options: words.whose.options(two) }];
  });
  if (ofTwo.length === 0) return null;
  return (
    <>
      <p>{words.whose.lead}</p>
      <div className="request-whose">
        {ofTwo.map((item) => {
          const role = said.get(item.id) ?? item.fits;
          const label = words.whose.label(things[item.kind], nameOfHeld(item));
          const hint = item.fits === 'none' && !said.has(item.id) ? words.whose.unknown : undefined;
          return (
            <SelectField
              key={item.id}
              frame={{ id: `whose-${item.id}`, label, hint }}
              options={copyRoles.map((value) => ({ value, label: item.options[value] }))}
              select={{
                value: role,
                onChange: (event) => {
                  const chosen = copyRoles.find((one) => one === event.target.value);
                  if (chosen) say(item.id, chosen);
                },
              }}
            />
          );
        })}
      </div>
    </>
  );
}
