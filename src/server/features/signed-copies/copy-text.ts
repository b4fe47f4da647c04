import type { Language } from '#contract/language.ts';

export type TextRow = [label: string, value: string];

/** The complete text of one signed copy, as the printer draws it. */
export type CopyText = {
  language: Language;
  title: string;
  subject: string;
  company: string;
  contact: string;
  head: string;
  keep: string;
  /** What was signed, at a glance. */
  summary: { title: string; rows: TextRow[] };
  /** Empty values are replaced by text. */
  sections: { title: string; rows: TextRow[] }[];
  /** Names as typed; '' where a line stays empty. `note` says how and when it was signed. */
  signatures: { title: string; lines: { name: string; label: string; note: string }[] };
  consent: { title: string; note: string; paragraphs: string[]; box: TextRow };
  certificate: {
    title: string;
    lead: string;
    rows: TextRow[];
    eventsTitle: string;
    /** Time and event, in order. */
    events: TextRow[];
    checkTitle: string;
    checkText: string;
    codeRow: TextRow;
    addressRow: TextRow;
    qrAlt: string;
    integrity: string;
    replaced: string;
  };
  /** Marks a version that is not the signed document, at the top and in each footer. Such a file cannot be verified. */
  notice?: string;
  /** Footer of each page, with {page} and {pages}. */
  foot: string;
};
