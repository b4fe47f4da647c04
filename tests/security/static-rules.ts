import { projectFiles, textOf } from '../../scripts/checks/project-files.ts';

type Rule = { what: string; pattern: RegExp; files: RegExp; except?: RegExp };

/** Patterns that no line of the product may contain, in addition to the rules of oxlint. */
const RULES: Rule[] = [
  {
    what: 'runs text as code',
    pattern: /\beval\(|\bnew Function\(|\bFunction\(['"`]|setTimeout\(['"`]/,
    files: /^src\//,
  },
  {
    what: 'sets text as markup',
    pattern: /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*\+?=|insertAdjacentHTML|document\.write|srcdoc/i,
    files: /^src\//,
    // Rendered only on the server, from React's output, the product's styles and escaped JSON.
    except: /^src\/web\/shell\/(?:island|document|portal-shell)\.tsx$/,
  },
  {
    what: 'builds SQL from text',
    pattern: /\bsql\.(?:raw|lit)\(|\bsql\.(?:id|ref|table)\([^'")]|\.query\(\s*`[^`]*\$\{/,
    files: /^src\/server\/features\//,
  },
  {
    what: 'starts a process',
    pattern: /child_process|\bexecFile\(|\bspawn\(/,
    files: /^src\//,
    except: /^src\/server\/(?:operations|adapters)\//,
  },
  {
    what: 'builds a regular expression from input',
    // String literals, and lists of them.
    pattern: /new RegExp\((?!\s*(?:['"`/]|String\.raw|patterns\.map|PERCENT\)))/,
    files: /^src\/server\/(?:features|http)\//,
  },
  { what: 'uses Math.random', pattern: /Math\.random\(/, files: /^src\/server\// },
  { what: 'skips certificate verification', pattern: /rejectUnauthorized:\s*false|NODE_TLS_REJECT/, files: /^src\// },
  {
    what: 'hashes with MD5 or SHA-1',
    pattern: /createH(?:ash|mac)\(['"](?:md5|sha1)/i,
    files: /^src\//,
  },
];

/** Lines that may violate a rule, with the reason. */
const ALLOWED: [line: string, why: string][] = [
  [
    'src/server/features/audit/store.ts builds SQL from text',
    'names of tables and columns from constants in the same file',
  ],
  ['src/server/features/data-requests/store.ts builds SQL from text', 'the name of a table, from a list in the code'],
  [
    'src/server/adapters/crm/salesforce/upload-file.ts hashes with MD5 or SHA-1',
    'the checksum that Salesforce returns',
  ],
  ['src/server/adapters/files/s3.ts hashes with MD5 or SHA-1', 'the Content-MD5 checksum that S3 compares'],
  ['src/server/lib/locked-fields.ts hashes with MD5 or SHA-1', 'the hash that the payment gateway requires'],
];

export const breaches = (file: string, text: string): string[] =>
  RULES.filter(({ files, except }) => files.test(file) && except?.test(file) !== true)
    .filter(({ what }) => !ALLOWED.some(([line]) => line === `${file} ${what}`))
    .flatMap(({ what, pattern }) =>
      [...withoutComments(text).matchAll(new RegExp(pattern, 'g'))].map(
        ({ index }) => `${file}:${String(text.slice(0, index).split('\n').length)} ${what}`,
      ),
    );

/** Keeps the length of each comment, so that line numbers stay. */
const withoutComments = (text: string): string =>
  text.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, (comment) => ' '.repeat(comment.length));

export const needless = (): string[] =>
  ALLOWED.map(([line]) => line).filter((line) => {
    const [file = '', ...what] = line.split(' ');
    const rule = RULES.find((one) => one.what === what.join(' '));
    return rule?.pattern.test(withoutComments(textOf(file))) !== true;
  });

export const productFiles = (): string[] =>
  projectFiles().filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

export const staticBreaches = (): string[] => productFiles().flatMap((file) => breaches(file, textOf(file)));
