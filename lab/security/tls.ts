import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { findNginx } from '../../tests/support/nginx.ts';
import { freePort } from '../../tests/support/server-process.ts';
import { inFolder, versionOf } from './programs.ts';
import type { Attacked, Suite } from './suite.ts';
import { type Front, NAME, startCaddyFront, startNginxFront, startWeakFront } from './tls-fronts.ts';
import { runSslscan, runTestssl } from './tls-tools.ts';

const YEAR_S = 31_536_000;
const ASKED = '/es?from=plain';
const AT = { host: '127.0.0.1', headers: { host: NAME } };

/** Runs both tools and the product's own checks on a TLS front, then stops it. */
function judge(name: string, start: (folder: string) => Promise<Front>): Promise<Attacked> {
  return inFolder(async (folder) => {
    const front = await start(folder);
    try {
      const all = [await runTestssl(front, folder), await runSslscan(front, folder), await look(front)];
      const { cases, findings } = sum(all);
      return { cases, findings: findings.map((finding) => `${name}: ${finding}`) };
    } finally {
      await front.stop();
    }
  });
}

const sum = (all: readonly Attacked[]): Attacked => ({
  cases: all.reduce((total, { cases }) => total + cases, 0),
  findings: all.flatMap(({ findings }) => findings),
});

/** Checks what browsers rely on: an immediate and permanent switch to https, and Secure cookies only. */
async function look({ port, plain }: Front): Promise<Attacked> {
  const moved = await headersOf(http.get({ ...AT, port: plain, path: ASKED }));
  // This request accepts any certificate. testssl judges the chain of trust.
  const told = await headersOf(
    https.get({ ...AT, port, path: '/api/csrf-token', servername: NAME, rejectUnauthorized: false }),
  );
  const cookies = told.headers['set-cookie'] ?? [];
  const age = Number(/max-age=(\d+)/.exec(told.headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const target = (moved.headers.location ?? '').replace(`${NAME}:${String(port)}`, NAME);
  const isMoved = moved.statusCode === 308 && target === `https://${NAME}${ASKED}`;
  const checks: [holds: boolean, finding: string][] = [
    [isMoved, `plain http answers ${String(moved.statusCode)} with the location ${target === '' ? '(none)' : target}`],
    [age >= YEAR_S, `Strict-Transport-Security lasts ${String(age)} s`],
    [
      cookies.length > 0 && cookies.every((one) => /; *secure/i.test(one)),
      `a cookie without Secure, of ${String(cookies.length)}`,
    ],
  ];
  return { cases: checks.length, findings: checks.flatMap(([holds, finding]) => (holds ? [] : [finding])) };
}

/** Checks the answers of a front whose node cannot be reached: 503 with Retry-After, not the proxy's own error page. */
function judgeWithoutNode(name: string, start: (folder: string) => Promise<Front>): Promise<Attacked> {
  return inFolder(async (folder) => {
    const front = await start(folder);
    try {
      const cases = [
        { path: '/api/csrf-token', type: 'application/json' },
        { path: '/es', type: 'text/html' },
      ];
      const findings: string[] = [];
      for (const { path: asked, type } of cases) {
        const { statusCode, headers } = await headersOf(
          https.get({ ...AT, port: front.port, path: asked, servername: NAME, rejectUnauthorized: false }),
        );
        const isKnown = statusCode === 503 && headers['retry-after'] === '5';
        if (!isKnown || headers['content-type']?.startsWith(type) !== true)
          findings.push(
            `${name}: without a node ${asked} answers ${String(statusCode)} ${headers['content-type'] ?? ''}`,
          );
      }
      return { cases: cases.length, findings };
    } finally {
      await front.stop();
    }
  });
}

const headersOf = (request: http.ClientRequest): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('error', reject).once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer));
    });
  });

export const tls: Suite = {
  name: 'TLS front',
  what: 'deploy/nginx.conf and deploy/Caddyfile in front of a node, with certificates generated for the run: protocols, ciphers, known vulnerabilities, the redirect from http, HSTS, the Secure cookie, the answers without a node',
  programs: { testssl: 'testssl.sh', sslscan: 'sslscan', nginx: 'nginx-light', caddy: 'caddy', openssl: 'openssl' },
  tool: async () =>
    [
      await versionOf('testssl', ['--version'], /testssl +(\d[\d.]+)/),
      await versionOf('sslscan', ['--version'], /(\d+\.\d+\.\d+)/),
      path.basename(await versionOf(findNginx(), ['-v'], /nginx\/([\d.]+)/)),
      await versionOf('caddy', ['version'], /v?(\d[\d.]+)/),
    ].join(', '),
  control: async () => sum([await judge('planted', startWeakFront), await judgeWithoutNode('planted', startWeakFront)]),
  plants: [
    /testssl \w+ TLS1: offered/,
    /testssl \w+ cipherlist_NULL/,
    /testssl \w+ cert_chain_of_trust/,
    /testssl \w+ HSTS/,
    /sslscan protocol .*version="1\.0"/,
    /sslscan cipher .*strength="anonymous"/,
    /plain http answers 200/,
    /lasts 0 s/,
    /without Secure/,
    /without a node \/es answers 200/,
  ],
  attack: async (site) => {
    const node = Number(new URL((await site.live()).url).port);
    const nginx = await judge('nginx', (folder) => startNginxFront(node, folder));
    const caddy = await judge('Caddy', (folder) => startCaddyFront(node, folder));
    const away = await freePort();
    const nginxAlone = await judgeWithoutNode('nginx', (folder) => startNginxFront(away, folder));
    const caddyAlone = await judgeWithoutNode('Caddy', (folder) => startCaddyFront(away, folder));
    return sum([nginx, caddy, nginxAlone, caddyAlone]);
  },
  accepted: [
    [
      /testssl \w+ (?:cert_revocation|OCSP_stapling|DNS_CAArecord|certificate_transparency): /,
      'depends on the operator: the CA exists for this run only; revocation, stapling, transparency and CAA records need a public certificate and DNS',
    ],
    [
      /^Caddy: testssl HIGH (?:cert_expirationStatus|cert_notAfter): /,
      "depends on the operator: certificates of Caddy's own CA last half a day and renew automatically; a public one lasts months",
    ],
    [
      /^Caddy: testssl LOW TLS_session_ticket: valid for 604800 seconds/,
      'reported by Go for each ticket; Caddy changes the ticket keys every 12 hours and keeps the last four',
    ],
    [
      /testssl MEDIUM BREACH: .*br HTTP compression/,
      'only responses that are identical for all users are compressed (src/server/http/compressed-body.ts); they contain no secret and no request data',
    ],
    [/testssl WARN engine_problem: .*GOST/, 'a limit of the testing machine: Debian’s OpenSSL does not support GOST'],
    [
      /testssl WARN sessionresumption_\w+: check failed/,
      'a limit of the testing machine: its OpenSSL disconnected before a ticket arrived. Resumption alone is not a weakness',
    ],
  ],
};
