/** The line before the lender's details in an email. */
const SIGNATURE = '\n\n-- \n';

/** Splits the text of a notice into its heading, its sentences and the lender's details, as a letter shows them. */
export function letterParts(text: string): { heading: string; body: string; foot: string } {
  const [heading = '', ...others] = text.split('\n\n');
  const rest = others.join('\n\n');
  const at = rest.lastIndexOf(SIGNATURE);
  return at === -1
    ? { heading, body: rest, foot: '' }
    : { heading, body: rest.slice(0, at), foot: rest.slice(at + SIGNATURE.length).trim() };
}
