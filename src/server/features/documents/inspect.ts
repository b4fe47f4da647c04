import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { type Extension, MAX_FILE_BYTES } from '#contract/documents.ts';
import type { upload } from '#copy/en/upload.ts';
import { AppError } from '#server/lib/app-error.ts';
import { pixelsOf } from './picture-size.ts';

export type DetectedFile = {
  bytes: number;
  /** SHA-256 (hex). */
  hash: string;
  /** The content is not what the extension promises, or is unknown. */
  flagged: boolean;
};
type Words = (typeof upload)['refusals'];

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
export async function* inspectFile(
  content: AsyncIterable<Buffer>,
  extension: Extension,
  words: Words,
): AsyncGenerator<Buffer, DetectedFile> {
  const hash = createHash('sha256');
  const head = openHead();
  let bytes = 0;
  let macros = false;
  let canHoldMacros = true;
  let tail = Buffer.alloc(0);
  for await (const chunk of content) {
    if (bytes === 0) canHoldMacros = !WITHOUT_MACROS.some((text) => chunk.subarray(0, text.length).equals(text));
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) throw new AppError('too_large', words.tooLarge);
    await head.take(chunk);
    hash.update(chunk);
    if (canHoldMacros) {
      const seam = Buffer.concat([tail, chunk.subarray(0, LONGEST_MACRO)]);
      macros ||= MACROS.some((name) => chunk.includes(name) || seam.includes(name));
      tail = Buffer.concat([tail, chunk.subarray(-LONGEST_MACRO)]).subarray(-LONGEST_MACRO);
    }
    yield chunk;
  }
  if (bytes === 0) throw new AppError('validation', words.empty, { fields: { file: words.empty } });
  const kind = await head.kind();
  const office = /^(?:cfb|zip|docx|xlsx|pptx)$/.test(kind);
  if ((await head.pixels()) > MOST_PIXELS) throw new AppError('unsupported_media_type', words.pixels);
  if (DANGEROUS.has(kind) || (office && macros)) throw new AppError('unsupported_media_type', words.dangerous);
  return { bytes, hash: hash.digest('hex'), flagged: !EXPECTED[extension].includes(kind) };
}

/** Detects the type from the first bytes, and frees them afterwards. */
function openHead() {
  const pieces: Buffer[] = [];
  let bytes = 0;
  let seen: Seen | undefined;
  return {
    take: async (chunk: Buffer): Promise<void> => {
      if (seen !== undefined) return;
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

/** The detected type, or empty when it is unknown. */
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
