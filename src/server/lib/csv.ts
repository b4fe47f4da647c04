/** Quoted; what a spreadsheet would run as a formula becomes text. */
export const csvCell = (text: string): string =>
  `"${(/^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const PAGE = 500;

/** A table that is read page by page, newest first: `before` is the last id of the page before. */
export type CsvTable<Row extends { id: string }> = {
  head: string[];
  read: (page: { limit: number; before: string | undefined }) => Promise<Row[]>;
  /** The cells of a page's rows, in the order of the head. */
  cells: (rows: Row[]) => Promise<string[][]> | string[][];
};

/** All rows of a table as CSV (RFC 4180, UTF-8), read as fast as they are taken. */
export async function* csvLines<Row extends { id: string }>({
  head,
  read,
  cells,
}: CsvTable<Row>): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${head.join(',')}\r\n`;
  let before: string | undefined;
  for (;;) {
    const page = await read({ limit: PAGE, before });
    if (page.length > 0) yield (await cells(page)).map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
    before = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}
