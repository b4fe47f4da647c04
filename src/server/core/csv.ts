/** Quoted; what a spreadsheet would run as a formula becomes text. */
export const csvCell = (text: string): string =>
  `"${(/^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The first line of a file; the mark tells spreadsheets that it is UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${names.join(',')}\r\n`;
