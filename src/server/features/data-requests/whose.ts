import type { Agreement, CopyRole } from '#contract/data-requests.ts';
import { isSameName } from '#server/lib/searchable.ts';
import type { Held, HeldApplication, HeldDeal } from './store.ts';

/** The requester as the request names them. */
type Person = { name: string; email: string };

/**
 * Returns which part of a record about two people the requester gets, or null when it is about one. The name decides;
 * if it matches both or neither, the email does. A requester who matches both by name and email gets both parts.
 * Without a match staff must choose.
 */
export function roleOf(held: Held, person: Person): CopyRole | null {
  if (!isOfTwo(held)) return null;
  const main = isSameName(person.name, held.main_name);
  const second = isSameName(person.name, held.second_name);
  if (main !== second) return main ? 'main' : 'second';
  const byMain = isSameAddress(person.email, held.main_email);
  const bySecond = isSameAddress(person.email, held.second_email);
  if (byMain !== bySecond) return byMain ? 'main' : 'second';
  if (!main) return 'none';
  return isSameAddress(held.main_email, held.second_email) ? 'both' : 'main';
}

/** Returns what of the request matches the exported part of the record. */
export function agreementOf(held: Held, person: Person, role: CopyRole | null): Agreement[] {
  const people = peopleOf(held, role);
  const name = people.some((one) => isSameName(person.name, one.name));
  const email = people.some((one) => isSameAddress(person.email, one.email));
  return [...(name ? (['name'] as const) : []), ...(email ? (['email'] as const) : [])];
}

function peopleOf(held: Held, role: CopyRole | null): Person[] {
  if (held.kind === 'application' || held.kind === 'deal') {
    const main = { name: held.main_name, email: held.main_email };
    const second = { name: held.second_name, email: held.second_email };
    return [...(isHanded('main', role) ? [main] : []), ...(isOfTwo(held) && isHanded('second', role) ? [second] : [])];
  }
  const [first = ''] = held.detail.split(', ');
  if (held.kind === 'chat') return [];
  return [{ name: held.kind === 'mail' ? '' : held.name, email: first }];
}

const isOfTwo = (held: Held): held is HeldApplication | HeldDeal =>
  (held.kind === 'application' || held.kind === 'deal') && held.has_second;

const isSameAddress = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

/** Fields about one of the two people. All other fields are about the business. */
const ofMain = /^(?:principal|primarySignature$|federalId|borrower(?:First|Last|Email|Phone|Credit)|companyEin$)/;
const ofSecond = /^(?:guarantor1|secondarySignature$)/;
/** The dealer's own notes are never exported. */
const ofDealer = /^dealerNotes$/;

export function goesOut(field: string, role: CopyRole | null): boolean {
  if (ofDealer.test(field)) return false;
  if (ofMain.test(field)) return isHanded('main', role);
  return !ofSecond.test(field) || isHanded('second', role);
}

/** Sorts fields about a person first, each group in the given order, and unnamed fields last. */
export function ownFirst<T>(fields: [name: string, value: T][], order: readonly string[]): [string, T][] {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const isOwn = (name: string): boolean => ofMain.test(name) || ofSecond.test(name);
  return fields.toSorted(([a], [b]) => Number(isOwn(b)) - Number(isOwn(a)) || place(a) - place(b));
}

/** Related data such as decisions, notes and documents belong to the main person. */
export const isHanded = (part: 'main' | 'second', role: CopyRole | null): boolean =>
  role === null || role === 'both' || role === part;
