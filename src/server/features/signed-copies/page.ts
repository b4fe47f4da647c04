import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { create, type Font as OpenedFont } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { CopyText } from './copy-text.ts';

/** US Letter in points. */
export const MARGIN = 54;
const TOP = 38;
/** Where the content of a page ends, above its foot. */
const BOTTOM = 742;
export const FOOT = 756;
export const WIDTH = 612 - 2 * MARGIN;

const LEADING = 1.2;

export type Face = 'text' | 'bold' | 'display' | 'code';
type Font = Face | 'wide' | 'wideBold';
type Style = { face?: Face; size?: number; color?: string };
type Place = Style & { x?: number; width?: number };
export type Element = PDFKit.PDFStructureElement;

const own = (file: string): Buffer => fs.readFileSync(new URL(`./fonts/${file}.ttf`, import.meta.url));
const dejavu = (file: string): Buffer =>
  fs.readFileSync(new URL(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`)));
/** The faces of the site, and DejaVu for texts with letters that those lack. Only headings and signatures are kerned. */
const fonts: Record<Font, OpenedFont> = {
  text: opened(withoutLayout(own('public-sans-400'))),
  bold: opened(withoutLayout(own('public-sans-700'))),
  display: opened(own('special-gothic-400')),
  wide: opened(withoutLayout(dejavu('DejaVuSansCondensed'))),
  wideBold: opened(withoutLayout(dejavu('DejaVuSansCondensed-Bold'))),
  code: opened(withoutLayout(dejavu('DejaVuSansMono'))),
};
const wideOf: Record<Face, Font> = { text: 'wide', bold: 'wideBold', display: 'wideBold', code: 'code' };

/**
 * Opens a font for all documents, because decoding it for each one takes a third of the time of a copy. Glyphs are kept
 * with the letter of their first use. Without it, as the part of an accented letter, they could not be copied as text.
 */
function opened(file: Buffer): OpenedFont {
  const font = create(file);
  font.glyphsForString(String.fromCodePoint(...font.characterSet));
  return font;
}

/**
 * Removes kerning, ligatures and glyph names from a TrueType file. The library applies them to each word, which takes a
 * third of the time of a copy. Source: OpenType specification, "Organization of an OpenType Font". The directory has 16
 * bytes per table after a header of 12. Version 3 of `post` has no names.
 */
function withoutLayout(file: Buffer): Buffer {
  const light = Buffer.from(file);
  const records = Array.from({ length: file.readUInt16BE(4) }, (_, n) => file.subarray(12 + 16 * n, 28 + 16 * n));
  const nameOf = (record: Buffer): string => record.toString('latin1', 0, 4);
  const kept = records.filter((record) => !['GSUB', 'GPOS', 'GDEF', 'kern'].includes(nameOf(record)));
  for (const record of kept) if (nameOf(record) === 'post') light.writeUInt32BE(0x00030000, record.readUInt32BE(8));
  light.writeUInt16BE(kept.length, 4);
  Buffer.concat(kept).copy(light, 12);
  return light;
}

/** A tagged document with embedded fonts, filled from top to bottom. */
export function newDrawing(copy: CopyText) {
  const info = {
    Title: copy.title,
    Subject: copy.subject,
    Author: copy.company,
    Creator: copy.company,
    // 256 random bits stored nowhere else, so that the public hash of the file cannot be used to guess its content.
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
    // Otherwise Helvetica, which no document uses, is decoded first.
    font: '',
    info,
  });
  // The library accepts opened fonts. Its types know only files.
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as unknown as Buffer);
  const root = doc.struct('Document', { title: copy.title });
  doc.addStructure(root);
  let replaced = false;

  const prepare = (raw: string, { face = 'text', size = 9, color = '#111723' }: Style): string => {
    doc.font(face).fontSize(size).fillColor(color);
    if (ASCII.test(raw)) return raw;
    const letters = Array.from(raw.normalize('NFC'), (letter) => letter.codePointAt(0) ?? 0);
    const font = letters.every((code) => fonts[face].hasGlyphForCodePoint(code)) ? face : wideOf[face];
    doc.font(font);
    const text = printable(raw, (code) => fonts[font].hasGlyphForCodePoint(code));
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
    /** Starts a new page unless this many points are left. */
    need: (height: number): void => {
      if (doc.y + height > BOTTOM) doc.addPage();
    },
    gap: (points: number): void => {
      doc.y += points;
    },
    /** Writes text with this tag, at the current position or at the given place. */
    write: (parent: Element, tag: string, raw: string, { x = MARGIN, width = WIDTH, ...style }: Place = {}): void => {
      const text = prepare(raw, style);
      const y = doc.y;
      parent.add(doc.struct(tag, {}, () => doc.text(text, x, y, { width, lineGap: LEADING })));
    },
    /** Draws what is not content: lines and the footer. */
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
export type PdfDrawing = ReturnType<typeof newDrawing>;

/** Every font has these letters. */
const ASCII = /^[ -~]*$/;
/** Scripts that the font contains but the library would set in the wrong order or shape. */
const NEEDS_SHAPING = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** Controls, direction marks, joiners, private use and lone surrogates: invisible, so they could hide content. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u;

/** Shows a character as its code ([U+4E2D]) when the font lacks it or could only show it wrong. */
function printable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (!INVISIBLE.test(character) && !NEEDS_SHAPING.test(character) && hasGlyph(code)) return character;
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
  }).join('');
}
