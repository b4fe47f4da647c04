import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationFile } from '#contract/admin.ts';
import type { EncryptedApplicationField } from '#contract/application-fields.ts';
import { file, reveal as words } from '#copy/portal/applications.ts';
import { noteInFile, apiRevealField } from '#web/client/admin.ts';
import { useActor } from '#web/client/session.ts';
import { showCalendarDay } from '#web/portal/instants.ts';
import { May } from '#web/portal/layout/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { FileRow } from './file-row.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useBriefValue } from './use-brief-value.ts';

type Props = { application: ApplicationFile; field: EncryptedApplicationField };

/** A masked value. A reason shows it for a minute, and never in print. */
export function MaskedRow({ application, field }: Props) {
  const { value, show, hide } = useBriefValue();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const client = useQueryClient();
  const by = useActor();
  const label = file.sealed[field];
  const masked = application[field];
  if (masked === null)
    return (
      <FileRow label={label} field={field}>
        {null}
      </FileRow>
    );

  const reveal = async (reason: string): Promise<void> => {
    show(await apiRevealField(application.id, field, reason));
    setSaid(words.shown(label));
    noteInFile(client, application.id, { action: 'application.revealed', ...by, detail: { field, reason } });
  };
  const shown = value !== null;
  return (
    <FileRow
      label={label}
      field={field}
      action={
        <May permission="files.reveal">
          <Button
            variant="outline"
            size="s"
            icon={shown ? EyeOff : Eye}
            className="reveal-button"
            aria-label={shown ? words.hideLabel(label) : words.openLabel(label)}
            onClick={() => (shown ? hide() : setAsking(true))}
          >
            {shown ? words.hide : words.open}
          </Button>
          {asking && (
            <ReasonDialog
              words={{ ...words, title: words.title(label), hint: words.reasonHint }}
              act={reveal}
              onClose={() => setAsking(false)}
            />
          )}
        </May>
      }
    >
      <span className={shown ? 'sealed-masked sealed-covered' : 'sealed-masked'}>{masked}</span>
      {shown && <span className="sealed-clear">{showCalendarDay(value)}</span>}
      <span className="sr-only" role="status">
        {shown ? said : said && words.hidden(label)}
      </span>
    </FileRow>
  );
}
