import { type RefObject, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Invitation, loadInvitation } from '#web/client/application.ts';
import { toast } from '#web/ui/toast.ts';
import { prefillValues } from './prefill.ts';
import type { ApplicationValues, FieldName } from './values.ts';
import { type FormWords } from './words.ts';

export type InvitationState =
  | { status: 'unknown' | 'none' }
  | { status: 'loading' | 'failed'; token: string }
  | { status: 'loaded'; token: string; invite: Invitation };

export const tokenOf = (state: InvitationState): string => ('token' in state ? state.token : '');
export const isSettled = ({ status }: InvitationState): boolean => status !== 'unknown' && status !== 'loading';

/** Reads the personal invitation behind ?token= and writes its values into the form and its baseline. */
export function useInvitation(
  form: UseFormReturn<ApplicationValues>,
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
    loadInvitation(token).then(
      (invite) => {
        prefill(invite);
        setState({ status: 'loaded', token, invite });
      },
      () => setState({ status: 'failed', token }),
    );

    function prefill({ prefillData, recipientName }: Invitation): void {
      let values: Partial<Record<FieldName, string>>;
      try {
        values = prefillValues(prefillData);
      } catch {
        toast({ title: texts.prefillErrorTitle, description: texts.prefillError, destructive: true, duration: 3000 });
        return;
      }
      const entries = Object.entries(values) as [FieldName, string][];
      if (entries.length === 0) return;
      for (const [name, value] of entries) {
        baseline.current[name] = value;
        form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
      }
      toast({ title: texts.prefilledTitle, description: texts.prefilled(recipientName), duration: 3000 });
    }
    // The address is read once, when the page comes alive.
  }, []);

  return state;
}
