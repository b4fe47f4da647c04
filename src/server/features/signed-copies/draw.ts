import QRCode from 'qrcode';
import type { CopyText, TextRow } from './copy-text.ts';
import { type Element, type Face, FOOT, MARGIN, newDrawing, type PdfDrawing, WIDTH } from './page.ts';

const LABEL = 180;
const QR = 108;
const SOFT = '#464d5b';
const LINE = '#d0d5dc';
const BLUE = '#1530c3';
const BLUE_SOFT = '#e8effe';
const MARK = 30;

/** Draws one signed copy: the application, the consent, the certificate. */
export async function drawCopy(copy: CopyText): Promise<Buffer> {
  const drawing = newDrawing(copy);
  drawHead(drawing, copy);
  for (const section of copy.sections) {
    const part = newPart(drawing);
    drawTitle(drawing, part, section.title);
    drawRows(drawing, part, section.rows);
  }
  drawSignatures(drawing, copy.signatures);
  drawConsent(drawing, copy);
  drawing.doc.addPage();
  drawCertificate(drawing, copy);
  drawFeet(drawing, copy.foot);
  return drawing.bytes();
}

function newPart({ doc, root }: PdfDrawing): Element {
  const part = doc.struct('Sect');
  root.add(part);
  return part;
}

function drawHead(drawing: PdfDrawing, copy: CopyText): void {
  const { doc } = drawing;
  const part = newPart(drawing);
  const top = doc.y;
  drawing.decorate(() => drawMark(doc, MARGIN, top));
  const right = { x: MARGIN + MARK + 10, width: WIDTH - MARK - 10 };
  drawing.write(part, 'P', copy.company, { ...right, face: 'display', size: 12 });
  drawing.write(part, 'P', copy.contact, { ...right, size: 8.5, color: SOFT });
  doc.y = Math.max(doc.y, top + MARK) + 8;
  drawing.decorate(() => doc.rect(MARGIN, doc.y, WIDTH, 2).fill(BLUE));
  drawing.gap(14);
  if (copy.notice !== undefined) {
    drawing.write(part, 'P', copy.notice, { face: 'bold', size: 12 });
    drawing.gap(6);
  }
  drawing.write(part, 'H1', copy.title, { face: 'display', size: 18 });
  drawing.gap(3);
  drawing.write(part, 'P', copy.head, { size: 10 });
  drawing.gap(1);
  drawing.write(part, 'P', copy.keep, { size: 8.5, color: SOFT });
  drawing.gap(8);
  drawSummary(drawing, copy.summary);
}

/** The mark of the site: a blue square with a centre mark. */
function drawMark(doc: PdfDrawing['doc'], x: number, y: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(MARK / 38);
  doc.roundedRect(0, 0, 38, 38, 4).fill(BLUE);
  doc.lineWidth(2).circle(19, 19, 7.5).stroke('#fff');
  doc.path('M19 4v9M19 25v9M4 19h9M25 19h9M19 15v8M15 19h8').stroke('#fff');
  doc.restore();
}

/** The five facts of the form's last step, in a box. */
function drawSummary(drawing: PdfDrawing, { title, rows }: CopyText['summary']): void {
  const { doc } = drawing;
  const [pad, label] = [10, 130];
  const left = { x: MARGIN + pad, width: label - 8, size: 8.5, color: SOFT };
  const right = { x: MARGIN + pad + label, width: WIDTH - label - 2 * pad, face: 'bold', size: 9.5 } as const;
  const heights = rows.map(
    ([name, value]) => Math.max(drawing.heightOf(name, left), drawing.heightOf(value, right)) + 2,
  );
  const height = heights.reduce((sum, one) => sum + one, 0) + 2 * pad - 4;
  drawing.need(height);
  const top = doc.y;
  drawing.decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, 5).lineWidth(1).fillAndStroke(BLUE_SOFT, BLUE));
  const part = newPart(drawing);
  const table = doc.struct('Table', { title });
  part.add(table);
  doc.y = top + pad - 2;
  rows.forEach(([name, value], n) => {
    const y = doc.y;
    const row = doc.struct('TR');
    table.add(row);
    drawing.write(row, 'TH', name, left);
    doc.y = y;
    drawing.write(row, 'TD', value, right);
    doc.y = y + (heights[n] ?? 0);
  });
  table.end();
  doc.y = top + height + 2;
}

/** The names next to each other, each on a line that ends with a stop; below it how and when it was signed. */
function drawSignatures(drawing: PdfDrawing, { title, lines }: CopyText['signatures']): void {
  const { doc } = drawing;
  const part = newPart(drawing);
  const space = 24;
  const width = (WIDTH - space * (lines.length - 1)) / lines.length;
  const style = { face: 'display', size: 15, width } as const;
  const height = Math.max(...lines.map(({ name }) => drawing.heightOf(name, style)));
  drawing.need(height + 90);
  drawTitle(drawing, part, title);
  const top = doc.y + 6;
  const y = top + height;
  let bottom = y;
  lines.forEach(({ name, label, note }, n) => {
    const x = MARGIN + n * (width + space);
    doc.y = top;
    if (name !== '') drawing.write(part, 'P', name, { ...style, x });
    const color = name === '' ? LINE : BLUE;
    drawing.decorate(() => {
      doc.rect(x, y, width, 1.5).fill(color);
      doc.rect(x + width - 1.5, y - 8, 1.5, 9.5).fill(color);
    });
    doc.y = y + 5;
    drawing.write(part, 'P', `${label}: ${note}`, { x, width, size: 8.5, color: SOFT });
    bottom = Math.max(bottom, doc.y);
  });
  doc.y = bottom;
}

