import { useQueryClient } from '@tanstack/react-query';
import { FileCode2, FileText, KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { StepUp } from '#contract/account.ts';
import { type CopyRole, type DataRequest, type ExportData, fullNumbersSchema } from '#contract/data-requests.ts';
import { reveal } from '#copy/portal/applications.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiExportHeldData, refreshDataRequest } from '#web/client/data-requests.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { WhosePart } from './whose-part.tsx';

const { export: words } = dataRequestWords;

/** The copy for the person: a page to read, or a file for a program; full numbers only for a reason. */
export function DataExport({ request }: { request: DataRequest }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<ReadonlyMap<string, CopyRole>>(new Map());
  const make = async (input: Omit<ExportData, 'roles' | keyof StepUp> & Partial<StepUp>): Promise<void> => {
    saveFile(
      await apiExportHeldData(request.id, { ...input, roles: rolesOf(request, said) }),
      `data-request.${input.format}`,
    );
    // What comes next is to answer the person.
    void refreshDataRequest(client, request.id);
  };
  return (
    <section className="panel request-part" aria-labelledby="copy">
      <header>
        <h2 id="copy">{words.title}</h2>
      </header>
      <p>{words.lead}</p>
      <WhosePart items={request.items} said={said} say={(id, role) => setSaid(new Map(said).set(id, role))} />
      <div className="request-actions">
        {formats.map((format) => (
          <SaveButton key={format} format={format} save={() => make({ format, reason: null })} />
        ))}
        <Button variant="quiet" size="s" onClick={() => setAsking(true)} icon={KeyRound}>
          {words.full}
        </Button>
      </div>
      {asking && (
        <StepUpDialog
          words={{
            ...words.reason,
            text: `${words.reason.text} ${stepUp.again}`,
            busy: words.reason.submitting,
            isReported: true,
          }}
          more={{
            initial: { reason: '' },
            schema: fullNumbersSchema,
            fields: (form) => (
              <TextField
                {...form.text(
                  'reason',
                  { label: reveal.reason, hint: words.reason.hint },
                  { autoFocus: true, maxLength: 500 },
                )}
              />
            ),
          }}
          act={async (given, { reason }) => {
            await make({ format: 'html', reason, ...given });
            toast({ title: words.done });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

const formats = ['html', 'json'] as const;
const icons = { html: FileText, json: FileCode2 };
type SaveProps = { format: ExportData['format']; save: () => Promise<void> };

function SaveButton({ format, save }: SaveProps) {
  const { busy, act } = useAction(save, { done: { title: words.done }, failed: words.failed });
  return (
    <Button variant="outline" size="s" busy={busy && words.exporting} icon={icons[format]} onClick={() => void act()}>
      {words[format]}
    </Button>
  );
}

/** Returns the roles that the screen shows. The person's name may match others since staff read it. */
const rolesOf = ({ items }: DataRequest, said: ReadonlyMap<string, CopyRole>): ExportData['roles'] =>
  items.flatMap(({ id, role }) => (role === null ? [] : [{ id, role: said.get(id) ?? role }]));
