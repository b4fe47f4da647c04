import { randomBytes, randomUUID, createHash } from 'node:crypto';
import { type Extension, MAX_FILE_BYTES } from '#contract/documents.ts';
import { upload as en, type upload } from '#copy/en/upload.ts';
import { upload as es } from '#copy/es/upload.ts';
import type { App } from '#server/app.ts';
import type { Ctx } from '#server/context.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { encryptFile } from '#server/crypto/file-encryption.ts';
import { newId } from '#server/lib/ids.ts';
import { cleanFileName, extensionOf } from './file-name.ts';
import { encryptContentKey, type ReceivedFile, selectKept } from './store.ts';
import type { Scanner } from '#server/ports.ts';
import { fileTypeFromBuffer } from 'file-type';
import type { Language } from '#contract/language.ts';
import { waitingTime } from '#server/lib/waiting-time.ts';

export type { ReceivedFile };
export const uploadWords = { en, es };

/**
 * Encrypts and stores a file while it arrives. It belongs to no deal yet, and must be kept or discarded.
 * @throws AppError validation, unsupported_media_type, too_large, or unavailable when the virus scanner gives no
 * verdict; nothing is stored then
 */
export async function receiveFile(
  app: App,
  ctx: Ctx,
  file: { name: string; content: AsyncIterable<Buffer> },
  accepted: readonly Extension[],
): Promise<ReceivedFile> {
  const words = uploadWords[ctx.lang].refusals;
  if (file.name === '') throw fieldError('file', words.noFile);
  const name = cleanFileName(file.name);
  const extension = accepted.find((one) => one === extensionOf(name));
  if (!extension) throw new AppError('unsupported_media_type', words.type(accepted.join(', ')));
  const id = newId(ctx.now);
  const key = randomBytes(32);
  const storageKey = randomUUID();
  let found: DetectedFile | undefined;
  let malware: string | undefined;
  const content = app.scanner ? scanned(app.scanner) : file.content;
  async function* scanned(scanner: Scanner): AsyncGenerator<Buffer> {
    malware = yield* scanFile(scanner, file.content, words);
  }
  async function* inspected(): AsyncGenerator<Buffer> {
    found = yield* inspectFile(content, extension as Extension, words);
  }
  await app.files.put(storageKey, encryptFile(inspected(), key, id));
  if (!found) throw new Error('a file was stored before its end was checked');
  const contentMac = app.vault.mac('document', found.hash);
  return {
    id,
    name,
    storageKey,
    encryptedKey: encryptContentKey(app.vault, id, key),
    contentMac,
    bytes: found.bytes,
    flagged: found.flagged,
    malware: malware ?? null,
  };
}

export const discardFile = (app: App, file: ReceivedFile): Promise<void> => app.files.remove(file.storageKey);

/** Longer than any upload with its transaction. */
const STRAY_MS = 24 * 3_600_000;

/** Deletes stored files without a document: of deleted drafts, and of uploads interrupted by a crash. */
export const sweepFiles = (app: App, now: Date): Promise<number> =>
  app.files.sweep(new Date(now.getTime() - STRAY_MS), (keys) => selectKept(app.db.query, keys));

type Words = (typeof upload)['refusals'];

/**
 * Passes a file on while it is scanned. Returns the name of the malware, if any was found.
 * @throws AppError unavailable when the scanner gives no verdict: an unscanned file is never accepted
 */
async function* scanFile(
  scanner: Scanner,
  content: AsyncIterable<Buffer>,
  words: Words,
): AsyncGenerator<Buffer, string | undefined> {
  const away = (cause: unknown): never => {
    throw new AppError('unavailable', words.notScanned, { cause, retryAfterSeconds: 60 });
  };
  const scan = scanner.begin();
  try {
    for await (const chunk of content) {
      await scan.write(chunk).catch(away);
      yield chunk;
    }
    return await scan.end().catch(away);
  } finally {
    scan.close();
  }
}

type DetectedFile = {
  bytes: number;
  /** SHA-256 (hex). */
  hash: string;
  /** The content is not what the extension promises, or is unknown. */
  flagged: boolean;
};

