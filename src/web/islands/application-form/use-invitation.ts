import { type RefObject, useEffect, useState } from 'react';
import type { Invitation } from '#web/client/application.ts';
import { toast } from '#web/ui/toast.ts';
import { prefillValues } from './prefill.ts';
import type { FormState } from './form-state.ts';
import type { ApplicationValues, FieldName } from './values.ts';
import { type FormWords } from './words.ts';

export type InvitationState =
  | { status: 'unknown' | 'none' }
  | { status: 'loading' | 'failed'; token: string }
  | { status: 'loaded'; token: string; invite: Invitation; filled: boolean };

export const tokenOf = (state: InvitationState): string => ('token' in state ? state.token : '');
export const isSettled = ({ status }: InvitationState): boolean => status !== 'unknown' && status !== 'loading';

/** Reads the personal invitation behind ?token= and writes its values into the form and its baseline. */
export function useInvitation(
  form: FormState,
  baseline: RefObject<ApplicationValues>,
  { invitation: texts }: FormWords['copy'],
): InvitationState {
  const [state, setState] = useState<InvitationState>({ status: 'unknown' });

  useEffect(() => {
    const token = new URLSearchParams(window.location.search).get('token')?.trim() ?? '';
    if (token === '') {
      setState({ status: 'none' });
      return;
    }
    setState({ status: 'loading', token });
    readInvitation(token).then(
      (invite) => {
        setState({ status: 'loaded', token, invite, filled: prefill(invite) });
      },
      () => setState({ status: 'failed', token }),
    );

    /** Whether anything was filled in. */
    function prefill({ prefillData, recipientName }: Invitation): boolean {
      let values: Partial<Record<FieldName, string>>;
      try {
        values = prefillValues(prefillData);
      } catch {
        toast({ title: texts.prefillErrorTitle, description: texts.prefillError, destructive: true, duration: 3000 });
        return false;
      }
      if (Object.keys(values).length === 0) return false;
      Object.assign(baseline.current, values);
      form.set(values);
      form.leave(...(Object.keys(values) as FieldName[]));
      toast({ title: texts.prefilledTitle, description: texts.prefilled(recipientName), duration: 3000 });
      return true;
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page comes alive
  }, []);

  return state;
}

/** Fetched only with a token: most visitors have none. */
const readInvitation = async (token: string): Promise<Invitation> =>
  (await import('#web/client/application.ts')).loadInvitation(token);
