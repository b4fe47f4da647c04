import { expect, test } from 'vitest';
import { refuseFile } from './refuse-file.ts';

const words = { empty: 'It is empty.', type: (accepted: string) => `Accepted: ${accepted}` };
const refuse = refuseFile(['pdf', 'jpg'], words);

test.each([
  ['setup.exe', 'x', 'Accepted: pdf, jpg'],
  ['no extension', 'x', 'Accepted: pdf, jpg'],
  ['empty.pdf', '', 'It is empty.'],
  ['scan.PDF', 'x', undefined],
  ['photo.jpg', 'x', undefined],
])('%s is rejected like on the server', (name, content, said) => {
  expect(refuse(new File([content], name))).toBe(said);
});
