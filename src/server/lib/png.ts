import { promisify } from 'node:util';
import { crc32, deflate, inflateSync } from 'node:zlib';

/** Pixels of 3 bytes each, row by row. */
export type Pixels = { width: number; height: number; rgb: Buffer };

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const [HEADER_BYTES, CHUNK_BYTES] = [8, 12];
const RGB = 2;

/** Writes pixels as a PNG without row filters. Enough for flat areas of color. */
export async function encodePng({ width, height, rgb }: Pixels): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, RGB, 0, 0, 0], 8);
  const stride = width * 3;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) rgb.copy(rows, y * (stride + 1) + 1, y * stride, (y + 1) * stride);
  const data = await promisify(deflate)(rows);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Reads a PNG that encodePng wrote. */
export function decodePng(file: Buffer): Pixels {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const parts: Buffer[] = [];
  for (let at = HEADER_BYTES; at < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length));
    at += CHUNK_BYTES + length;
  }
  const rows = inflateSync(Buffer.concat(parts));
  const stride = width * 3;
  const rgb = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) rows.copy(rgb, y * stride, y * (stride + 1) + 1, (y + 1) * (stride + 1));
  return { width, height, rgb };
}
