/** Text that another sentence follows: trimmed, with a full stop unless it ends with a mark. */
export function asSentence(text: string): string {
  const plain = text.trim();
  return plain === '' || /[.!?…]["'”’»)]?$/u.test(plain) ? plain : `${plain}.`;
}
