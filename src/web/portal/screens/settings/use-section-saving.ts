import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { StepUp } from '#contract/account.ts';
import { claimNames } from '#contract/claims.ts';
import {
  asksAgain,
  type SettingsSectionState,
  type SectionValue,
  sectionSchemas,
  type SettingsSection,
} from '#contract/settings.ts';
import { settings as words } from '#copy/portal/settings.ts';
import { changedPaths, withValues } from '#contract/setting-values.ts';
import { stepUp } from '#copy/portal/step-up.ts';
import { RequestError } from '#web/client/request.ts';
import { refreshSettings, apiResetSection, apiSaveSection } from '#web/client/settings.ts';
import { toast } from '#web/ui/toast.ts';
import type { Choices } from '#web/portal/components/conflict-dialog.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { showSettings } from '#web/portal/portal-brand.ts';
import type { StepUpWords } from '#web/portal/components/step-up-dialog.tsx';
import type { FormSchema, FormValues } from '#web/portal/hooks/form-values.ts';
import { useAction } from '#web/portal/hooks/use-action.ts';
import { useForm } from '#web/portal/hooks/use-form.ts';
import { useStepUp } from '#web/portal/hooks/use-step-up.tsx';
import { doubtOf } from './doubts.ts';
import { readForm, textsOf } from './form-values.ts';
import { withoutShipped, withShipped } from './shipped-texts.ts';

type Value = SectionValue<SettingsSection>;
type State = SettingsSectionState<SettingsSection>;
const contactWords = { ...stepUp.contact, text: `${stepUp.contact.text} ${stepUp.again}`, isReported: true };

/** Checks, saves and resets one section. What was typed stays in the form whatever the server answers. */
export function useSectionSaving(section: SettingsSection, latest: State) {
  const client = useQueryClient();
  const { ask, dialog } = useStepUp();
  /** The values that the fields began with. A newer state replaces them only on request. */
  const [base, setBase] = useState(latest);
  const [doubt, setDoubt] = useState<string>();
  /** The form's values while one of them conflicts with a colleague's. */
  const [conflict, setConflict] = useState<Value>();
  /** What a dialog answered about the next try. */
  const answer = useRef<{ sure?: boolean; choices?: Choices }>({});
  const schema = schemaOf(section);
  const form = useForm({
    id: 'setting',
    initial: startOf(latest),
    schema,
    failed: (error) => (error ? refusalOf(error) : { title: words.refused, description: words.check }),
    send: async (value): Promise<unknown> => {
      const { sure = false, choices } = answer.current;
      const asked = sure || choices ? undefined : doubtOf(base.value, value);
      setDoubt(asked);
      if (asked === undefined) await write(value, choices);
      return 'kept';
    },
  });
  const { title } = words.sections[section];
  const dirty = typedIn(form.values) !== typedIn(startOf(base));

  const show = (state: State): void => {
    setBase(state);
    setConflict(undefined);
    form.reset(startOf(state));
  };
  // Nothing was typed, so what a colleague saved is shown at once.
  const showLatest = useEffectEvent(() => show(latest));
  useEffect(() => {
    if (!dirty && !form.busy && latest.version !== base.version) showLatest();
  }, [dirty, form.busy, latest.version, base.version]);
  const focusButton = (): void =>
    form.form.ref.current?.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });
  /** After a dialog whose opener may be gone. */
  const refocus = (): void => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusButton();
    });
  };
  const askIfNeeded = <T>(asked: StepUpWords, act: (given?: StepUp) => Promise<T>): Promise<T | undefined> =>
    asksAgain(section) ? ask(asked, act) : act();

  /** With choices, the chosen values replace those of the colleague, with every other change of the form. */
  const bodyOf = (value: Value, choices: Choices | undefined) => {
    // An untouched form is saved to confirm all of its values; a changed one confirms what was changed.
    if (!choices) return { version: base.version, value, base: dirty ? base.value : undefined };
    const mine = changedPaths(base.value, value).filter((path) => choices[path] !== 'theirs');
    return { version: latest.version, value: withValues(latest.value, value, mine), base: latest.value };
  };
  async function write(value: Value, choices: Choices | undefined): Promise<void> {
    const body = bodyOf(value, choices);
    try {
      const saved = await askIfNeeded(contactWords, (given) => apiSaveSection(client, section, { ...body, ...given }));
      if (!saved) return;
      showSettings(saved.sections);
      show(saved.sections[section]);
      if (form.form.ref.current?.contains(document.activeElement)) focusButton();
      toast(words.savedTo(title));
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 409) throw error;
      await refreshSettings(client);
      if (error.code !== 'edit_conflict') {
        form.form.ref.current?.scrollIntoView();
        throw error;
      }
      setConflict(value);
    }
  }
  const saveWith = async (given: { sure?: boolean; choices?: Choices }): Promise<void> => {
    answer.current = given;
    await form.submit();
    answer.current = {};
  };
  const { confirm: submit, busy, text } = words.reset;
  const asked = { title: words.reset.title(title), text: `${text} ${stepUp.again}`, submit, busy, isReported: true };
  const resetting = useAction(
    async () => {
      try {
        const saved = await askIfNeeded(asked, (given) => apiResetSection(client, section, base.version, given));
        if (!saved) return undefined;
        showSettings(saved.sections);
        show(saved.sections[section]);
        refocus();
        return words.reset.done;
      } catch (error) {
        void refreshSettings(client);
        throw error;
      }
    },
    { done: (done) => done, failed: words.reset.failed },
  );
  return {
    form,
    base,
    dirty,
    /** Returns what the fields say, when all of it is valid. */
    written: (): Value | undefined => {
      const read = schema.safeParse(form.values);
      return read.success ? read.data : undefined;
    },
    refusal: form.error && refusalOf(form.error),
    doubt,
    saveDoubted: () => saveWith({ sure: true }),
    leaveDoubt: (): void => setDoubt(undefined),
    conflict,
    choose: (choices: Choices): void => {
      setConflict(undefined);
      void saveWith({ choices });
    },
    leaveConflict: (): void => setConflict(undefined),
    reset: resetting.act,
    discard: (): void => {
      focusButton();
      show(base);
    },
    refocus,
    /** Asks for the password again, while it is open. */
    dialog,
  };
}

const refusalOf = (error: Error): { title: string; description: string } => {
  const why = failureWords(error);
  return error instanceof RequestError && error.status < 500
    ? { title: words.refused, description: why }
    : { title: words.unsure.title, description: words.unsure.text(why) };
};

const schemaOf = (section: SettingsSection): FormSchema<Value> => ({
  safeParse: (values) => {
    const read = z.safeParse(sectionSchemas[section], readForm(values as FormValues));
    if (read.success) return { success: true, data: withoutShipped(read.data) };
    const issues = read.error.issues.map(({ path, message }) => ({ path: [path.join('.')], message }));
    return { success: false, error: { issues } };
  },
});

/** What the fields show first. A claim without an entry has empty fields. */
function startOf({ value }: State): FormValues {
  const shown = withShipped(value);
  const none = Object.fromEntries(claimNames.map((name) => [name, null]));
  return textsOf('claims' in shown ? { ...shown, claims: { ...none, ...shown.claims } } : shown);
}

const typedIn = (values: FormValues): string =>
  JSON.stringify(values, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));
