import type { Agreement, CopyRole } from '#contract/data-requests.ts';
import { searchable } from '#server/lib/searchable.ts';
import type { Held, HeldApplication, HeldDeal } from './store.ts';

/** Who asks, as the request names them. */
type Person = { name: string; email: string };

/**
 * Whose part of what is held of two people goes out to the person who asks; null when it is about one person. The name
 * says it; where it fits both or none, the e-mail. One who is both by name and e-mail gets both. Who cannot be told
 * from this is handed nobody's part: staff says whose.
 */
export function roleOf(held: Held, person: Person): CopyRole | null {
  if (!isOfTwo(held)) return null;
  const main = isNamed(person.name, held.main_name);
  const second = isNamed(person.name, held.second_name);
  if (main !== second) return main ? 'main' : 'second';
  const byMain = isSameAddress(person.email, held.main_email);
  const bySecond = isSameAddress(person.email, held.second_email);
  if (byMain !== bySecond) return byMain ? 'main' : 'second';
  if (!main) return 'none';
  return isSameAddress(held.main_email, held.second_email) ? 'both' : 'main';
}

/** What of the request agrees with the record, for the part that goes out. */
export function agreementOf(held: Held, person: Person, role: CopyRole | null): Agreement[] {
  const people = peopleOf(held, role);
  const name = people.some((one) => isNamed(person.name, one.name));
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

const wordsOf = (name: string): string[] =>
  searchable(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whole words, so that Ana is not Juana; who leaves a second name out is still meant. */
function isNamed(asked: string, name: string): boolean {
  const [one, other] = [wordsOf(asked), wordsOf(name)];
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  return few.length > 0 && few.every((word) => many.includes(word));
}

const isSameAddress = (one: string, other: string): boolean => one !== '' && one.toLowerCase() === other.toLowerCase();

/** Of the fields of either form, what says something of one of both people; the rest is about the business. */
const ofMain = /^(?:principal|primarySignature$|federalId|borrower(?:First|Last|Email|Phone|Credit)|companyEin$)/;
const ofSecond = /^(?:guarantor1|secondarySignature$)/;
/** What the dealer keeps to itself is no answer to anybody. */
const ofDealer = /^dealerNotes$/;

export function goesOut(field: string, role: CopyRole | null): boolean {
  if (ofDealer.test(field)) return false;
  if (ofMain.test(field)) return isHanded('main', role);
  return !ofSecond.test(field) || isHanded('second', role);
}

/** What says something of a person stands first, each part in the order of these names; what they do not name is last. */
export function ownFirst<T>(fields: [name: string, value: T][], order: readonly string[]): [string, T][] {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const isOwn = (name: string): boolean => ofMain.test(name) || ofSecond.test(name);
  return fields.toSorted(([a], [b]) => Number(isOwn(b)) - Number(isOwn(a)) || place(a) - place(b));
}

/** What stands beside it, such as decisions, notes and papers, is about the main one. */
export const isHanded = (part: 'main' | 'second', role: CopyRole | null): boolean =>
  role === null || role === 'both' || role === part;
