import { PDF } from '#tests/support/factories.ts';

type Content = Uint8Array<ArrayBuffer>;
const bytes = (content: string | Buffer): Content => new Uint8Array(Buffer.from(content as string, 'latin1'));
const utf16 = (text: string): Content => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

/** Creates a zip without compression, so its content is readable in the bytes. */
export function zipOf(files: Record<string, string>): Content {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt32LE(text.length, 18);
    head.writeUInt32LE(text.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(text.length, 20);
    entry.writeUInt32LE(text.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    parts.push(head, Buffer.from(name), Buffer.from(text));
    directory.push(entry, Buffer.from(name));
    at += 30 + name.length + text.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...parts, ...directory, end]));
}

const types = (type: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD_WITH_MACROS = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex');

export const harmless: Record<string, Content> = {
  'plain.pdf': bytes(PDF),
  'letter.docx': zipOf({ '[Content_Types].xml': types(WORD), 'word/document.xml': '<w:document/>' }),
  'letter.doc': new Uint8Array(Buffer.concat([CFB, Buffer.alloc(4096)])),
  'photo.jpg': bytes(Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex').toString('latin1')),
  'photo.png': new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  'moving.gif': bytes('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff'),
};

export const odd: Record<string, Content> = {
  'a zip named docx.docx': zipOf({ 'note.txt': 'hello' }),
  'a picture named pdf.pdf': harmless['photo.png'] ?? bytes(''),
  'bytes of nothing.pdf': bytes('\x01\x02\x03 nothing in particular'),
};

export const dangerous: Record<string, Content> = {
  'an EXE.pdf': bytes(`MZ${'\0'.repeat(200)}`),
  'an ELF.jpg': bytes(`\x7fELF\x02\x01\x01${'\0'.repeat(200)}`),
  'HTML.pdf': bytes('<!DOCTYPE html><html><script>alert(1)</script></html>'),
  'HTML of two bytes a letter.pdf': utf16('<html><script>alert(1)</script>'),
  'HTML behind a mark.pdf': bytes('\xef\xbb\xbf\n <HTML>'),
  'SVG.png': bytes('<?xml version="1.0"?>\n<!-- x -->\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a script.pdf': bytes('#!/bin/sh\nrm -rf /\n'),
  'PHP.jpg': bytes('<?php system($_GET["x"]);'),
  'GIF and script.gif': bytes('GIF89a/*<script>alert(1)</script>*/'),
  'macros by type.docx': zipOf({ '[Content_Types].xml': types(WORD_WITH_MACROS), 'word/document.xml': 'x' }),
  'macros by part, far behind.docx': zipOf({
    '[Content_Types].xml': types(WORD),
    'word/document.xml': 'x'.repeat(300_000),
    'word/vbaProject.bin': 'x',
  }),
  'macros of old.xls': new Uint8Array(
    Buffer.concat([CFB, Buffer.alloc(200_000), Buffer.from('_VBA_PROJECT', 'utf16le'), Buffer.alloc(500)]),
  ),
};
