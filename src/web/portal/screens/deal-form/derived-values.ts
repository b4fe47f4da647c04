import type { equipmentTypes } from '#contract/deals.ts';
import { showCents, typedCents } from '#contract/typed-amount.ts';
import type { DealValues } from './deal-values.ts';

const derivedFields = ['dealName', 'equipmentType', 'requestedAmount'] as const;
type DerivedField = (typeof derivedFields)[number];
type EquipmentType = (typeof equipmentTypes)[number];
const NAME_LENGTH = 80;

/** In this order: a food truck is equipment for food service, and a truck crane is a crane. */
const words: [EquipmentType, RegExp][] = [
  [
    'food-service',
    /\b(?:food|ovens?|fryers?|griddles?|grills?|broilers?|rotisseries?|smokers?|steamers?|freezers?|refrigerat\w*|walk-?ins?|coolers?|ice (?:machines?|makers?|cream)|soft[ -]?serve|gelato|slush|frozen (?:drink|yogurt)s?|dishwashers?|espresso|coffee|brewers?|beverage|soda fountains?|dough|pizza|meat slicers?|bakery|kitchens?|restaurant)\b/,
  ],
  [
    'construction',
    /\b(?:excavators?|skid ?steers?|loaders?|backhoes?|dozers?|bulldozers?|graders?|pavers?|rollers?|compactors?|cranes?|telehandlers?|boom lifts?|scissor lifts?|trenchers?|crushers?|screeners?|forklifts?|augers?|piledrivers?|pile drivers?|drill rigs?|mini[ -]?ex|bobcat|concrete|asphalt|paving)\b/,
  ],
  [
    'transportation',
    /\b(?:trucks?|trailers?|tractors?|semis?|vans?|bus|buses|flatbeds?|lowboys?|reefers?|tankers?|tow|peterbilt|kenworth|freightliner)\b/,
  ],
  [
    'manufacturing',
    /\b(?:cnc|mills?|milling|lathes?|machining|press|presses|press brakes?|lasers?|plasma|routers?|robots?|welders?|welding|injection|extruders?|mou?ld(?:ers?|ing)|grinders?|bandsaws?|waterjets?|3d printers?|compressors?|palleti[sz]ers?|packaging|wrappers?|conveyors?)\b/,
  ],
  // Makers, for a machine that is named by its model.
  ['construction', /\b(?:cat|caterpillar|komatsu|jcb|takeuchi|kubota|deere|terex|jlg|genie|link-?belt)\b/],
];

/** Returns the type by the words of a machine, `other` for words that are not listed, and '' without any. */
export function typeOfEquipment(machine: string): EquipmentType | '' {
  const text = machine.trim().toLowerCase();
  if (text === '') return '';
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

/** Returns true for a description without a listed word. */
export const isUnknownMachine = ({ equipmentDescription }: DealValues): boolean =>
  typeOfEquipment(equipmentDescription.split('\n')[0] ?? '') === 'other';

/** Splits a full name before its last word, as the deal of an application does. One word is a first name. */
export function splitName(typed: string): Pick<DealValues, 'borrowerFirstName' | 'borrowerLastName'> {
  const parts = typed.trim().split(/\s+/);
  if (parts.length === 1) return { borrowerFirstName: parts[0] ?? '', borrowerLastName: '' };
  return { borrowerFirstName: parts.slice(0, -1).join(' '), borrowerLastName: parts.at(-1) ?? '' };
}

export const fullName = ({ borrowerFirstName, borrowerLastName }: DealValues): string =>
  `${borrowerFirstName} ${borrowerLastName}`.trim();

/** Values that follow from others until they are edited: deal name, equipment type and requested amount. */
function derivedOf(values: DealValues): Record<DerivedField, string> {
  const machine = (values.equipmentDescription.trim().split('\n')[0] ?? '').slice(0, NAME_LENGTH).trim();
  const financed =
    centsOf(values.equipmentAmount) - (values.downPayment.trim() === '' ? 0 : centsOf(values.downPayment));
  return {
    dealName: [machine, fullName(values)].filter((part) => part !== '').join(', '),
    equipmentType: typeOfEquipment(machine),
    requestedAmount: financed > 0 ? showCents(financed) : '',
  };
}

/** Changes values. A derived one that still has its derived value follows. */
export function changed(before: DealValues, change: Partial<DealValues>): DealValues {
  const next = { ...before, ...change };
  const [from, to] = [derivedOf(before), derivedOf(next)];
  for (const field of derivedFields)
    if (!(field in change) && isSame(before[field], from[field])) next[field] = to[field];
  return next;
}

/** Fills derived values that are empty. */
export function withDerived(values: DealValues): DealValues {
  const next = { ...values };
  const derived = derivedOf(values);
  for (const field of derivedFields) if (next[field] === '') next[field] = derived[field];
  return next;
}

const centsOf = (typed: string): number => typedCents(typed, 'en');
/** $84,500 is the same amount as 84500. */
const isSame = (one: string, other: string): boolean => one.trim() === other || centsOf(one) === centsOf(other);
