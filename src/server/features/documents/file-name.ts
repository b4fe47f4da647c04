/** Characters that no file name needs: control characters, direction marks and invisible ones. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{FFFD}]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const LONGEST = 150;

/** Turns the name from a client into one that is valid on every system. Keeps the extension. */
export function cleanFileName(sent: string): string {
  const last = sent.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = withoutEdges(
    last
      .normalize('NFC')
      .replace(UNSEEN, '')
      .replace(/[<>:"|?*;]/g, '_')
      .replace(/\s+/g, ' '),
  );
  const named = RESERVED.test(plain) ? `_${plain}` : plain;
  const extension = extensionOf(named);
  const end = extension === '' ? '' : `.${extension}`;
  const front = Array.from(end === '' ? named : named.slice(0, -end.length))
    .slice(0, LONGEST)
    .join('')
    .trimEnd();
  return `${front}${end}` || 'document';
}

/** Trims dots and spaces at both ends. A regular expression would be quadratic for a long run of them. */
function withoutEdges(name: string): string {
  const isEdge = (at: number): boolean => name[at] === '.' || name[at] === ' ';
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from++;
  while (to > from && isEdge(to - 1)) to--;
  return name.slice(from, to);
}

/** Returns the extension in lower case without the dot, or empty text. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /.\.([a-z0-9]{1,10})$/i.exec(name) ?? [];
  return extension.toLowerCase();
}

/** Returns a Content-Disposition with the name in ASCII and in UTF-8 (RFC 6266). */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
