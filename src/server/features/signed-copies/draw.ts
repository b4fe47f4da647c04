import QRCode from 'qrcode';
import type { CopyText, TextRow } from './copy-text.ts';
import { type Element, type Face, FOOT, MARGIN, newPaper, type Paper, WIDTH } from './paper.ts';

const LABEL = 180;
const QR = 108;
const SOFT = '#464d5b';
const LINE = '#d0d5dc';

/** Draws one signed copy: the application, the consent, the certificate. */
export async function drawCopy(copy: CopyText): Promise<Buffer> {
  const paper = newPaper(copy);
  drawHead(paper, copy);
  for (const section of copy.sections) {
    const part = newPart(paper);
    drawTitle(paper, part, section.title);
    drawRows(paper, part, section.rows);
  }
  drawConsent(paper, copy);
  paper.doc.addPage();
  drawCertificate(paper, copy);
  drawFeet(paper, copy.foot);
  return paper.bytes();
}

function newPart({ doc, root }: Paper): Element {
  const part = doc.struct('Sect');
  root.add(part);
  return part;
}

function drawHead(paper: Paper, copy: CopyText): void {
  const part = newPart(paper);
  paper.write(part, 'P', copy.company, { face: 'bold', size: 11 });
  paper.write(part, 'P', copy.contact, { size: 8.5, color: SOFT });
  paper.gap(12);
  if (copy.notice !== undefined) {
    paper.write(part, 'P', copy.notice, { face: 'bold', size: 12 });
    paper.gap(6);
  }
  paper.write(part, 'H1', copy.title, { face: 'bold', size: 19 });
  paper.gap(2);
  paper.write(part, 'P', copy.head, { size: 10.5 });
  paper.gap(2);
  paper.write(part, 'P', copy.keep, { size: 8.5, color: SOFT });
}

function drawTitle(paper: Paper, part: Element, title: string): void {
  paper.need(64);
  paper.gap(9);
  paper.write(part, 'H2', title, { face: 'bold', size: 11 });
  paper.gap(2);
}

/** Two columns with a line above each row. Only a row longer than a page breaks across pages. */
function drawRows(paper: Paper, part: Element, rows: TextRow[], face: (label: string) => Face = () => 'text'): void {
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
    const top = doc.y + 2.5;
    const row = doc.struct('TR');
    table.add(row);
    doc.y = top;
    paper.write(row, 'TH', label, left);
    doc.y = top;
    paper.write(row, 'TD', value, right);
    doc.y = Math.max(doc.y, top + height) + 1.5;
  }
  table.end();
}

function drawConsent(paper: Paper, { consent }: CopyText): void {
  const part = newPart(paper);
  paper.need(160);
  drawTitle(paper, part, consent.title);
  paper.write(part, 'P', consent.note, { size: 8.5, color: SOFT });
  paper.gap(4);
  for (const text of consent.paragraphs) {
    // The text is stored as paragraphs. One without final punctuation is a title.
    const isTitle = !/[.:!?]$/.test(text.trim());
    if (isTitle) paper.need(48);
    paper.gap(isTitle ? 4 : 0);
    paper.write(part, isTitle ? 'H3' : 'P', text, { face: isTitle ? 'bold' : 'text', size: 8.5 });
    paper.gap(2.5);
  }
  paper.gap(4);
  drawRows(paper, part, [consent.box]);
}

function drawCertificate(paper: Paper, { certificate: c, notice }: CopyText): void {
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

function drawCheck(paper: Paper, c: CopyText['certificate']): void {
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

/** Drawn as vector squares, so that it is sharp at every size. */
function drawQr({ doc }: Paper, text: string, x: number, y: number): void {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const side = QR / size;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (data[row * size + column]) doc.rect(x + column * side, y + row * side, side + 0.02, side + 0.02);
  doc.fill('#000');
}

function drawFeet(paper: Paper, foot: string): void {
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
