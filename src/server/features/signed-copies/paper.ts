import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import PDFDocument from 'pdfkit';
import type { CopyText } from './copy-text.ts';

/** US Letter in points, as the lender's printers take it. */
export const MARGIN = 54;
const TOP = 44;
/** Where the content of a page ends; its foot stands below. */
const BOTTOM = 730;
export const FOOT = 746;
export const WIDTH = 612 - 2 * MARGIN;

const LEADING = 1.2;

export type Face = 'text' | 'bold' | 'code';
type Style = { face?: Face; size?: number; color?: string };
type Place = Style & { x?: number; width?: number };
export type Element = PDFKit.PDFStructureElement;

const font = (file: string): Buffer =>
  withoutUnusedTables(fs.readFileSync(new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`))));
const faces: Record<Face, Buffer> = {
  text: font('DejaVuSansCondensed'),
  bold: font('DejaVuSansCondensed-Bold'),
  code: font('DejaVuSansMono'),
};

/**
 * A TrueType file without kerning, ligatures and glyph names. The library decodes those tables again for each document,
 * which takes longer than everything else about it. Directory and `post` as in the OpenType specification, "Organization
 * of an OpenType Font": 16 bytes per table after a head of 12; version 3 of `post` has no names.
 */
function withoutUnusedTables(file: Buffer): Buffer {
  const light = Buffer.from(file);
  const records = Array.from({ length: file.readUInt16BE(4) }, (_, n) => file.subarray(12 + 16 * n, 28 + 16 * n));
  const nameOf = (record: Buffer): string => record.toString('latin1', 0, 4);
  const kept = records.filter((record) => !['GSUB', 'GPOS', 'GDEF', 'kern'].includes(nameOf(record)));
  for (const record of kept) if (nameOf(record) === 'post') light.writeUInt32BE(0x00030000, record.readUInt32BE(8));
  light.writeUInt16BE(kept.length, 4);
  Buffer.concat(kept).copy(light, 12);
  return light;
}

/** What the types of the library leave out: the font that is in use. */
type Inner = { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } };

/** A tagged document with embedded fonts, on which text is laid down from top to bottom. */
export function newPaper(copy: CopyText) {
  const info = {
    Title: copy.title,
    Subject: copy.subject,
    Author: copy.company,
    Creator: copy.company,
    // 256 random bits that stand nowhere else: the public hash of the file cannot be used to guess its content.
    Salt: randomBytes(32).toString('base64url'),
  };
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: TOP, left: MARGIN, right: MARGIN, bottom: 792 - BOTTOM },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: copy.language === 'es' ? 'es-US' : 'en-US',
    info,
  });
  for (const [name, data] of Object.entries(faces)) doc.registerFont(name, data);
  const root = doc.struct('Document', { title: copy.title });
  doc.addStructure(root);
  let replaced = false;

  const prepare = (raw: string, { face = 'text', size = 9, color = '#111723' }: Style): string => {
    doc.font(face).fontSize(size).fillColor(color);
    const { font: used } = (doc as unknown as Inner)._font;
    const text = printable(raw, (code) => used.hasGlyphForCodePoint(code));
    replaced ||= text !== raw.normalize('NFC').replace(/\s/g, ' ');
    return text;
  };
  const heightOf = (raw: string, { width = WIDTH, ...style }: Place): number =>
    doc.heightOfString(prepare(raw, style), { width, lineGap: LEADING });

  return {
    doc,
    root,
    wasReplaced: () => replaced,
    heightOf,
    /** Begins a new page unless so many points are left. */
    need: (height: number): void => {
      if (doc.y + height > BOTTOM) doc.addPage();
    },
    gap: (points: number): void => {
      doc.y += points;
    },
    /** Text under the given tag; it stands where the paper is, unless a place is named. */
    write: (parent: Element, tag: string, raw: string, { x = MARGIN, width = WIDTH, ...style }: Place = {}): void => {
      const text = prepare(raw, style);
      const y = doc.y;
      parent.add(doc.struct(tag, {}, () => doc.text(text, x, y, { width, lineGap: LEADING })));
    },
    /** What is no content: lines and the foot of the page. */
    decorate: (draw: () => void): void => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    plain: (raw: string, style: Style): string => prepare(raw, style),
    bytes: (): Promise<Buffer> => {
      const chunks: Buffer[] = [];
      return new Promise((resolve, reject) => {
        doc.on('data', (chunk: Buffer) => chunks.push(chunk));
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        doc.on('error', reject);
        root.end();
        doc.end();
      });
    },
  };
}
export type Paper = ReturnType<typeof newPaper>;

/** Scripts whose letters the font has and the page would set in the wrong order or shape. */
const NEEDS_SHAPING = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Controls, direction marks, joiners, private and lone surrogates: invisible, so they could hide something. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u;

/**
 * The text as the page can show it: what the font lacks, or could only show wrongly, is shown as its
 * code ([U+4E2D]), never as a wrong, empty or missing glyph.
 */
function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!INVISIBLE.test(character) && !NEEDS_SHAPING.test(character) && hasGlyph(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
