import { localDay } from '#contract/days.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { dataRequestKinds, openDataRequestSchema } from '#contract/data-requests.ts';
import { dataRequestWords } from '#copy/portal/data-requests.ts';
import { apiOpenDataRequest, showDataRequest } from '#web/client/data-requests.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField } from '#web/ui/field-select.tsx';
import { TextField } from '#web/ui/field.tsx';
import '#web/portal/components/short-form.css';

const { open: words, kinds } = dataRequestWords;
const options = dataRequestKinds.map((value) => ({ value, label: kinds[value] }));

/** Records a request as it arrived, then opens its screen. */
export function OpenRequest({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [today] = useState(() => localDay(new Date()));
  const form = useForm({
    id: 'request',
    initial: { kind: dataRequestKinds[0], name: '', email: '', verified: '', receivedOn: today },
    schema: openDataRequestSchema,
    send: async (given) => {
      const request = await apiOpenDataRequest(given);
      showDataRequest(client, request);
      await navigate(`/admin/data-requests/${request.id}`);
    },
  });
  const { verifiedHint: hint, optional } = words;
  return (
    <section id="request-form" className="panel short-form" aria-label={words.heading}>
      <form {...form.form}>
        <h2>{words.heading}</h2>
        <p>{words.note}</p>
        <FormFailure title={words.failed} text={form.failure} />
        <SelectField {...form.select('kind', { label: words.kind, span: 2 })} options={options} />
        <TextField {...form.text('name', { label: words.name, span: 2 }, { maxLength: 120 })} />
        <TextField
          {...form.text('email', { label: words.email, optional, span: 2 }, { type: 'email', maxLength: 254 })}
        />
        <TextField {...form.text('verified', { label: words.verified, hint, span: 4 }, { maxLength: 500 })} />
        <DateField {...form.text('receivedOn', { label: words.receivedOn, span: 2 })} />
        <div className="short-form-actions">
          <Button type="submit" busy={form.busy && words.submitting}>
            {words.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
