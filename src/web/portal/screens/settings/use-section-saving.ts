import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { StepUp } from '#contract/account.ts';
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
import { rereadSettings, resetSection, saveSection } from '#web/client/settings.ts';
import { toast } from '#web/ui/toast.ts';
import type { Choices } from '#web/portal/components/conflict-dialog.tsx';
import { failureWords } from '#web/portal/failure-words.ts';
import { showSettings } from '#web/portal/portal-brand.ts';
import type { StepUpWords } from '#web/portal/components/step-up-dialog.tsx';
import { useStepUp } from '#web/portal/hooks/use-step-up.tsx';
import { doubtOf } from './doubts.ts';
import { readForm } from './form-values.ts';
import { withoutShipped } from './shipped-texts.ts';

type Faults = Record<string, string>;
type Value = SectionValue<SettingsSection>;
const contactWords = { ...stepUp.contact, text: `${stepUp.contact.text} ${stepUp.again}`, isReported: true };

/** Reads, checks, saves and takes back one section. What was written stays in the form whatever the server says. */
export function useSectionSaving(
  section: SettingsSection,
  latest: SettingsSectionState<SettingsSection>,
  form: RefObject<HTMLFormElement | null>,
) {
  const client = useQueryClient();
  const { ask, dialog } = useStepUp();
  /** The values that the fields began with. A newer state replaces them only on request. */
  const [base, setBase] = useState(latest);
  const [round, setRound] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<{ title: string; text: string }>();
  const [doubt, setDoubt] = useState<string>();
  /** The form's values while one of them conflicts with a colleague's. */
  const [conflict, setConflict] = useState<Value>();
  const [dirty, setDirty] = useState(false);
  const [written, setWritten] = useState<Value>();
  const [busy, setBusy] = useState(false);
  const first = useRef<string>(undefined);
  const { title } = words.sections[section];

  const look = useCallback((): Value | undefined => {
    if (!form.current) return undefined;
    const result = readSection(section, form.current);
    return result.success ? withoutShipped(result.data) : undefined;
  }, [form, section]);
  /** Something was written: is it other than what was read? */
  const touched = useCallback((): void => {
    if (!form.current) return;
    setDirty(textOf(form.current) !== first.current);
    setWritten(look());
  }, [form, look]);
  /** The fields are created again, and the focus stays among them. */
  const wasInside = useRef(false);
  const begin = useCallback(
    (element: HTMLFormElement | null): void => {
      if (!element) wasInside.current = form.current?.contains(document.activeElement) ?? false;
      form.current = element;
      if (!element) return;
      first.current = textOf(element);
      if (wasInside.current) focusButton(element);
      wasInside.current = false;
    },
    [form],
  );
  /** After a dialog whose opener has gone with the old fields. */
  const refocus = (): void => {
    requestAnimationFrame(() => {
      if (form.current && document.activeElement === document.body) focusButton(form.current);
    });
  };

  const restart = useCallback((state: SettingsSectionState<SettingsSection>): void => {
    setBase(state);
    setRound((before) => before + 1);
    setFaults({});
    setRefusal(undefined);
    setConflict(undefined);
    setDirty(false);
    setWritten(undefined);
  }, []);
  // Nothing was typed, so what a colleague saved is shown at once.
  useEffect(() => {
    if (!dirty && !busy && latest.version !== base.version) restart(latest);
  }, [dirty, busy, latest, base, restart]);
  const refuse = (error: Error): void => {
    const isRefused = error instanceof RequestError && error.status < 500;
    const title = isRefused ? words.refused : words.unsure.title;
    const text = isRefused ? failureWords(error) : words.unsure.text(failureWords(error));
    if (error instanceof RequestError && Object.keys(error.fields).length > 0) show(error.fields);
    else setRefusal({ title, text });
    toast({ title, description: text, destructive: true });
    if (error instanceof RequestError && error.status === 409) form.current?.scrollIntoView();
  };
  const show = (found: Faults): void => {
    setFaults(found);
    const names = Object.keys(found);
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])];
    fields.find((field) => names.some((name) => belongsTo(name, field.getAttribute('name') ?? '')))?.focus();
  };
  const askIfNeeded = <T>(asked: StepUpWords, act: (given?: StepUp) => Promise<T>): Promise<T | undefined> =>
    asksAgain(section) ? ask(asked, act) : act();
  /** `from` is what the changes are compared with; without it every value is confirmed. `inForm` is what the form holds. */
  const send = async (
    value: Value,
    from: Pick<SettingsSectionState<SettingsSection>, 'version' | 'value'> | undefined,
    inForm = value,
  ): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = { version: from?.version ?? base.version, value, base: from?.value };
      const saved = await askIfNeeded(contactWords, (given) => saveSection(client, section, { ...body, ...given }));
      if (!saved) return;
      showSettings(saved.sections);
      restart(saved.sections[section]);
      toast(words.savedTo(title));
    } catch (error) {
      const differs = error instanceof RequestError && error.code === 'edit_conflict';
      if (!differs) refuse(error as Error);
      if (error instanceof RequestError && error.status === 409) await rereadSettings(client).catch(refuse);
      if (differs) setConflict(inForm);
    } finally {
      setBusy(false);
    }
  };
  const save = async (sure = false): Promise<void> => {
    if (!form.current || busy) return;
    const result = readSection(section, form.current);
    if (!result.success) {
      const found: Faults = {};
      for (const { path, message } of result.error.issues) found[path.join('.')] ??= message;
      show(found);
      toast({ title: words.refused, description: words.check, destructive: true });
      return;
    }
    setFaults({});
    const value = withoutShipped(result.data);
    const asked = sure ? undefined : doubtOf(base.value, value);
    setDoubt(asked);
    // An untouched form is saved to confirm all of its values; a changed one confirms what was changed.
    if (asked === undefined) await send(value, dirty ? base : undefined);
  };
  /** Saves what was chosen over the values that were shown, with every other change of the form. */
  const choose = async (choices: Choices): Promise<void> => {
    if (conflict === undefined) return;
    const mine = changedPaths(base.value, conflict).filter((path) => choices[path] !== 'theirs');
    setConflict(undefined);
    await send(withValues(latest.value, conflict, mine), latest, conflict);
  };
  const reset = async (): Promise<void> => {
    const { confirm: submit, busy: resetting, text } = words.reset;
    const asked = {
      title: words.reset.title(title),
      text: `${text} ${stepUp.again}`,
      submit,
      busy: resetting,
      isReported: true,
    };
    try {
      const saved = await askIfNeeded(asked, (given) => resetSection(client, section, base.version, given));
      if (!saved) return;
      showSettings(saved.sections);
      restart(saved.sections[section]);
      toast(words.reset.done);
    } catch (error) {
      toast({ title: words.reset.failed, description: failureWords(error as Error), destructive: true });
      await rereadSettings(client).catch(refuse);
    }
  };
  return {
    base,
    round,
    faults,
    refusal,
    doubt,
    dirty,
    busy,
    written,
    conflict,
    choose,
    leaveConflict: (): void => setConflict(undefined),
    begin,
    touched,
    save,
    reset,
    discard: (): void => restart(base),
    dropDoubt: (): void => {
      setDoubt(undefined);
      refocus();
    },
    refocus,
    /** Asks for the password again, while it is open. */
    dialog,
  };
}
const focusButton = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('button[type=submit]')?.focus({ preventScroll: true });

const readSection = (section: SettingsSection, form: HTMLFormElement) =>
  z.safeParse(sectionSchemas[section], readForm(new FormData(form)));

export type SectionSaving = ReturnType<typeof useSectionSaving>;

const textOf = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, text]) => [name, typeof text === 'string' ? text.trim() : '']));
const belongsTo = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);
