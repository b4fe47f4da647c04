import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** A form in which a value could be stored in the clear. */
export type Needle = { value: string; form: string; bytes: Buffer };

/** Returns every form of each value: as typed and digits only, in text, encodings and unkeyed hashes. */
export function needlesOf(values: readonly string[]): Needle[] {
  const all = values.flatMap((value) => textsOf(value).flatMap(([name, text]) => formsOf(value, name, text)));
  return [...new Map(all.map((needle) => [needle.bytes.toString('hex'), needle])).values()];
}

function textsOf(value: string): [name: string, text: string][] {
  const digits = value.replace(/\D/g, '');
  // Fewer digits than in a date would match by chance.
  return digits === value || digits.length < 8
    ? [['as typed', value]]
    : [
        ['as typed', value],
        ['digits only', digits],
      ];
}

function formsOf(value: string, name: string, text: string): Needle[] {
  const bytes = Buffer.from(text);
  const wide = Buffer.from(text, 'utf16le');
  const needle = (form: string, found: Buffer | string): Needle => ({
    value,
    form: `${name}, ${form}`,
    bytes: Buffer.from(found),
  });
  const hashes = ['md5', 'sha1', 'sha256'].flatMap((kind) => {
    const digest = createHash(kind).update(bytes).digest();
    return (['hex', 'base64', 'base64url'] as const).map((code) =>
      needle(`bare ${kind} in ${code}`, digest.toString(code).replace(/=+$/, '')),
    );
  });
  return [
    needle('clear', bytes),
    needle('UTF-16LE', wide),
    needle('UTF-16BE', Buffer.from(wide).swap16()),
    needle('hex', bytes.toString('hex')),
    needle('hex in capitals', bytes.toString('hex').toUpperCase()),
    ...[0, 1, 2].flatMap((offset) =>
      base64At(bytes, offset).map(([code, piece]) => needle(`${code} at ${String(offset)}`, piece)),
    ),
    ...hashes,
  ];
}

/** Returns the part of a base64 text that does not depend on the bytes before and after. */
function base64At(bytes: Buffer, offset: number): [code: string, piece: string][] {
  const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
  const first = Math.ceil((offset * 8) / 6);
  const last = Math.floor((padded.length * 8) / 6);
  return (['base64', 'base64url'] as const).map((code) => [code, padded.toString(code).slice(first, last)]);
}

/** Returns the forms found in these bytes, also across line ends and inside compressed streams. */
export function findIn(bytes: Buffer, needles: readonly Needle[]): string[] {
  const found = new Set<Needle>();
  for (const view of [bytes, ...unwrapped(bytes), ...inflated(bytes)]) scan(view, needles, found);
  return needles.filter((needle) => found.has(needle)).map((needle) => `${needle.value} (${needle.form})`);
}

/** Scans once for all needles: compares only where the first two bytes of a needle match. */
function scan(view: Buffer, needles: readonly Needle[], found: Set<Needle>): void {
  const beginning = Map.groupBy(needles, (needle) => needle.bytes.readUInt16BE(0));
  const begins = new Uint8Array(65_536);
  for (const start of beginning.keys()) begins[start] = 1;
  for (let at = 0; at + 1 < view.length; at++) {
    const start = ((view[at] ?? 0) << 8) | (view[at + 1] ?? 0);
    if (begins[start] !== 1) continue;
    for (const needle of beginning.get(start) ?? [])
      if (needle.bytes.equals(view.subarray(at, at + needle.bytes.length)) && !isChance(view, at, needle))
        found.add(needle);
  }
}

const SHORT = 9;
/** Encrypted values, MACs and hashes in hex are longer than this. Dates do not occur inside such long runs. */
const HEX_RUN = 24;
const isHexDigit = (byte = 0): boolean => (byte >= 0x30 && byte <= 0x39) || (byte >= 0x61 && byte <= 0x66);

/** A database dump contains megabytes of hex: about 1 in 100 dumps has a given run of eight digits by chance. */
function isChance(view: Buffer, at: number, { bytes }: Needle): boolean {
  if (bytes.length > SHORT || !bytes.every((byte) => byte >= 0x30 && byte <= 0x39)) return false;
  let [from, to] = [at, at + bytes.length];
  while (isHexDigit(view[from - 1])) from--;
  while (isHexDigit(view[to])) to++;
  return to - from >= HEX_RUN;
}

/** Returns the matches of each file below a folder. A running database may delete files during the search. */
export function searchFolder(folder: string, needles: readonly Needle[]): Record<string, string[]> {
  const hits: Record<string, string[]> = {};
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const found = findIn(readIfThere(file), needles);
    if (found.length > 0) hits[path.relative(folder, file)] = found;
  }
  return hits;
}

function readIfThere(file: string): Buffer {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

const TEXT_AT_MOST = 1024 * 1024;

/** Joins the wrapped lines of an email: base64 in general, quoted-printable with a "=" at the end. */
function unwrapped(bytes: Buffer): Buffer[] {
  if (bytes.length > TEXT_AT_MOST || !bytes.includes('\n')) return [];
  const text = bytes.toString('latin1');
  return [/=\r?\n/g, /\r?\n/g].map((end) => Buffer.from(text.replace(end, ''), 'latin1'));
}

/** Decompresses the data after a gzip header (RFC 1952). gunzip fails on a stream with trailing bytes. */
function gunzipped(bytes: Buffer, options: zlib.ZlibOptions): Buffer {
  const flags = bytes[3] ?? 0;
  let at = 10;
  if (flags & 4) at += 2 + bytes.readUInt16LE(at);
  for (const text of [8, 16]) if (flags & text) at = bytes.indexOf(0, at) + 1;
  if (flags & 2) at += 2;
  return zlib.inflateRawSync(bytes.subarray(at), options);
}

const STREAMS: [magic: Buffer, inflate: (bytes: Buffer, options: zlib.ZlibOptions) => Buffer][] = [
  [Buffer.of(0x1f, 0x8b, 0x08), gunzipped],
  ...[0x01, 0x5e, 0x9c, 0xda].map((level): [Buffer, typeof zlib.inflateSync] => [
    Buffer.of(0x78, level),
    zlib.inflateSync,
  ]),
];

/** Returns the content of zlib and gzip streams at any position, and of brotli and raw deflate as whole files. */
function inflated(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  const take = (inflate: () => Buffer): void => {
    try {
      found.push(inflate());
    } catch {
      // The bytes are not such a stream.
    }
  };
  const options = { finishFlush: zlib.constants.Z_SYNC_FLUSH, maxOutputLength: 64 * TEXT_AT_MOST };
  for (const [magic, inflate] of STREAMS)
    for (let at = bytes.indexOf(magic); at !== -1; at = bytes.indexOf(magic, at + 1))
      take(() => inflate(bytes.subarray(at), options));
  if (bytes.length > TEXT_AT_MOST) return found;
  take(() => zlib.brotliDecompressSync(bytes, { maxOutputLength: options.maxOutputLength }));
  take(() => zlib.inflateRawSync(bytes, options));
  return found;
}
