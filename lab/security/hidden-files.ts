import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/stamp.mjs';
import { ffuf, ffufVersion, fuzzWords } from './ffuf.ts';
import { onPlanted, startPlanted } from './planted-server.ts';
import type { Attacked, Suite } from './suite.ts';

const FOLDERS = ['', 'api/', 'assets/', 'es/', 'dist/', 'src/', 'data/', 'data/keys/', 'dealer/', 'admin/'];
const NAMES = `
  .git/HEAD .git/config .git/index .svn/entries .hg/store .DS_Store .env .env.local .env.production .env.example
  .npmrc .htaccess .htpasswd .ssh/id_rsa .dockerignore .gitignore package.json package-lock.json tsconfig.json
  vite.config.ts Dockerfile compose.yaml nginx.conf backup.zip backup.tar.gz backup.sql dump.sql db.sqlite
  database.sql site.bak index.html.bak index.html~ index.html.old .index.html.swp config.json config.yml
  settings.json brand.json ring keys outbox db files server-status phpinfo.php wp-login.php actuator/env debug
  console graphql swagger.json manifest.json .vite/manifest.json stats.html src/server/main.ts
  node_modules/fastify/package.json core error.log npm-debug.log access.log dev/mailbox dev/gateway demo
  @vite/client @fs/etc/passwd __open-in-editor ssr/render.js test tests/support/factories.ts
`
  .trim()
  .split(/\s+/);

/** Names next to the built client files: source maps, and copies that editors or archivers leave. */
const besideBuilt = (): string[] =>
  fs
    .readdirSync(path.join(ROOT, 'dist/client/assets'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .flatMap((name) => ['.map', '.br', '.gz', '.bak', '~', '.orig'].map((end) => `assets/${name}${end}`));

async function look(url: string, more: string[]): Promise<Attacked> {
  const words = [...new Set([...FOLDERS.flatMap((folder) => NAMES.map((name) => folder + name)), ...more])];
  const hits = await fuzzWords(words, `${url}/FUZZ`);
  const shown = hits.filter(({ status }) => status !== 404 && status !== 400);
  return { cases: hits.length, findings: shown.map(({ word, status }) => `/${word} answers ${String(status)}`) };
}

export const hiddenFiles: Suite = {
  name: 'hidden files',
  what: '.git, .env, keys, source maps, backups, development pages, on production settings',
  programs: ffuf,
  tool: ffufVersion,
  control: () => onPlanted(startPlanted, ({ url }) => look(url, ['assets/main.js.map'])),
  plants: [
    /\/\.git\/HEAD answers 200/,
    /\/\.env answers 200/,
    /main\.js\.map answers 200/,
    /\/backup\.zip answers 200/,
  ],
  attack: async (site) => look((await site.live()).url, besideBuilt()),
  accepted: [
    [/^\/admin\/outbox answers 200$/, 'a screen of the desk with that name: its page is empty until staff sign in'],
  ],
};
