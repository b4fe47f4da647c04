/** A document of a deal, opened beside the fields. */
export const documentViewer = {
  title: (name: string) => `Document ${name}`,
  open: (name: string) => `Show ${name}`,
  place: (at: number, all: number) => `${String(at)} of ${String(all)}`,
  previous: 'Previous document',
  next: 'Next document',
  close: 'Close the document',
  large: 'Full size',
  loading: 'Opening the document...',
  failed: 'The document could not be opened',
  cannot: 'This document cannot be shown here',
  unknown: 'Its content is not what the name says. Download it, and open it with care.',
  noPdfs: 'This browser shows no PDF files by itself. Download it instead.',
  keys: 'Comma and full stop turn to the other documents, V or Escape closes. Each look is recorded.',
};
