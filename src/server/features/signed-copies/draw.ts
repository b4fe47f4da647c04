import QRCode from 'qrcode';
import type { CopyText, TextRow } from './copy-text.ts';
import { type Element, type Face, FOOT, MARGIN, newPage, type Page, WIDTH } from './page.ts';

const LABEL = 180;
const QR = 108;
const SOFT = '#464d5b';
const LINE = '#d0d5dc';
const BLUE = '#1530c3';
const BLUE_SOFT = '#e8effe';
const MARK = 30;

/** Draws one signed copy: the application, the consent, the certificate. */
export async function drawCopy(copy: CopyText): Promise<Buffer> {
  const paper = newPage(copy);
  drawHead(paper, copy);
  for (const section of copy.sections) {
    const part = newPart(paper);
    drawTitle(paper, part, section.title);
    drawRows(paper, part, section.rows);
  }
  drawSignatures(paper, copy.signatures);
  drawConsent(paper, copy);
  paper.doc.addPage();
  drawCertificate(paper, copy);
  drawFeet(paper, copy.foot);
  return paper.bytes();
}

function newPart({ doc, root }: Page): Element {
  const part = doc.struct('Sect');
  root.add(part);
  return part;
}

function drawHead(paper: Page, copy: CopyText): void {
  const { doc } = paper;
  const part = newPart(paper);
  const top = doc.y;
  paper.decorate(() => drawMark(doc, MARGIN, top));
  const right = { x: MARGIN + MARK + 10, width: WIDTH - MARK - 10 };
  paper.write(part, 'P', copy.company, { ...right, face: 'display', size: 12 });
  paper.write(part, 'P', copy.contact, { ...right, size: 8.5, color: SOFT });
  doc.y = Math.max(doc.y, top + MARK) + 8;
  paper.decorate(() => doc.rect(MARGIN, doc.y, WIDTH, 2).fill(BLUE));
  paper.gap(14);
  if (copy.notice !== undefined) {
    paper.write(part, 'P', copy.notice, { face: 'bold', size: 12 });
    paper.gap(6);
  }
  paper.write(part, 'H1', copy.title, { face: 'display', size: 18 });
  paper.gap(3);
  paper.write(part, 'P', copy.head, { size: 10 });
  paper.gap(1);
  paper.write(part, 'P', copy.keep, { size: 8.5, color: SOFT });
  paper.gap(8);
  drawSummary(paper, copy.summary);
}

