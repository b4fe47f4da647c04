/** Quotes a cell. Text that a spreadsheet would run as a formula gets a leading apostrophe. */
export const csvCell = (text: string): string =>
  `"${(/^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const PAGE = 500;

/** A table that is read page by page, newest first. `before` is the last id of the previous page. */
export type CsvTable<Row extends { id: string }> = {
  head: string[];
  read: (page: { limit: number; before: string | undefined }) => Promise<Row[]>;
  /** Returns the cells of a page's rows, in the order of `head`. */
  cells: (rows: Row[]) => Promise<string[][]> | string[][];
};

/** Streams all rows of a table as CSV (RFC 4180, UTF-8). Reads a page when the consumer needs it. */
export async function* csvLines<Row extends { id: string }>({
  head,
  read,
  cells,
}: CsvTable<Row>): AsyncGenerator<string> {
  // The byte order mark makes spreadsheets read UTF-8.
  yield `\uFEFF${head.join(',')}\r\n`;
  let before: string | undefined;
  for (;;) {
    const page = await read({ limit: PAGE, before });
    if (page.length > 0) yield (await cells(page)).map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
    before = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}
