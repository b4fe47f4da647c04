import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import jar from 'vnu-jar';
import { htmlRules } from '../../tests/support/html-rules.ts';
import { temporaryFolder } from '../../tests/e2e/browser.ts';
import { withPublicPages } from './public-pages.ts';

/** npm run lab -- html: checks every served page with html-validate and the W3C checker (needs Java). */
const BESIDE_THE_MAP = ['/verify', '/es/verify', '/nothing', '/es/nada', '/make-payment/finish', '/dealer/login'];
/** CSS that is newer than the checker. */
const CSS_IT_DOES_NOT_KNOW =
  /^CSS: (?:“(?:mask|vector-effect|container-type|font|font-size)”|Unrecognized at-rule “@container”)/;
type Message = { type: string; message: string; url: string; lastLine?: number };

const folder = temporaryFolder();
const faults: string[] = [];
try {
  await withPublicPages(async (server, paths) => {
    const validator = new HtmlValidate(htmlRules);
    for (const at of [...paths, ...BESIDE_THE_MAP]) {
      const html = await (await fetch(server.url + at)).text();
      fs.writeFileSync(path.join(folder, `${encodeURIComponent(at)}.html`), html);
      const { results } = await validator.validateString(html);
      for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
        faults.push(`${at}:${String(line)} ${ruleId}: ${message}`);
    }
  });
  faults.push(...askChecker());
  console.log(faults.length === 0 ? 'No page has an error.' : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

function askChecker(): string[] {
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { error, stderr } = spawnSync(
    'java',
    ['-jar', jar.toString(), '--errors-only', '--format', 'json', ...files],
    options,
  );
  if (error) return [`The W3C's checker needs Java (default-jre-headless): ${error.message}`];
  const { messages } = JSON.parse(stderr) as { messages: Message[] };
  return messages
    .filter(({ message }) => !CSS_IT_DOES_NOT_KNOW.test(message))
    .map(
      ({ url, lastLine = 0, message }) =>
        `${decodeURIComponent(path.basename(url, '.html'))}:${String(lastLine)} ${message}`,
    );
}
