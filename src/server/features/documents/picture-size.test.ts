import { afterAll, expect, test } from 'vitest';
import { documentPaths } from '#contract/documents.ts';
import { draftDeal, fileForm, signedIn } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/server/expect-refusal.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

const t = await startTestApp();
afterAll(() => t.close());
const dealer = await signedIn(t, 'dealer');
const { id } = await draftDeal(dealer);

type Size = { width: number; height: number };
const bytes = (content: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(content);
const png = ({ width, height }: Size): Uint8Array<ArrayBuffer> => {
  const content = Buffer.alloc(64);
  content.write('\x89PNG\r\n\x1a\n', 'latin1');
  content.writeUInt32BE(13, 8);
  content.write('IHDR', 12, 'latin1');
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  content.write('\x08\x06\0\0\0', 24, 'latin1');
  return bytes(content);
};
const gif = ({ width, height }: Size): Uint8Array<ArrayBuffer> => {
  const content = Buffer.alloc(32);
  content.write('GIF89a', 'latin1');
  content.writeUInt16LE(width, 6);
  content.writeUInt16LE(height, 8);
  return bytes(content);
};
/** `ahead`: bytes of metadata before the frame header, as cameras write it. */
const jpeg = ({ width, height }: Size, ahead = 0): Uint8Array<ArrayBuffer> => {
  const metadata = Buffer.alloc(ahead + 4);
  metadata.writeUInt16BE(0xffe1, 0);
  metadata.writeUInt16BE(ahead + 2, 2);
  const frame = Buffer.from('ffc00011080000000003012200021101031101', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return bytes(Buffer.concat([Buffer.from('ffd8', 'hex'), metadata, frame, Buffer.alloc(64)]));
};
const send = (name: string, content: Uint8Array<ArrayBuffer>) =>
  dealer.send('POST', documentPaths.upload(id), fileForm(name, content));
const HUGE = { width: 50_000, height: 50_000 };
const PHOTO = { width: 12_240, height: 8_160 };

test.each([
  ['bomb.png', png(HUGE)],
  ['bomb.gif', gif(HUGE)],
  ['bomb.jpg', jpeg(HUGE)],
  ['metadata.jpeg', jpeg(HUGE, 40_000)],
])('refuses a %s of 2,500 megapixels, which would exhaust the memory of a browser', async (name, content) => {
  const refusal = expectRefusal(await send(name, content), 415, 'unsupported_media_type');
  expect(refusal.message).toBe('This picture is larger than 120 megapixels. Make it smaller, or send a PDF.');
});

test.each([
  ['photo.png', png(PHOTO)],
  ['photo.gif', gif({ width: 4_000, height: 3_000 })],
  ['photo.jpg', jpeg(PHOTO, 30_000)],
])('accepts a %s of at most 100 megapixels', async (name, content) => {
  expect((await send(name, content)).statusCode).toBe(201);
});
