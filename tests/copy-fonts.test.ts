import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeCopyFonts } from '../scripts/copy-fonts.ts';

const folder = 'src/server/features/signed-copies/fonts';

test('the fonts of the signed copy are the ones that scripts/copy-fonts.ts makes', async () => {
  const made = await makeCopyFonts();
  expect(fs.readdirSync(folder).filter((name) => name.endsWith('.ttf'))).toEqual(Object.keys(made).sort());
  for (const [name, font] of Object.entries(made))
    expect(fs.readFileSync(path.join(folder, name)).equals(font), `${name}: run node scripts/copy-fonts.ts`).toBe(true);
});
