export type Message = {
  headers: [name: string, value: string][];
  parts: { type: string; encoding: string; text: string }[];
};

/** Parses an email as an email program does: unfolded headers, decoded words, decoded parts. */
export function readMessage(raw: string): Message {
  const { headers, body } = split(raw.replaceAll('\r\n', '\n'));
  const boundary = /boundary="?([^";]+)/.exec(header(headers, 'content-type'))?.[1];
  const pieces = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1);
  return {
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    parts: pieces.map((piece) => {
      const part = split(piece.replace(/^\n/, ''));
      const encoding = header(part.headers, 'content-transfer-encoding');
      return {
        type: header(part.headers, 'content-type'),
        encoding,
        text: decode(part.body.replace(/\n$/, ''), encoding),
      };
    }),
  };
}

export const headersOf = (message: Message, name: string): string[] =>
  message.headers.filter(([found]) => found.toLowerCase() === name.toLowerCase()).map(([, value]) => value);

function split(text: string): { headers: [string, string][]; body: string } {
  const end = text.indexOf('\n\n');
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { headers, body: text.slice(end + 2) };
}

const header = (headers: [string, string][], name: string): string =>
  headers.find(([found]) => found.toLowerCase() === name)?.[1] ?? '';

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\n/g, ''));
  return body;
}

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

/** RFC 2047. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : quotedPrintable(word.replaceAll('_', ' ')),
    );
