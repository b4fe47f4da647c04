import { expect, test } from 'vitest';
import { doctor } from './doctor.ts';

test.each([
  [{ error: 0, todo: 0, warning: 0 }, 'Everything works.'],
  [{ error: 0, todo: 1, warning: 0 }, '1 step is left before publishing.'],
  [{ error: 0, todo: 2, warning: 1 }, '2 steps are left before publishing. 1 risk remains.'],
  [{ error: 1, todo: 2, warning: 1 }, '1 problem needs you now.'],
])('the summary of %j is "%s"', (found, said) => expect(doctor.summary(found)).toBe(said));
