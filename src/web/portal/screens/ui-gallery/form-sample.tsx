import * as z from 'zod/mini';
import { addContactSchema } from '#contract/dealer-contacts.ts';
import { FormFailure } from '#web/portal/components/form-failure.tsx';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { LeaveGuard } from '#web/portal/layout/leave-guard.tsx';
import { RequestError } from '#web/client/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toast.ts';

const schema = z.pick(addContactSchema, { firstName: true, lastName: true, email: true });
const TAKEN = 'taken@example.com';

/** Replaces the server: it refuses one address at its field, and one name as a whole. */
function answer({ email, firstName }: z.output<typeof schema>): Promise<void> {
  const refusal = (body: object): Promise<never> =>
    Promise.reject(new RequestError(400, 'Bad Request', JSON.stringify(body), null));
  if (email === TAKEN)
    return refusal({ message: 'Check the fields', fields: { email: 'This contact exists already' } });
  if (firstName === 'Nemo') return refusal({ message: 'The CRM is not available. Please try again.' });
  return Promise.resolve();
}

export function FormSample() {
  const form = useForm({
    id: 'sample',
    initial: { firstName: '', lastName: '', email: '' },
    schema,
    draft: { name: 'ui-gallery', fields: ['firstName', 'lastName'] },
    send: async (contact) => {
      await answer(contact);
      toast({ title: 'Contact added', description: contact.email });
    },
  });
  const { summary } = form;
  const count = summary.errors.length;
  return (
    <Card title="useForm and ErrorSummary">
      <LeaveGuard dirty={form.dirty} text="The contact is not saved." />
      <form className="gallery-stack" {...form.form}>
        <ErrorSummary
          title={count === 1 ? '1 field needs a correction' : `${String(count)} fields need a correction`}
          {...summary}
        />
        <FormFailure title="Not added" text={form.failure} />
        {form.restoredAt !== undefined && (
          <p role="status">
            Restored from this device.{' '}
            <Button variant="quiet" size="s" onClick={() => form.reset()}>
              Discard
            </Button>
          </p>
        )}
        <div className="fields">
          <TextField {...form.text('firstName', { label: 'First name', span: 2 })} />
          <TextField {...form.text('lastName', { label: 'Last name', span: 2 })} />
          <TextField {...form.text('email', { label: 'Email address', span: 2, hint: `Try ${TAKEN}` })} />
        </div>
        <Button type="submit" busy={form.busy && 'Adding...'}>
          Add contact
        </Button>
      </form>
    </Card>
  );
}
