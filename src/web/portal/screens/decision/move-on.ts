import type { KeyboardEvent } from 'react';
import type { DecisionFormState } from './use-decision-form.ts';

/**
 * Enter leads to the next field without an answer. From the last one it sends the form, as anywhere. The terms of a
 * counteroffer differ from the requested ones, so Enter on its outcome leads to the amount.
 */
export function moveOn(event: KeyboardEvent<HTMLFormElement>, form: DecisionFormState): void {
  const at = event.target;
  if (event.key !== 'Enter' || event.defaultPrevented || !(at instanceof HTMLInputElement)) return;
  const isCounteroffer = at.name === 'outcome' && form.values.outcome === 'counter_offer';
  const next = controlOf(form, isCounteroffer ? 'amount' : nextAfter(at, form));
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

const nextAfter = (at: HTMLElement, form: DecisionFormState): string | undefined =>
  form
    .open()
    .flatMap((name) => {
      const control = controlOf(form, name);
      return control && isBefore(at, control) ? [{ name, control }] : [];
    })
    .toSorted((a, b) => (isBefore(a.control, b.control) ? -1 : 1))[0]?.name;

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The control of a field. A group of choices takes no focus: its first control does. */
function controlOf({ idOf }: DecisionFormState, name: string | undefined): HTMLElement | undefined {
  if (name === undefined) return undefined;
  const id = name === 'fees' ? 'noFees' : name.startsWith('fees.') ? name.replaceAll('.', '-') : name;
  const found = document.getElementById(idOf(id));
  return (found instanceof HTMLFieldSetElement ? found.querySelector('input') : found) ?? undefined;
}
