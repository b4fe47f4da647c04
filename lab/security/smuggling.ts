import net from 'node:net';
import { startFront } from '../../tests/support/front-proxy.ts';
import { onPlanted, startCredulous } from './planted-server.ts';
import type { Attacked, Suite } from './suite.ts';

const QUIET_MS = 700;
const HIDDEN = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';
const CHUNKED = `0\r\n\r\n${HIDDEN}`;
const size = (text: string): string => String(Buffer.byteLength(text));
/** With a bearer token the server reads the body before it refuses anything. */
const post = (headers: string, body: string): string =>
  `POST /api/credit-application HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer none\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;

/** Requests with two possible ends. The text after the first end is a request of its own. */
const VARIANTS: Record<string, string> = {
  'a length and chunks': post(`Content-Length: 5\r\nTransfer-Encoding: chunked`, CHUNKED),
  'a complete length and chunks': post(`Content-Length: ${size(CHUNKED)}\r\nTransfer-Encoding: chunked`, CHUNKED),
  'chunks and a length': post(`Transfer-Encoding: chunked\r\nContent-Length: 5`, CHUNKED),
  'two lengths': post(`Content-Length: 2\r\nContent-Length: ${String(2 + HIDDEN.length)}`, `{}${HIDDEN}`),
  'two lengths in one header': post(`Content-Length: 2, ${String(2 + HIDDEN.length)}`, `{}${HIDDEN}`),
  'a length with a sign': post('Content-Length: +2', `{}${HIDDEN}`),
  'a negative length': post('Content-Length: -2', `{}${HIDDEN}`),
  'a hexadecimal length': post('Content-Length: 0x2', `{}${HIDDEN}`),
  'a length with a space': post('Content-Length: 2 2', `{}${HIDDEN}`),
  'a space before the colon of a length': post('Content-Length : 2', `{}${HIDDEN}`),
  'a space before the colon of chunks': post(`Content-Length: 5\r\nTransfer-Encoding : chunked`, CHUNKED),
  'chunks under another name': post(`Content-Length: 5\r\nTransfer-Encoding: xchunked`, CHUNKED),
  'chunks and identity': post(`Content-Length: 5\r\nTransfer-Encoding: chunked, identity`, CHUNKED),
  'identity and chunks': post(
    `Content-Length: 5\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked`,
    CHUNKED,
  ),
  'chunks declared twice': post(`Content-Length: 5\r\nTransfer-Encoding: chunked, chunked`, CHUNKED),
  'chunks in quotes': post(`Content-Length: 5\r\nTransfer-Encoding: "chunked"`, CHUNKED),
  'chunks after a vertical tab': post(`Content-Length: 5\r\nTransfer-Encoding: \u000bchunked`, CHUNKED),
  'chunks on a folded line': post(`Content-Length: 5\r\nTransfer-Encoding:\r\n chunked`, CHUNKED),
  'chunks after a bare line feed': post(`Content-Length: 5\r\nX: y\nTransfer-Encoding: chunked`, CHUNKED),
  'chunks after a bare carriage return': post(`Content-Length: 5\r\nX: y\rTransfer-Encoding: chunked`, CHUNKED),
  'chunks behind NUL': post(`Content-Length: 5\r\nTransfer-Encoding: chunked\0`, CHUNKED),
  'a name with a space': post(`Content-Length: 5\r\nX Transfer-Encoding: chunked`, CHUNKED),
  'a chunk whose size has a sign': post('Transfer-Encoding: chunked', `+2\r\n{}\r\n${CHUNKED}`),
  'a chunk size that begins with 0x': post('Transfer-Encoding: chunked', `0x2\r\n{}\r\n${CHUNKED}`),
  'a chunk size that is too large': post('Transfer-Encoding: chunked', `10000000000000002\r\n{}\r\n${CHUNKED}`),
  'a chunk without its end': post('Transfer-Encoding: chunked', `2\r\n{}X\r\n${CHUNKED}`),
  'a chunk that ends in a bare line feed': post('Transfer-Encoding: chunked', `2\n{}\n0\n\n${HIDDEN}`),
  'an extension after a bare line feed': post('Transfer-Encoding: chunked', `2;x\n{}\r\n${CHUNKED}`),
  'chunks in HTTP/1.0': post('Content-Length: 5\r\nTransfer-Encoding: chunked', CHUNKED).replace(
    'HTTP/1.1',
    'HTTP/1.0',
  ),
};

/** A refused request must be the last of its connection: one answer, and the hidden request is never processed. */
async function smuggle(port: number, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const [variant, request] of Object.entries(VARIANTS)) {
    const { answers, closed } = await send(port, request);
    const refused = answers.length > 0 && answers.every((status) => status >= 400) && answers.length === 1;
    // A closed connection without an answer is a refusal too.
    if (!closed || !(refused || answers.length === 0))
      findings.push(`${name}: ${variant}: answers ${answers.join(', ') || 'none'}, ${closed ? 'closed' : 'kept open'}`);
  }
  return findings;
}

function send(port: number, request: string): Promise<{ answers: number[]; closed: boolean }> {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    const done = (closed: boolean): void => {
      socket.destroy();
      resolve({ answers: [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status)), closed });
    };
    let quiet = setTimeout(() => done(false), QUIET_MS * 5);
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(() => done(false), QUIET_MS);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(quiet);
      done(true);
    });
  });
}

const count = Object.keys(VARIANTS).length;

export const smuggling: Suite = {
  name: 'request smuggling',
  what: 'requests with two possible ends, by raw sockets, to the server and to nginx in front of it: refused and closed',
  programs: { nginx: 'nginx-light' },
  tool: () => Promise.resolve('our own, raw sockets'),
  control: () =>
    onPlanted(startCredulous, async ({ port }): Promise<Attacked> => {
      return { cases: count, findings: await smuggle(port, 'planted') };
    }),
  plants: [/planted: a length and chunks: answers 200, 200/, /planted: two lengths: answers 200, 200/],
  attack: async (site) => {
    const { url } = await site.live();
    const port = Number(new URL(url).port);
    const front = await startFront([port]);
    try {
      const behind = await smuggle(Number(new URL(front.url).port), 'behind nginx');
      return { cases: 2 * count, findings: [...(await smuggle(port, 'the server')), ...behind] };
    } finally {
      await front.stop();
    }
  },
  accepted: [
    [
      /^behind nginx: .* bare line feed: answers 400, 404, kept open$/,
      'nginx ends the chunk line there and reads the rest as a second request of the same client. It forwards both with new framing, so both readers agree. The server alone refuses them',
    ],
  ],
};
