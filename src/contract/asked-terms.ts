/** The label and the words of the terms that an applicant asked for, in one language. */
type Words = { label: string; text: (months: string, down: string) => string };

/** The description as it is signed and sent: what the applicant wrote, then the terms. */
export function describedWithTerms(description: string, terms: string, { label }: Words): string {
  const written = description.trim();
  if (terms === '') return written;
  return `${written === '' ? '' : `${written.replace(/\.$/, '')}. `}${label}: ${terms}`;
}

/** Separates the terms at the end of a description that was sent with them; '' where there are none. */
export function splitAskedTerms(described: string, { label, text }: Words): { description: string; terms: string } {
  const [number, terms] = ['\\d{1,9}', [text('N', 'N'), text('N', '')].join('|')];
  const end = new RegExp(`(?:^|\\. )${label}: (${terms.replaceAll('N', number)})$`);
  const found = end.exec(described);
  return found
    ? { description: described.slice(0, found.index), terms: found[1] ?? '' }
    : { description: described, terms: '' };
}
