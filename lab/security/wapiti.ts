import fs from 'node:fs';
import path from 'node:path';
import { onPlanted, startPlanted } from './planted-server.ts';
import { inFolder, runProgram, versionOf } from './programs.ts';
import type { Attacked, Suite } from './suite.ts';

/** The modules that contact no other host. xxe, ssrf and wapp would. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
const MS = 900_000;
type Found = { method: string; path: string; info: string; parameter: string };
type Report = { vulnerabilities: Record<string, Found[]>; anomalies: Record<string, Found[]> };

function scan(url: string, starts: string[]): Promise<Attacked> {
  return inFolder(async (folder) => {
    const file = path.join(folder, 'report.json');
    const places = starts.flatMap((start) => ['-s', url + start]);
    const args = ['-u', `${url}/`, ...places, '--flush-session', '-m', MODULES, '-f', 'json', '-o', file];
    const { output } = await runProgram('wapiti', [...args, '--no-bugreport', '-v', '1', '--max-scan-time', '600'], {
      cwd: folder,
      ms: MS,
    });
    const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
    const findings = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
      found.map((one) => `${kind}: ${one.method} ${one.path} ${one.parameter}: ${one.info}`.replaceAll(url, '')),
    );
    const crawled = [...output.matchAll(/^\[\+\] (?:GET|POST) /gm)].length;
    return { cases: crawled, findings: [...new Set(findings)] };
  });
}

export const wapiti: Suite = {
  name: 'wapiti',
  what: 'crawls every page and the reading calls; 16 modules of vulnerabilities',
  programs: { wapiti: 'wapiti' },
  tool: () => versionOf('wapiti', ['--version'], /Wapiti (\S+)/),
  control: () => onPlanted(startPlanted, ({ url }) => scan(url, ['/search?q=a', '/backup.zip'])),
  plants: [/Cross Site Scripting.*\/search/i, /Content Security Policy/i, /Cross Site Request Forgery/i, /HttpOnly/i],
  attack: async (site) => {
    const { url } = await site.open();
    return scan(url, [
      '/es',
      '/verify?code=a',
      '/credit-application?token=a',
      '/upload/a',
      '/dealer/login',
      '/api/visitor/visitor_1700000000000_a1b2c3',
      '/api/credit-application-invite?token=a',
      '/api/upload/a',
      '/api/verify/a',
      '/api/csrf-token',
    ]);
  },
  accepted: [
    [
      /X-XSS-Protection is not set/,
      'browsers have removed that filter; every page has a content security policy instead',
    ],
    [
      /Strict-Transport-Security is not set/,
      'the instance uses plain http; for https see src/server/http/security-headers.test.ts',
    ],
    [
      /HttpOnly flag is not set in the cookie : csrf_token/,
      'pages must read it to send it back; alone it grants nothing',
    ],
    [
      /Secure Flag.* csrf_token/,
      'the instance uses plain http; for https see src/server/http/security-headers.test.ts',
    ],
  ],
};
