import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { onPlanted, startPlanted } from './planted-server.ts';
import { installedVersion } from './installed.ts';
import type { Attacked, Suite } from './suite.ts';

/** One page of each kind with its own policy, and an API answer. */
const PAGES = ['/', '/es', '/make-payment', '/credit-application', '/upload/a', '/verify', '/dealer/login', '/nothing'];
const CALLS = ['/api/csrf-token', '/api/docs', '/healthz'];

async function evaluate(url: string, paths: string[]): Promise<Attacked> {
  const findings: string[] = [];
  for (const path of paths) {
    const policy = (await fetch(url + path)).headers.get('content-security-policy');
    if (policy === null) findings.push(`${path} has no policy`);
    const found = new CspEvaluator(new CspParser(policy ?? '').csp).evaluate();
    for (const { severity, directive, value = '', description } of found)
      if (severity < Severity.INFO) findings.push(`${path} ${directive} ${value}: ${description}`);
  }
  return { cases: paths.length, findings };
}

export const contentPolicy: Suite = {
  name: 'content policy',
  what: 'the Content-Security-Policy of each kind of page, on production settings',
  programs: {},
  tool: () => installedVersion('csp_evaluator'),
  control: () => onPlanted(startPlanted, ({ url }) => evaluate(url, ['/'])),
  plants: [/'unsafe-inline' allows/, /Missing object-src/],
  attack: async (site) => evaluate((await site.live()).url, [...PAGES, ...CALLS]),
  accepted: [
    [
      /^\/\S* script-src 'self': 'self' can be problematic/,
      'it warns about JSONP, AngularJS and uploaded files on the same host: there is no JSONP, and uploads are attachments with their own policy (src/server/features/documents/upload.test.ts)',
    ],
  ],
};