const HEAD_BYTES = 64 * 1024;
const MARKUP_BYTES = 4096;
/** A browser needs 4 bytes per pixel, and would run out of memory for staff. */
const MOST_PIXELS = 120_000_000;
/** Programs, scripts and documents with macros, by detected type. */
const DANGEROUS = new Set(
  'exe elf macho class jar apk deb rpm swf lnk wasm crx xpi chm ps reg bat docm dotm xlsm xltm xlsb pptm potm ppsm ppam html svg'.split(
    ' ',
  ),
);
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed)[\s>/]/i;
const SCRIPT = /^\s*(?:#!|<\?php|<%|@echo\b|wscript\.|powershell\b|set-executionpolicy\b)/i;
/** Names of the parts that contain macros, in newer and older formats. */
const MACROS = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')];
const LONGEST_MACRO = 32;
/** First bytes of formats that cannot contain macros: PDF, JPEG, PNG, GIF. */
const WITHOUT_MACROS = ['%PDF-', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF8'].map((text) =>
  Buffer.from(text, 'latin1'),
);

const EXPECTED: Record<Extension, readonly string[]> = {
  pdf: ['pdf'],
  doc: ['cfb'],
  docx: ['docx'],
  xls: ['cfb'],
  xlsx: ['xlsx'],
  jpg: ['jpg'],
  jpeg: ['jpg'],
  png: ['png'],
  gif: ['gif'],
  heic: ['heic', 'heif'],
  heif: ['heic', 'heif'],
  txt: [''],
  csv: [''],
};

/**
 * Passes a file on while checking it, and returns the result at the end.
 * @throws AppError too_large; validation for an empty file; unsupported_media_type for dangerous content
 */
async function* inspectFile(
  content: AsyncIterable<Buffer>,
  extension: Extension,
  words: Words,
): AsyncGenerator<Buffer, DetectedFile> {
  const hash = createHash('sha256');
  const head = typeDetector();
  let bytes = 0;
  let macros = false;
  let canHoldMacros = true;
  let tail = Buffer.alloc(0);
  for await (const chunk of content) {
    if (bytes === 0) canHoldMacros = !WITHOUT_MACROS.some((text) => chunk.subarray(0, text.length).equals(text));
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) throw new AppError('too_large', words.tooLarge);
    if (!head.isComplete()) await head.take(chunk);
    hash.update(chunk);
    if (canHoldMacros) {
      const seam = Buffer.concat([tail, chunk.subarray(0, LONGEST_MACRO)]);
      macros ||= MACROS.some((name) => chunk.includes(name) || seam.includes(name));
      tail = Buffer.concat([tail, chunk.subarray(-LONGEST_MACRO)]).subarray(-LONGEST_MACRO);
    }
    yield chunk;
  }
  if (bytes === 0) throw fieldError('file', words.empty);
  const kind = await head.kind();
  const office = /^(?:cfb|zip|docx|xlsx|pptx)$/.test(kind);
  if ((await head.pixels()) > MOST_PIXELS) throw new AppError('unsupported_media_type', words.pixels);
  if (DANGEROUS.has(kind) || (office && macros)) throw new AppError('unsupported_media_type', words.dangerous);
  return { bytes, hash: hash.digest('hex'), flagged: !EXPECTED[extension].includes(kind) };
}

/** Detects the type from the first bytes, and frees them afterwards. */
function typeDetector() {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let seen: Seen | undefined;
  return {
    isComplete: (): boolean => seen !== undefined,
    take: async (chunk: Buffer): Promise<void> => {
      pieces.push(chunk);
      bytes += chunk.length;
      if (bytes >= HEAD_BYTES) seen = await see(pieces.splice(0));
    },
    kind: async (): Promise<string> => (seen ??= await see(pieces)).kind,
    pixels: async (): Promise<number> => (seen ??= await see(pieces)).pixels,
  };
}

type Seen = { kind: string; pixels: number };
async function see(pieces: Buffer[]): Promise<Seen> {
  const head = Buffer.concat(pieces).subarray(0, HEAD_BYTES);
  return { kind: await kindOf(head), pixels: pixelsOf(head) };
}

/** Returns the detected type, or empty when it is unknown. */
async function kindOf(head: Buffer): Promise<string> {
  // Without NUL bytes and byte order marks, UTF-16 text matches the same patterns.
  const text = head
    .subarray(0, MARKUP_BYTES)
    .toString('latin1')
    .replace(/\0/g, '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  if (MARKUP.test(text)) return 'html';
  if (SCRIPT.test(text)) return 'bat';
  const found = await fileTypeFromBuffer(head);
  if (found) return found.ext;
  return text.startsWith('PK\x03\x04') ? 'zip' : '';
}

/** Returns the number of pixels of a PNG, GIF or JPEG from its first bytes, or 0 if they do not contain the size. */
function pixelsOf(head: Buffer): number {
  if (head.length >= 24 && head.toString('latin1', 1, 4) === 'PNG')
    return head.readUInt32BE(16) * head.readUInt32BE(20);
  if (head.length >= 10 && head.toString('latin1', 0, 4) === 'GIF8') return head.readUInt16LE(6) * head.readUInt16LE(8);
  return head.length >= 4 && head.readUInt16BE(0) === 0xffd8 ? pixelsOfJpeg(head) : 0;
}

/** Matches frame headers of any coding. C4, C8 and CC are other segments. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Segments follow each other: a marker, then a length that includes itself. */
function pixelsOfJpeg(head: Buffer): number {
  for (let at = 2; at + 9 <= head.length;) {
    if (head[at] !== 0xff) return 0;
    const marker = head[at + 1] ?? 0;
    if (isFrame(marker)) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    at += 2 + head.readUInt16BE(at + 2);
  }
  return 0;
}

const MEGABYTE = 1_000_000;

/**
 * Counts an upload for its dealership by its Content-Length. A request without one counts as the largest file.
 * @throws AppError rate_limited after 10 GB in a day
 */
export async function countMegabytes(
  app: App,
  length: string | undefined,
  accountId: string,
  words: (wait: string) => string,
  language: Language = 'en',
): Promise<void> {
  const announced = Number(length ?? MAX_FILE_BYTES);
  const megabytes = Math.max(1, Math.ceil(announced / MEGABYTE));
  await app.limits.use('uploadMegabytes', accountId, (seconds) => words(waitingTime(seconds, language)), megabytes);
}
