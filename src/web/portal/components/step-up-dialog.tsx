import { type ReactNode, useState } from 'react';
import { beginTotpSchema, passwordAndCodeSchema, type StepUp } from '#contract/account.ts';
import { stepUp as copy } from '#copy/portal/step-up.ts';
import { useAccount } from '#web/client/account.ts';
import { RequestError } from '#web/client/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { both, type FormSchema, type FormValues } from '../hooks/form-values.ts';
import { type Form, useForm } from '../hooks/use-form.ts';
import { CodeField } from '../screens/sign-in/code-field.tsx';
import { PasswordField } from '../screens/sign-in/password-field.tsx';
import { FormFailure } from './form-failure.tsx';

export type StepUpWords = {
  title: string;
  text: string;
  submit: string;
  busy: string;
  /** The act is reported to the other administrators. */
  isReported?: boolean;
};
type Props<More> = {
  words: StepUpWords;
  /** More fields above the password, such as a reason. */
  more: { initial: FormValues; schema: FormSchema<More>; fields: (form: Form) => ReactNode };
  /** Does the act; the dialog closes once it is done and shows what the server refused. */
  act: (given: StepUp, more: More) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the password again, and for a code where the account has codes, before a sensitive act. */
export function StepUpDialog<More>({ words, more, act, onClose }: Props<More>) {
  const account = useAccount();
  // Codes may have been switched on since the account was read: then the server asks for one.
  const [isAsked, setIsAsked] = useState(false);
  const asksCode = account.data?.totp.on === true || isAsked;
  const isReported = words.isReported === true && account.data?.otherAdministrators === true;
  const initial: FormValues = { ...more.initial, password: '', code: '' };
  const form = useForm({
    id: 'dialog',
    initial,
    schema: both(more.schema, asksCode ? passwordAndCodeSchema : beginTotpSchema),
    send: async ([given, stepUp]) => {
      try {
        await act({ code: '', ...stepUp }, given);
        onClose();
      } catch (error) {
        if (error instanceof RequestError && error.fields['code'] !== undefined) setIsAsked(true);
        throw error;
      }
    },
  });
  const password = form.text('password', { label: copy.password }, { autoComplete: 'current-password' });
  const isFirst = Object.keys(more.initial).length === 0;
  return (
    <Dialog title={words.title} text={isReported ? `${words.text} ${copy.notified}` : words.text} onClose={onClose}>
      <form {...form.form}>
        <FormFailure title={copy.failed} text={form.failure} />
        {more.fields(form)}
        <PasswordField frame={password.frame} input={{ ...password.input, autoFocus: isFirst }} />
        {asksCode && <CodeField {...form.text('code', { label: copy.code })} autoFocus={false} />}
        <DialogActions>
          <Button type="submit" busy={form.busy && words.busy}>
            {words.submit}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {copy.cancel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** For an act that needs nothing else. */
export const nothingMore = {
  initial: {},
  schema: { safeParse: () => ({ success: true as const, data: undefined }) },
  fields: () => null,
};
