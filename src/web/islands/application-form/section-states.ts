import { type ApplicationValues, emptyApplication, type SectionId, formSections } from './values.ts';
import type { Doubts } from './doubts.ts';
import type { Refusals } from './validation.ts';

export type SectionState = 'done' | 'check' | 'fix' | 'current' | 'open';
export type SectionMark = { id: SectionId; state: SectionState; toFix: number; toCheck: number; current: boolean };

/**
 * Returns the sections that the applicant has started. A section of choices with defaults counts once it was visited.
 */
export const startedSections = (values: ApplicationValues, visited: ReadonlySet<number>): boolean[] =>
  formSections.map(({ fields }, index) => {
    const blank = fields.filter((name) => emptyApplication[name] === '');
    const changed = fields.some((name) => values[name] !== emptyApplication[name]);
    return blank.length === 0 ? changed || visited.has(index) : blank.some((name) => values[name] !== '');
  });

/**
 * `shown` are the errors on the screen, `refused` all that the schema refuses now, `reached` the last section
 * the applicant has been in. A section is done only when it is started and valid, lies behind and holds no doubt.
 */
export function markSections(
  { current, reached, started }: { current: number; reached: number; started: readonly boolean[] },
  shown: Refusals,
  refused: Refusals,
  doubts: Doubts,
): SectionMark[] {
  return formSections.map(({ id, fields }, index) => {
    const toFix = fields.filter((name) => shown[name] !== undefined).length;
    const toCheck = fields.filter((name) => doubts[name] !== undefined && shown[name] === undefined).length;
    const valid = started[index] === true && fields.every((name) => refused[name] === undefined);
    const behind = index <= reached && index !== current;
    const settled = valid && behind ? (toCheck > 0 ? 'check' : 'done') : 'open';
    const state = toFix > 0 ? 'fix' : index === current ? 'current' : settled;
    return { id, state, toFix, toCheck, current: index === current };
  });
}
