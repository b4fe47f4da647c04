import { type OpenItems, openItemsChoices } from '#contract/people.ts';
import { openItems as words } from '#copy/portal/open-items.ts';
import { SegmentedField } from '#web/ui/field-segments.tsx';

/** Asks what happens to the open upload links and application invites of a user whose access ends. */
export const OpenItemsField = ({ choice, onChoice }: { choice: OpenItems; onChoice: (choice: OpenItems) => void }) => (
  <SegmentedField
    frame={{ id: 'open-items', label: words.label }}
    options={openItemsChoices.map((value) => ({ value, label: words[value] }))}
    radio={{
      name: 'openItems',
      value: choice,
      onChange: ({ target }) => onChoice(openItemsChoices.find((one) => one === target.value) ?? 'keep'),
    }}
  />
);
