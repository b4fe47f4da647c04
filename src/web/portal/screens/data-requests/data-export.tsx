import { useQueryClient } from '@tanstack/react-query';
import { FileCode2, FileText, KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { StepUp } from '#contract/account.ts';
import { type CopyRole, type DataRequest, type ExportData, fullNumbersSchema } from '#contract/data-requests.ts';
import { reveal } from '#copy/portal/applications.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { apiExportHeldData, rereadDataRequest } from '#web/client/data-requests.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';
import { failureWords } from '#web/portal/failure-words.ts';
import { StepUpDialog } from '#web/portal/components/step-up-dialog.tsx';
import { WhosePart } from './whose-part.tsx';

const { export: words } = dataRequestWords;

/** The copy for the person: a page to read, or a file for a program; full numbers only for a reason. */
export function DataExport({ request }: { request: DataRequest }) {
  const client = useQueryClient();
  const [making, setMaking] = useState<ExportData['format']>();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<ReadonlyMap<string, CopyRole>>(new Map());
  const make = async (input: Omit<ExportData, 'roles' | keyof StepUp> & Partial<StepUp>): Promise<void> => {
    saveFile(
      await apiExportHeldData(request.id, { ...input, roles: rolesOf(request, said) }),
      `data-request.${input.format}`,
    );
    toast({ title: words.done });
    // What comes next is to answer the person.
    void rereadDataRequest(client, request.id);
  };
  const save = async (format: ExportData['format']): Promise<void> => {
    setMaking(format);
    try {
      await make({ format, reason: null });
    } catch (error) {
      toast({ title: words.failed, description: failureWords(error as Error), destructive: true });
    }
    setMaking(undefined);
  };
  const kinds = [
    { format: 'html', icon: FileText, label: words.html },
    { format: 'json', icon: FileCode2, label: words.json },
  ] as const;
  return (
    <section className="panel request-part" aria-labelledby="copy">
      <header>
        <h2 id="copy">{words.title}</h2>
      </header>
      <p>{words.lead}</p>
      <WhosePart items={request.items} said={said} say={(id, role) => setSaid(new Map(said).set(id, role))} />
      <div className="request-actions">
        {kinds.map(({ format, icon: Icon, label }) => (
          <Button
            key={format}
            variant="outline"
            size="s"
            aria-disabled={making !== undefined}
            onClick={() => void (making === undefined && save(format))}
            icon={Icon}
          >
            {making === format ? words.exporting : label}
          </Button>
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
          act={(given, { reason }) => make({ format: 'html', reason, ...given })}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

/** As it is shown: what the person's name fits by now may be another than when staff looked. */
const rolesOf = ({ items }: DataRequest, said: ReadonlyMap<string, CopyRole>): ExportData['roles'] =>
  items.flatMap(({ id, role }) => (role === null ? [] : [{ id, role: said.get(id) ?? role }]));
