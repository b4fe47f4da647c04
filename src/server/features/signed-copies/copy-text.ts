import type { Language } from '#contract/language.ts';

export type TextRow = [label: string, value: string];

/** All that stands in one signed copy, as text: what the printer draws, and nothing else. */
export type CopyText = {
  language: Language;
  title: string;
  subject: string;
  company: string;
  contact: string;
  head: string;
  keep: string;
  /** Empty values arrive as words. */
  sections: { title: string; rows: TextRow[] }[];
  consent: { title: string; note: string; paragraphs: string[]; box: TextRow };
  certificate: {
    title: string;
    lead: string;
    rows: TextRow[];
    eventsTitle: string;
    /** Instant and what happened, in order. */
    events: TextRow[];
    checkTitle: string;
    checkText: string;
    codeRow: TextRow;
    addressRow: TextRow;
    qrAlt: string;
    integrity: string;
    replaced: string;
  };
  /** Marks a rendition that is not the signed document: printed at the top and in each foot. Then nothing confirms the file. */
  notice?: string;
  /** Foot of each page, with {page} and {pages}. */
  foot: string;
};
