import { crc32, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Creates a one-page PDF: a heading, a line that marks it as a sample, and a table. */
export async function samplePdf(title: string, rows: readonly [string, string][]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 64, info: { Title: `${title} (sample)` } });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.font('Helvetica-Bold').fontSize(22).fillColor('#111723').text(title);
  pdf.font('Helvetica').fontSize(11).fillColor('#97570d').text('Sample document. All names and figures are fictional.');
  pdf.moveDown(1.5);
  for (const [label, value] of rows) {
    const y = pdf.y;
    pdf
      .moveTo(64, y - 6)
      .lineTo(548, y - 6)
      .lineWidth(0.5)
      .strokeColor('#d0d5dc')
      .stroke();
    pdf.fillColor('#464d5b').text(label, 64, y);
    pdf.fillColor('#111723').text(value, 320, y, { width: 228, align: 'right' });
    pdf.moveDown(0.9);
  }
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

type Color = readonly [number, number, number];
const SKY: Color = [214, 226, 240];
const GROUND: Color = [150, 136, 116];
const BODY: Color = [236, 178, 60];
const DARK: Color = [46, 52, 64];
const GLASS: Color = [158, 192, 218];
/** Left, top, right and bottom in a picture of 640 by 400. */
const machine: readonly [number, number, number, number, Color][] = [
  [150, 290, 430, 340, DARK],
  [180, 190, 400, 290, BODY],
  [200, 120, 300, 190, BODY],
  [212, 132, 288, 182, GLASS],
  [400, 130, 540, 152, BODY],
  [518, 152, 540, 270, BODY],
  [494, 262, 556, 300, DARK],
];

/** Creates a PNG of 640 by 400 that shows a machine, like a photo from a phone. */
export function samplePhoto(): Buffer {
  const [width, height] = [640, 400];
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const part = machine.findLast(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom);
      pixels.set(part?.[4] ?? (y < 335 ? SKY : GROUND), y * (width * 3 + 1) + 1 + x * 3);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
