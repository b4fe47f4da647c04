/** Characters that no name needs: controls, marks that turn the reading direction or are not seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u{FFFD}]/gu;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const LONGEST = 150;

/** A name that every system can keep, from what a sender says; its extension stays. */
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

/** Without dots and spaces at both ends: a pattern would look at a long run of them anew from each. */
function withoutEdges(name: string): string {
  const isEdge = (at: number): boolean => name[at] === '.' || name[at] === ' ';
  let [from, to] = [0, name.length];
  while (from < to && isEdge(from)) from++;
  while (to > from && isEdge(to - 1)) to--;
  return name.slice(from, to);
}

/** In lower case, without its dot; '' when there is none. */
export function extensionOf(name: string): string {
  const [, extension = ''] = /.\.([a-z0-9]{1,10})$/i.exec(name) ?? [];
  return extension.toLowerCase();
}

/** RFC 6266: the name in ASCII, and as it is. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/gu, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
