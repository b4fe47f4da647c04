import { signedIn } from '../../tests/support/factories.ts';
import { type ApiRow, rowsOf } from '../../tests/server/api-calls.ts';
import { startTestApp, type TestApp } from '../../tests/support/start-test-app.ts';
import type { AddressInfo } from 'node:net';
import { type Document, fieldsOf, type Operation } from '../../tests/security/contract.ts';
import { onPlanted, startPlanted } from './planted-server.ts';
import { inFolder, runProgram, versionOf } from './programs.ts';
import type { Attacked, Suite } from './suite.ts';

const MS = 900_000;
const AT_ONCE = 2;
/** A call that derives a key from a passphrase takes seconds on a busy machine. */
const PATIENCE_S = '120';
/** Boolean, error, UNION and stacked queries. Time-based tests would report false positives on a busy machine. */
const TECHNIQUES = 'BEUS';
const FOUND = /Parameter: (.+?) \(/g;
type Called = { name: string; row: ApiRow; operation: Operation };
type Target = { name: string; url: string; method: string; body?: string; bearer: string; places: number };

/** Tests every input of one call: fields of its body, query parameters, and ids in its path. */
async function inject({ name, url, method, body, bearer }: Target): Promise<string[]> {
  const output = await inFolder(async (folder) => {
    const headers = `Authorization: Bearer ${bearer}${body === undefined ? '' : '\nContent-Type: application/json'}`;
    const args = ['-u', url, '--method', method, '--headers', headers, ...(body === undefined ? [] : ['--data', body])];
    const how = ['--batch', '--level', '1', '--dbms', 'PostgreSQL', '--technique', TECHNIQUES, '--timeout', PATIENCE_S];
    const quiet = ['--flush-session', '--ignore-code', '*', '--disable-coloring', '--output-dir', folder];
    return (await runProgram('sqlmap', [...args, ...how, ...quiet], { cwd: folder, ms: MS })).output;
  });
  const found = [...output.matchAll(FOUND)].map(([, place = '']) => `${name}: ${place} is injectable`);
  const judged = found.length > 0 || /do(?:es)? not (?:appear|seem) to be injectable/.test(output);
  return judged ? found : [`${name}: sqlmap gave no verdict: ${output.slice(-600)}`];
}

/** Returns ids in the path, parameters, and fields of the body, each as a separate target. */
async function targetsOf(test: TestApp, origin: string, { name, row, operation }: Called): Promise<Target[]> {
  const [method = '', pattern = ''] = name.split(' ');
  const { url, body } = await row.prepare(test);
  const { bearer } = row.answers.anonymous === 401 ? await signedIn(test, 'admin') : { bearer: 'none' };
  const [path = '', query = ''] = url.split('?');
  const same = { method, bearer, name };
  const starred = withStars(path, pattern);
  const search = searchOf(operation, query);
  const fields = row.takesFile ? [] : bodyFields(operation, body);
  const whole = JSON.stringify(withEvery(body ?? {}, fields));
  return [
    { ...same, url: origin + starred, places: starred.split('*').length - 1 },
    { ...same, url: `${origin}${path}?${search}`, places: search === '' ? 0 : search.split('&').length },
    { ...same, url: origin + url, body: whole, places: fields.length },
  ].filter(({ places }) => places > 0);
}

/** sqlmap tests what precedes a star, so each id of the path gets one. */
function withStars(path: string, pattern: string): string {
  const names = pattern.split('/');
  const parts = path.split('/').map((part, at) => (names[at]?.startsWith(':') ? `${part}*` : part));
  return parts.join('/');
}

function searchOf(operation: Operation, query: string): string {
  const known = new URLSearchParams(query);
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
  return names.map((name) => `${name}=${known.get(name) ?? 'a'}`).join('&');
}

const bodyFields = (operation: Operation, body: object = {}): string[] => {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const documented = fieldsOf(schema).filter((at) => at.length === 1);
  return [...new Set([...Object.keys(body), ...documented.map(([name = '']) => name)])];
};
/** Includes optional fields, so that each of them is tested. */
const withEvery = (body: object, fields: string[]): object => ({
  ...Object.fromEntries(fields.map((name) => [name, 'a'])),
  ...body,
});

async function attackApi(databaseServer: string): Promise<Attacked> {
  process.env['TEST_DATABASE_URL'] = databaseServer;
  const test = await startTestApp();
  try {
    await test.server.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${String((test.server.server.address() as AddressInfo).port)}`;
    const document = (await test.server.inject('/api/openapi.json')).json<Document>();
    const findings: string[] = [];
    let cases = 0;
    const rows = rowsOf(test).filter(([, method]) => method !== 'HEAD');
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = rows.shift(); next !== undefined; next = rows.shift()) {
          const [name, method, row] = next;
          const path = name.slice(method.length + 1).replace(/:(\w+)/g, '{$1}');
          const operation = document.paths[path]?.[method.toLowerCase()];
          if (!operation) continue;
          for (const target of await targetsOf(test, origin, { name, row, operation })) {
            cases += target.places;
            findings.push(...(await inject(target)));
            if (process.stderr.isTTY)
              process.stderr.write(`\r  sqlmap: ${String(cases)} inputs, ${String(rows.length)} calls left `);
          }
        }
      }),
    );
    return { cases, findings };
  } finally {
    await test.close();
  }
}

export const sqlmap: Suite = {
  name: 'sqlmap',
  what: 'every field of every body, every parameter and every id of the API, signed in where required',
  programs: { sqlmap: 'sqlmap' },
  tool: () => versionOf('sqlmap', ['--version'], /^(\d\S*?)#/m),
  control: () =>
    onPlanted(startPlanted, async ({ url }) => {
      const target = { name: 'planted', method: 'POST', bearer: 'none', places: 1 };
      return { cases: 1, findings: await inject({ ...target, url: `${url}/api/find`, body: '{"q":"a"}' }) };
    }),
  plants: [/planted: JSON q is injectable/],
  attack: async (site) => attackApi((await site.postgres()).url),
};
