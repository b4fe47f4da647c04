import { defineConfig } from 'oxlint';

/** Module boundaries and code rules. A test seeds a violation of each boundary. */
const UP = String.raw`(\.\./)+`;
type Border = { regex: string; message: string; allowTypeImports?: boolean };
type Rule = ['error', ...unknown[]];
const borders = (...patterns: Border[]): Record<string, Rule> => ({ 'no-restricted-imports': ['error', { patterns }] });

const layers = (names: string, message: string): Border => ({ regex: `^(#server/|${UP})(${names})/`, message });
/** Packages by name, with their subpaths. Types of wrapped packages may be imported. */
const packages = (names: string, message: string, allowTypeImports = false): Border => ({
  regex: `^(${names})(/|$)`,
  message,
  allowTypeImports,
});

const DRAWING = 'react|react-dom|react-router|lucide-react|radix-ui|@tanstack/[a-z-]+|@fontsource[a-z-]*/[a-z-]+';
const FRAMEWORK = 'fastify|@fastify/[a-z-]+|fastify-[a-z-]+';
const WRAPPED = 'pg-boss|pino|prom-client|otpauth|rate-limiter-flexible|@node-rs/argon2';
const VENDORS = 'pg|nodemailer|@electric-sql/[a-z-]+|@aws-sdk/[a-z0-9-]+|@opentelemetry/[a-z-]+';
const PDF = 'pdfkit|fontkit|dejavu-fonts-ttf|@signpdf/[a-z0-9-]+';
/** The browser draws QR codes too. */
const PAPER = `${PDF}|qrcode`;
const MIME = 'postal-mime';
const RETRIEVAL = '@orama/stemmers';
const FORMS = '@fastify/busboy';
const KINDS = 'file-type';
const OUTGOING = 'node:(net|tls|dgram|http|https|http2|child_process)';