function drawTitle(drawing: PdfDrawing, part: Element, title: string): void {
  drawing.need(64);
  drawing.gap(9);
  drawing.write(part, 'H2', title, { face: 'bold', size: 11 });
  drawing.gap(2);
}

/** Two columns with a line above each row. Only a row longer than a page breaks across pages. */
function drawRows(
  drawing: PdfDrawing,
  part: Element,
  rows: TextRow[],
  face: (label: string) => Face = () => 'text',
): void {
  const { doc } = drawing;
  const table = doc.struct('Table');
  part.add(table);
  for (const [label, value] of rows) {
    const left = { x: MARGIN, width: LABEL - 12, size: 8.5, color: SOFT };
    const right = { x: MARGIN + LABEL, width: WIDTH - LABEL, face: face(label), size: face(label) === 'code' ? 8 : 9 };
    const height = Math.max(drawing.heightOf(label, left), drawing.heightOf(value, right));
    drawing.need(height + 6);
    drawing.decorate(() =>
      doc
        .moveTo(MARGIN, doc.y)
        .lineTo(MARGIN + WIDTH, doc.y)
        .lineWidth(0.5)
        .stroke(LINE),
    );
    const top = doc.y + 2;
    const row = doc.struct('TR');
    table.add(row);
    doc.y = top;
    drawing.write(row, 'TH', label, left);
    doc.y = top;
    drawing.write(row, 'TD', value, right);
    doc.y = Math.max(doc.y, top + height) + 1;
  }
  table.end();
}

function drawConsent(drawing: PdfDrawing, { consent }: CopyText): void {
  const part = newPart(drawing);
  drawing.need(160);
  drawTitle(drawing, part, consent.title);
  drawing.write(part, 'P', consent.note, { size: 8.5, color: SOFT });
  drawing.gap(4);
  for (const text of consent.paragraphs) {
    // The text is stored as paragraphs. One without final punctuation is a title.
    const isTitle = !/[.:!?]$/.test(text.trim());
    if (isTitle) drawing.need(48);
    drawing.gap(isTitle ? 3 : 0);
    drawing.write(part, isTitle ? 'H3' : 'P', text, { face: isTitle ? 'bold' : 'text', size: 8.25 });
    drawing.gap(2);
  }
  drawing.gap(4);
  drawRows(drawing, part, [consent.box]);
}

function drawCertificate(drawing: PdfDrawing, { certificate: c, notice }: CopyText): void {
  const part = newPart(drawing);
  drawing.write(part, 'H2', c.title, { face: 'bold', size: 15 });
  drawing.gap(2);
  drawing.write(part, 'P', c.lead, { size: 8.5, color: SOFT });
  drawing.gap(5);
  drawRows(drawing, part, c.rows, (label) => (/SHA-256/.test(label) ? 'code' : 'text'));
  drawTitle(drawing, part, c.eventsTitle);
  drawRows(drawing, part, c.events);
  if (notice === undefined) drawCheck(drawing, c);
}

function drawCheck(drawing: PdfDrawing, c: CopyText['certificate']): void {
  const { doc } = drawing;
  const part = newPart(drawing);
  drawing.need(QR + 60);
  drawTitle(drawing, part, c.checkTitle);
  const top = doc.y;
  const nextToQr = { x: MARGIN + QR + 16, width: WIDTH - QR - 16 };
  part.add(doc.struct('Figure', { alt: c.qrAlt }, () => drawQr(drawing, c.addressRow[1], MARGIN, top)));
  doc.y = top;
  drawing.write(part, 'P', c.checkText, { ...nextToQr, size: 9 });
  for (const [label, value] of [c.codeRow, c.addressRow]) {
    drawing.gap(4);
    drawing.write(part, 'P', label, { ...nextToQr, size: 8.5, color: SOFT });
    drawing.write(part, 'P', value, { ...nextToQr, face: 'code', size: 8.5 });
  }
  doc.y = Math.max(doc.y, top + QR) + 8;
  if (c.integrity !== '') drawing.write(part, 'P', c.integrity, { size: 8.5, color: SOFT });
  if (drawing.wasReplaced()) {
    drawing.gap(4);
    drawing.write(part, 'P', c.replaced, { size: 8.5, color: SOFT });
  }
}

/** As bars of the page itself: sharp at every size. */
function drawQr({ doc }: PdfDrawing, text: string, x: number, y: number): void {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const side = QR / size;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const from = column;
      while (column < size && data[row * size + column]) column++;
      const length = (column - from) * side;
      if (length > 0) doc.rect(x + from * side, y + row * side, length + 0.02, side + 0.02);
    }
  doc.fill('#000');
}

function drawFeet(drawing: PdfDrawing, foot: string): void {
  const { doc } = drawing;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const text = foot.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    // The bottom margin would move the footer to a new page.
    doc.page.margins.bottom = 0;
    drawing.decorate(() => {
      doc.text(drawing.plain(text, { size: 8, color: SOFT }), MARGIN, FOOT, { width: WIDTH, align: 'right' });
    });
  }
}
