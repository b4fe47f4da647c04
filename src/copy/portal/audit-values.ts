import { requiredDocuments } from '#copy/en/required-documents.ts';
import { statusNames } from './applications.ts';
import { dataRequestWords } from './data-requests.ts';
import { dealWords } from './deals.ts';
import { decisionWords } from './decisions.ts';
import { documentsSection } from './documents.ts';
import { emailLabels } from './email-labels.ts';
import { inquiryWords } from './inquiries.ts';
import { people } from './people.ts';
import { setup } from './setup.ts';

const papers = Object.fromEntries(Object.entries(requiredDocuments).map(([code, { name }]) => [code, name]));
const steps = Object.fromEntries(Object.entries(setup.steps).map(([code, { title }]) => [code, title]));
const moves = { ...people.roles, ...inquiryWords.states, ...statusNames, ...dealWords.statuses };

/** The labels of stored codes, by the name of the detail. */
const codes: Record<string, Record<string, string>> = {
  papers,
  type: documentsSection.types,
  from: moves,
  to: moves,
  role: people.roles,
  kind: { ...inquiryWords.kinds, ...dataRequestWords.kinds, ...dataRequestWords.things },
  state: { ...dataRequestWords.states, ...setup.states },
  outcome: decisionWords.outcomes,
  reasons: decisionWords.reasons,
  template: emailLabels,
  notice: { mail: 'By email', 'by hand': 'Printed', waits: 'Waits for the disclosure' },
  step: steps,
};

/** Returns the label of a code, or of each code in a list. Other texts stay as they are. */
export function auditValue(name: string, text: string): string {
  const labels = codes[name];
  if (labels === undefined) return text;
  const parts = text.split(', ');
  return parts.every((part) => part in labels) ? parts.map((part) => labels[part]).join('; ') : text;
}
