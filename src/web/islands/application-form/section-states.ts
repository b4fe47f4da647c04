import { type SectionId, sections } from './values.ts';
import type { Refusals } from './validation.ts';

export type SectionState = 'done' | 'fix' | 'current' | 'open';
export type SectionMark = { id: SectionId; state: SectionState; toFix: number; current: boolean };

/**
 * `shown` are the errors on the screen, `refused` all that the schema refuses now, `reached` the last section
 * the applicant has been in. A section is done only when it is valid and lies behind.
 */
export function markSections(current: number, reached: number, shown: Refusals, refused: Refusals): SectionMark[] {
  return sections.map(({ id, fields }, index) => {
    const toFix = fields.filter((name) => shown[name] !== undefined).length;
    const valid = fields.every((name) => refused[name] === undefined);
    const behind = index <= reached && index !== current;
    const state = toFix > 0 ? 'fix' : index === current ? 'current' : valid && behind ? 'done' : 'open';
    return { id, state, toFix, current: index === current };
  });
}
