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
  /** The content is not what the name promises, or cannot be told. */
  flagged: boolean;
};
type Words = (typeof upload)['refusals'];

const HEAD_BYTES = 64 * 1024;
const MARKUP_BYTES = 4096;
/** A browser needs 4 bytes for each: staff would run out of memory. */
const MOST_PIXELS = 120_000_000;
/** Programs, scripts and documents with macros, as their content is named. */
const DANGEROUS = new Set(
  'exe elf macho class jar apk deb rpm swf lnk wasm crx xpi chm ps reg bat docm dotm xlsm xltm xlsb pptm potm ppsm ppam html svg'.split(
    ' ',
  ),
);
const MARKUP = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed)[\s>/]/i;
const SCRIPT = /^\s*(?:#!|<\?php|<%|@echo\b|wscript\.|powershell\b|set-executionpolicy\b)/i;
/** Names of the parts that hold macros: in the newer formats, and in the older ones. */
const MACROS = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')];
const LONGEST_MACRO = 32;
/** Beginnings of what can hold no such part, whatever comes behind: PDF, JPEG, PNG, GIF. */
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
 * Hands a file on as it comes and looks at it meanwhile; what it found stands at the end.
 * @throws AppError too_large, validation for an empty file, unsupported_media_type for dangerous content
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

/** Learns what content is from its first bytes, and keeps them no longer than that. */
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

/** What content is by its first bytes; '' when that cannot be told. */
async function kindOf(head: Buffer): Promise<string> {
  // Without NUL and its marks, text of two bytes a letter reads like any other.
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
