/** A document of a deal, opened next to the fields. */
export const documentViewer = {
  title: (name: string) => `Document ${name}`,
  open: (name: string) => `Show ${name}`,
  place: (at: number, all: number) => `${String(at)} of ${String(all)}`,
  previous: 'Previous document',
  next: 'Next document',
  close: 'Close the document',
  large: 'Full size',
  loading: 'Opening the document...',
  failed: 'Couldn’t open the document',
  cannot: 'This document can’t be shown here',
  unknown: 'The file type doesn’t match its name. Download and open with care.',
  noPdfs: 'This browser can’t display PDFs. Download it instead.',
  keys: 'Press , and . to switch documents, V or Esc to close. Views are logged.',
};
