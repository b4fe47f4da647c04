import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EmailUpdates, mailUpdates } from '#contract/account.ts';
import { account } from '#copy/portal/account.ts';
import { apiChooseMailUpdates } from '#web/client/account.ts';
import { SegmentedField } from '#web/ui/field-segments.tsx';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { AccountSection } from './account-section.tsx';

const { mails: words } = account;
const options = mailUpdates.map((value) => ({ value, label: words.options[value] }));

/** Saved as it is chosen; a choice that could not be saved goes back. */
export function MailChoice({ chosen }: { chosen: EmailUpdates }) {
  const client = useQueryClient();
  const [wanted, setWanted] = useState<EmailUpdates>();
  const { act } = useAction((next: EmailUpdates) => apiChooseMailUpdates(client, next), {
    done: { title: words.changed },
    failed: words.failed,
  });
  const choose = async (value: string): Promise<void> => {
    const next = mailUpdates.find((one) => one === value);
    if (next === undefined || next === chosen || wanted !== undefined) return;
    setWanted(next);
    await act(next);
    setWanted(undefined);
  };
  return (
    <AccountSection heading={words.heading} text={words.text}>
      <SegmentedField
        frame={{ id: 'mail-updates', label: words.label, hint: words.hint }}
        options={options}
        radio={{
          name: 'mailUpdates',
          value: wanted ?? chosen,
          onChange: (event) => void choose(event.currentTarget.value),
        }}
      />
    </AccountSection>
  );
}