const noTests: Border = { regex: `^#tests/|^${UP}tests/|^vitest`, message: 'Product code never imports tests.' };
const noParent: Border = {
  regex: String.raw`^\.\./`,
  message: 'Other folders of the server are imported as #server/.',
};
const noWeb: Border = { regex: `^#web/|^${UP}web/`, message: 'The server never imports web source.' };
const noEntry: Border = {
  regex: `^(#server/|${UP})(main|boot/start|boot/serve)\\.ts$`,
  message: 'Only entry points wire things up.',
};
const noDrawing = packages(DRAWING, 'The server draws no screens.');
const noFramework = packages(FRAMEWORK, 'The framework lives in http and in routes.');
const noWrapped = packages(WRAPPED, 'This package is wrapped in lib, crypto or jobs.', true);
const noVendors = packages(VENDORS, 'SDKs of external systems live in adapters and db.', true);
const noPaper = packages(PAPER, 'Files are drawn and signed in features/signed-copies alone.');
const noMime = packages(MIME, 'Stored emails are read in the development mailbox alone.');
const noRetrieval = packages(RETRIEVAL, 'Knowledge is searched in features/assistant alone.');
const noForms = packages(FORMS, 'Forms with files are read in http/multipart.ts alone.');
const noKinds = packages(KINDS, 'Content is told apart in features/documents/receive.ts alone.');
const noSql = packages('kysely', 'SQL lives in stores, lib and db.');
const noOutgoing = packages(OUTGOING, 'Outgoing calls and processes live in adapters.', true);
const noForeignStore: Border = {
  regex: String.raw`^(#server/features/|\.\./)[a-z-]+/([a-z-]+-)?(store|routes)\.ts$`,
  message: 'Another feature is used by its verbs, never by its store or routes.',
};
const server = [noTests, noParent, noWeb, noEntry, noDrawing, noForms, noKinds];
const feature = [
  ...server,
  noWrapped,
  noVendors,
  noPaper,
  noMime,
  noRetrieval,
  noOutgoing,
  layers('adapters|boot|db/migrations', 'Business rules reach outside systems by ports.'),
  noForeignStore,
];
const verb = [
  ...feature,
  noFramework,
  layers('http', 'A verb knows nothing of HTTP.'),
  { regex: String.raw`^\./([a-z-]+-)?routes\.ts$`, message: 'A verb does not know its routes.' },
];
const http = [
  ...server,
  noWrapped,
  noVendors,
  noSql,
  noOutgoing,
  layers('adapters|db/migrations', 'HTTP knows ports only.'),
  { regex: `^(#server/|${UP})features/[a-z-]+/([a-z-]+-)?store\\.ts$`, message: 'HTTP never reads a store.' },
];
const lib = [
  ...server,
  noVendors,
  noFramework,
  noOutgoing,
  layers('adapters|boot|http|features|db/migrations', 'This folder knows no business, no framework and no vendor.'),
];
const db = [
  ...server,
  noFramework,
  noWrapped,
  layers('adapters|boot|http|features', 'The database knows no business and no other external system.'),
];
/** Sign-in and people share the table `users`: both read and write it. */
const authAndUsers = [
  ...verb.filter(({ message }) => message !== noForeignStore.message),
  {
    ...noForeignStore,
    regex: String.raw`^(#server/features/|\.\./)([b-tv-z]|a[^u]|u[^s])[a-z-]+/([a-z-]+-)?store\.ts$`,
  },
  { ...noForeignStore, regex: String.raw`^(#server/features/|\.\./)[a-z-]+/([a-z-]+-)?routes\.ts$` },
];
const web = [
  { regex: `^#(server|tests)/|^${UP}(server|tests)/`, message: "The browser's code never imports the server." },
  packages('node:[a-z_]+', "The browser's code has no Node."),
  packages(
    `kysely|${FRAMEWORK}|${WRAPPED}|${VENDORS}|${PDF}|${MIME}|${RETRIEVAL}|${KINDS}`,
    'This is a library of the server.',
  ),
];
const noFetch: Record<string, Rule> = {
  'no-restricted-globals': ['error', { name: 'fetch', message: 'Outgoing calls live in adapters and web/client.' }],
};
const off = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off' as const]));
const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'].map(
  (what) => `typescript/no-unsafe-${what}`,
);

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'node'],
  jsPlugins: ['./scripts/lint/house.ts'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'data', 'coverage', 'pictures'],
  rules: {
    ...Object.fromEntries(unsafe.map((rule) => [rule, 'error' as const])),
    complexity: ['error', { max: 12 }],
    eqeqeq: 'error',
    'max-depth': ['error', { max: 4 }],
    'max-params': ['error', { max: 5 }],
    'no-alert': 'error',
    'no-console': 'error',
    'no-else-return': 'error',
    'no-new-func': 'error',
    'no-param-reassign': 'error',
    'no-script-url': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'import/no-default-export': 'error',
    'node/no-process-env': 'error',
    'react/button-has-type': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    ...off('jsx-a11y/control-has-associated-label', 'jsx-a11y/prefer-tag-over-role'),
    ...off('promise/no-callback-in-promise'),
    // For the React compiler, which is not in use.
    ...off('react/immutability', 'react/refs', 'react/set-state-in-effect'),
  },
  overrides: [
    {
      files: ['src/contract/**'],
      rules: borders(
        { regex: `^#(server|web|copy|tests)/|^${UP}(server|web|copy)/`, message: 'The contract knows no other layer.' },
        // All packages except zod/mini. The pattern language has no look-ahead.
        { regex: '^(@|[a-y]|z[^o]|zo[^d]|zod$|zod/[^m])', message: 'The contract uses zod/mini and nothing else.' },
      ),
    },
    {
      files: ['src/finance/**', 'src/copy/**'],
      rules: borders(
        { regex: `^#(server|web|tests)/|^${UP}(server|web)/`, message: 'This folder is pure.' },
        { regex: '^[@a-z]', message: 'This folder uses no package.' },
      ),
    },
    {
      files: ['src/finance/**'],
      rules: {
        'no-restricted-globals': ['error', { name: 'Date', message: 'The engine has no clock: dates are arguments.' }],
        'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'The engine is exact.' }],
      },
    },
    {
      files: ['src/web/**'],
      rules: { ...borders(...web), ...noFetch, 'no-console': ['error', { allow: ['warn', 'error'] }] },
    },
    { files: ['src/web/shell/**'], rules: off('react/no-danger') },
    { files: ['src/web/client/**'], rules: off('no-restricted-globals') },
    {
      files: ['src/web/site/**', 'src/web/islands/**'],
      rules: borders(...web, { regex: `^(#web/|${UP})portal/`, message: 'Public pages never load the portal.' }),
    },
    {
      files: ['src/web/portal/**'],
      rules: {
        'react/forbid-elements': ['error', { forbid: [{ element: 'button', message: 'Use web/ui/button.tsx.' }] }],
      },
    },
    // Links, rows and menus that act, each with its own look.
    {
      files: [
        'src/web/portal/layout/{desk-account,desk-bar}.tsx',
        'src/web/portal/screens/applications/filter-chips.tsx',
        'src/web/portal/screens/bell/{bell,notification-list}.tsx',
        'src/web/portal/screens/deal-board/board-card.tsx',
        'src/web/portal/screens/deal-form/payment-panel.tsx',
        'src/web/portal/screens/saved-views/view-bar.tsx',
      ],
      rules: off('react/forbid-elements'),
    },
    {
      files: ['src/web/ui/**'],
      rules: borders(...web, {
        regex: `^#copy/|^(#web/|${UP})(client|portal|islands|site|shell)/`,
        message: 'Building blocks know no texts, calls or screens.',
      }),
    },
    {
      files: ['src/server/**'],
      rules: { ...borders(noTests, noParent, noWeb, noDrawing, noForms, noKinds), ...noFetch },
    },
    {
      files: ['src/server/http/**'],
      rules: { ...borders(...http), 'house/declared-routes': 'error' },
    },
    // Health checks and assets outside /api. The route helper registers all other routes.
    { files: ['src/server/http/{route,health,assets}.ts'], rules: off('house/declared-routes') },
    {
      files: ['src/server/http/multipart.ts'],
      rules: borders(...http.filter((border) => border !== noForms)),
    },
    { files: ['src/server/{crypto,jobs,lib}/**'], rules: borders(...lib) },
    { files: ['src/server/db/**'], rules: borders(...db) },
    // Parses addresses with node:net and makes no calls.
    { files: ['src/server/lib/network.ts'], rules: borders(...lib.filter((border) => border !== noOutgoing)) },
    {
      files: ['src/server/adapters/**'],
      rules: {
        ...borders(
          ...server,
          noFramework,
          noWrapped,
          layers('boot|http|features', 'Adapters know ports and lib only.'),
        ),
        ...off('no-restricted-globals'),
      },
    },
    {
      files: ['src/server/db/migrations/**'],
      rules: borders(...server, noFramework, noWrapped, noVendors, layers('adapters|http|features', 'SQL only.')),
    },
    {
      files: ['src/server/features/**'],
      rules: { ...borders(...verb, noSql), 'house/staff-verbs': 'error', 'house/declared-routes': 'error' },
    },
    { files: ['src/server/features/**/*store.ts'], rules: borders(...verb) },
    { files: ['src/server/features/{auth,users}/*.ts'], rules: borders(...authAndUsers, noSql) },
    { files: ['src/server/features/{auth,users}/*store.ts'], rules: borders(...authAndUsers) },
    // Locks and sequences of the audit log need PostgreSQL's SQL.
    { files: ['src/server/features/audit/{seal,take-over}.ts'], rules: borders(...verb) },
    {
      files: ['src/server/features/signed-copies/{draw,page,sign}.ts'],
      rules: borders(...verb.filter((border) => border !== noPaper), noSql),
    },
    {
      files: ['src/server/features/assistant/understand.ts'],
      rules: borders(...verb.filter((border) => border !== noRetrieval), noSql),
    },
    {
      files: ['src/server/features/documents/receive.ts'],
      rules: borders(...verb.filter((border) => border !== noKinds), noSql),
    },
    { files: ['src/server/features/**/*routes.ts'], rules: borders(...feature, noSql) },
    {
      files: ['src/server/features/emails/mailbox-routes.ts'],
      rules: borders(...feature.filter((border) => border !== noMime), noSql),
    },
    { files: ['src/server/config/environment.ts'], rules: off('node/no-process-env') },
    { files: ['src/server/main.ts'], rules: off('no-console') },
    { files: ['scripts/**', 'tests/**', 'lab/**', '*.config.ts'], rules: off('no-console', 'node/no-process-env') },
    { files: ['**/*.mjs'], rules: off(...unsafe) },
    {
      files: [
        '*.config.ts',
        'lab/*/vitest.config.ts',
        'scripts/lint/*.ts',
        'tests/support/data-template.ts',
        'tests/support/embedded-snapshot.ts',
        'tests/support/postgres-template.ts',
        'tests/support/shared-site.ts',
      ],
      rules: off('import/no-default-export'),
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: off(
        'no-restricted-imports',
        'no-restricted-globals',
        'house/declared-routes',
        'node/no-process-env',
        'complexity',
        'typescript/no-misused-spread',
        'typescript/no-unnecessary-type-assertion',
        'typescript/require-array-sort-compare',
        'typescript/no-deprecated',
      ),
    },
  ],
});
