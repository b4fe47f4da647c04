import { afterAll, describe, expect, test } from 'vitest';
import { sampleBrand } from '#contract/brand.ts';
import { decodePng, encodePng } from '#server/lib/png.ts';
import { openSamplePages } from '#tests/support/sample-pages.ts';

const servers = [await openSamplePages()];
afterAll(() => Promise.all(servers.map((server) => server.close())));

const pictureOf = async (name: string, changes: Partial<typeof sampleBrand> = {}): Promise<Buffer> => {
  const server = await openSamplePages({ brand: { ...sampleBrand, ...changes } });
  servers.push(server);
  const { statusCode, rawPayload } = await server.inject({ url: `/share-${name}.png` });
  expect(statusCode).toBe(200);
  return rawPayload;
};
/** The rows of a picture from `top` to `bottom`. */
const rows = (picture: Buffer, top: number, bottom: number): Buffer => {
  const { width, rgb } = decodePng(picture);
  return rgb.subarray(top * width * 3, bottom * width * 3);
};
const [COMPANY, TITLE, PAYMENT] = [
  [56, 104],
  [136, 500],
  [510, 612],
] as const;

describe('preview pictures', () => {
  test('contain the company of the installation, next to the title that the build drew', async () => {
    const [ours, other] = [await pictureOf('home-en'), await pictureOf('home-en', { company: 'Peña & Sons Leasing' })];
    expect(rows(other, ...COMPANY).equals(rows(ours, ...COMPANY))).toBe(false);
    expect(rows(other, ...TITLE).equals(rows(ours, ...TITLE))).toBe(true);
    expect(rows(other, ...PAYMENT).equals(rows(ours, ...PAYMENT))).toBe(true);
    expect(rows(await pictureOf('home-en'), ...COMPANY).equals(rows(ours, ...COMPANY))).toBe(true);
  });

  test('contain the payment at the rates of the installation, in the language of the page', async () => {
    const { pricing } = sampleBrand;
    const good = { ...pricing.tiers.good, baseRateBps: 1500 };
    const ours = await pictureOf('home-en');
    const other = await pictureOf('home-en', { pricing: { ...pricing, tiers: { ...pricing.tiers, good } } });
    expect(rows(other, ...PAYMENT).equals(rows(ours, ...PAYMENT))).toBe(false);
    expect(rows(other, ...COMPANY).equals(rows(ours, ...COMPANY))).toBe(true);
    expect(rows(await pictureOf('home-es'), ...PAYMENT).equals(rows(ours, ...PAYMENT))).toBe(false);
  });

  test('a name that is too long, or has letters that the build did not draw, still gives a picture', async () => {
    const long = await pictureOf('privacy-es', { company: 'Wide Equipment Finance '.repeat(5).trim() });
    const { width, height } = decodePng(long);
    expect([width, height]).toEqual([1200, 630]);
    const unknown = rows(await pictureOf('home-en', { company: '設備金融' }), ...COMPANY);
    const empty = rows(await pictureOf('home-en', { company: ' ' }), ...COMPANY);
    expect(unknown.equals(empty)).toBe(true);
  });
});

test('a picture of 3 x 2 pixels is the same after it was written and read', async () => {
  const rgb = Buffer.from(Array.from({ length: 18 }, (_, n) => n * 14));
  expect(decodePng(await encodePng({ width: 3, height: 2, rgb }))).toEqual({ width: 3, height: 2, rgb });
});