/** The mark of the site: a blue square with a centre mark. */
function drawMark(doc: Page['doc'], x: number, y: number): void {
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
function drawSummary(paper: Page, { title, rows }: CopyText['summary']): void {
  const { doc } = paper;
  const [pad, label] = [10, 130];
  const left = { x: MARGIN + pad, width: label - 8, size: 8.5, color: SOFT };
  const right = { x: MARGIN + pad + label, width: WIDTH - label - 2 * pad, face: 'bold', size: 9.5 } as const;
  const heights = rows.map(([name, value]) => Math.max(paper.heightOf(name, left), paper.heightOf(value, right)) + 2);
  const height = heights.reduce((sum, one) => sum + one, 0) + 2 * pad - 4;
  paper.need(height);
  const top = doc.y;
  paper.decorate(() => doc.roundedRect(MARGIN, top, WIDTH, height, 5).lineWidth(1).fillAndStroke(BLUE_SOFT, BLUE));
  const part = newPart(paper);
  const table = doc.struct('Table', { title });
  part.add(table);
  doc.y = top + pad - 2;
  rows.forEach(([name, value], n) => {
    const y = doc.y;
    const row = doc.struct('TR');
    table.add(row);
    paper.write(row, 'TH', name, left);
    doc.y = y;
    paper.write(row, 'TD', value, right);
    doc.y = y + (heights[n] ?? 0);
  });
  table.end();
  doc.y = top + height + 2;
}

/** The names next to each other, each on a line that ends with a stop; below it how and when it was signed. */
function drawSignatures(paper: Page, { title, lines }: CopyText['signatures']): void {
  const { doc } = paper;
  const part = newPart(paper);
  const space = 24;
  const width = (WIDTH - space * (lines.length - 1)) / lines.length;
  const style = { face: 'display', size: 15, width } as const;
  const height = Math.max(...lines.map(({ name }) => paper.heightOf(name, style)));
  paper.need(height + 90);
  drawTitle(paper, part, title);
  const top = doc.y + 6;
  const y = top + height;
  let bottom = y;
  lines.forEach(({ name, label, note }, n) => {
    const x = MARGIN + n * (width + space);
    doc.y = top;
    if (name !== '') paper.write(part, 'P', name, { ...style, x });
    const color = name === '' ? LINE : BLUE;
    paper.decorate(() => {
      doc.rect(x, y, width, 1.5).fill(color);
      doc.rect(x + width - 1.5, y - 8, 1.5, 9.5).fill(color);
    });
    doc.y = y + 5;
    paper.write(part, 'P', `${label}: ${note}`, { x, width, size: 8.5, color: SOFT });
    bottom = Math.max(bottom, doc.y);
  });
  doc.y = bottom;
}

function drawTitle(paper: Page, part: Element, title: string): void {
  paper.need(64);
  paper.gap(9);
  paper.write(part, 'H2', title, { face: 'bold', size: 11 });
  paper.gap(2);
}

/** Two columns with a line above each row. Only a row longer than a page breaks across pages. */
function drawRows(paper: Page, part: Element, rows: TextRow[], face: (label: string) => Face = () => 'text'): void {
  const { doc } = paper;
  const table = doc.struct('Table');
  part.add(table);
  for (const [label, value] of rows) {
    const left = { x: MARGIN, width: LABEL - 12, size: 8.5, color: SOFT };
    const right = { x: MARGIN + LABEL, width: WIDTH - LABEL, face: face(label), size: face(label) === 'code' ? 8 : 9 };
    const height = Math.max(paper.heightOf(label, left), paper.heightOf(value, right));
    paper.need(height + 6);
    paper.decorate(() =>
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
    paper.write(row, 'TH', label, left);
    doc.y = top;
    paper.write(row, 'TD', value, right);
    doc.y = Math.max(doc.y, top + height) + 1;
  }
  table.end();
}

function drawConsent(paper: Page, { consent }: CopyText): void {
  const part = newPart(paper);
  paper.need(160);
  drawTitle(paper, part, consent.title);
  paper.write(part, 'P', consent.note, { size: 8.5, color: SOFT });
  paper.gap(4);
  for (const text of consent.paragraphs) {
    // The text is stored as paragraphs. One without final punctuation is a title.
    const isTitle = !/[.:!?]$/.test(text.trim());
    if (isTitle) paper.need(48);
    paper.gap(isTitle ? 3 : 0);
    paper.write(part, isTitle ? 'H3' : 'P', text, { face: isTitle ? 'bold' : 'text', size: 8.25 });
    paper.gap(2);
  }
  paper.gap(4);
  drawRows(paper, part, [consent.box]);
}

function drawCertificate(paper: Page, { certificate: c, notice }: CopyText): void {
  const part = newPart(paper);
  paper.write(part, 'H2', c.title, { face: 'bold', size: 15 });
  paper.gap(2);
  paper.write(part, 'P', c.lead, { size: 8.5, color: SOFT });
  paper.gap(5);
  drawRows(paper, part, c.rows, (label) => (/SHA-256/.test(label) ? 'code' : 'text'));
  drawTitle(paper, part, c.eventsTitle);
  drawRows(paper, part, c.events);
  if (notice === undefined) drawCheck(paper, c);
}

function drawCheck(paper: Page, c: CopyText['certificate']): void {
  const { doc } = paper;
  const part = newPart(paper);
  paper.need(QR + 60);
  drawTitle(paper, part, c.checkTitle);
  const top = doc.y;
  const beside = { x: MARGIN + QR + 16, width: WIDTH - QR - 16 };
  part.add(doc.struct('Figure', { alt: c.qrAlt }, () => drawQr(paper, c.addressRow[1], MARGIN, top)));
  doc.y = top;
  paper.write(part, 'P', c.checkText, { ...beside, size: 9 });
  for (const [label, value] of [c.codeRow, c.addressRow]) {
    paper.gap(4);
    paper.write(part, 'P', label, { ...beside, size: 8.5, color: SOFT });
    paper.write(part, 'P', value, { ...beside, face: 'code', size: 8.5 });
  }
  doc.y = Math.max(doc.y, top + QR) + 8;
  if (c.integrity !== '') paper.write(part, 'P', c.integrity, { size: 8.5, color: SOFT });
  if (paper.wasReplaced()) {
    paper.gap(4);
    paper.write(part, 'P', c.replaced, { size: 8.5, color: SOFT });
  }
}

/** As bars of the page itself: sharp at every size. */
function drawQr({ doc }: Page, text: string, x: number, y: number): void {
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

function drawFeet(paper: Page, foot: string): void {
  const { doc } = paper;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const text = foot.replace('{page}', String(page + 1)).replace('{pages}', String(count));
    // The bottom margin would move the footer to a new page.
    doc.page.margins.bottom = 0;
    paper.decorate(() => {
      doc.text(paper.plain(text, { size: 8, color: SOFT }), MARGIN, FOOT, { width: WIDTH, align: 'right' });
    });
  }
}
