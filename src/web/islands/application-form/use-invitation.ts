import { type RefObject, useEffect, useState } from 'react';
import type { Invitation } from '#web/client/application.ts';
import type { Language } from '#contract/language.ts';
import { toast } from '#web/ui/toast.ts';
import type { FormState } from './form-state.ts';
import type { ApplicationValues, FieldName } from './values.ts';

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
  lang: Language,
): InvitationState {
  const [state, setState] = useState<InvitationState>({ status: 'unknown' });

  useEffect(() => {
    const token = new URLSearchParams(window.location.search).get('token')?.trim() ?? '';
    if (token === '') {
      setState({ status: 'none' });
      return;
    }
    setState({ status: 'loading', token });
    read().then(
      (loaded) => setState({ status: 'loaded', token, ...loaded }),
      () => setState({ status: 'failed', token }),
    );

    /** Fetches its parts only with a token: most visitors have none. `filled`: whether anything was filled in. */
    async function read(): Promise<{ invite: Invitation; filled: boolean }> {
      const [{ apiReadInvitation }, { prefillValues }, { noticeWords }] = await Promise.all([
        import('#web/client/application.ts'),
        import('./prefill.ts'),
        import('./notices.tsx'),
      ]);
      const texts = noticeWords[lang].invitation;
      const invite = await apiReadInvitation(token);
      let values: Partial<Record<FieldName, string>>;
      try {
        values = prefillValues(invite.prefillData);
      } catch {
        toast({ title: texts.prefillErrorTitle, description: texts.prefillError, destructive: true, duration: 3000 });
        return { invite, filled: false };
      }
      if (Object.keys(values).length === 0) return { invite, filled: false };
      Object.assign(baseline.current, values);
      form.set(values);
      form.leave(...(Object.keys(values) as FieldName[]));
      toast({ title: texts.prefilledTitle, description: texts.prefilled(invite.recipientName), duration: 3000 });
      return { invite, filled: true };
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, when the page comes alive
  }, []);

  return state;
}
