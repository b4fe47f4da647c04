import { breaches, needless, productFiles, staticBreaches } from '../../tests/security/static-rules.ts';
import type { Suite } from './suite.ts';

const PLANTED = "eval('1'); node.innerHTML = text; createHash('md5'); Math.random();";

export const codeRules: Suite = {
  name: 'static rules',
  what: 'no text as code or markup, no SQL or pattern from text, no process, no weak hash, in every file of the product',
  programs: {},
  tool: () => Promise.resolve('our own, in addition to oxlint'),
  control: () => Promise.resolve({ cases: 1, findings: breaches('src/server/planted.ts', PLANTED) }),
  plants: [/runs text as code/, /sets text as markup/, /MD5/, /Math\.random/],
  attack: () =>
    Promise.resolve({
      cases: productFiles().length,
      findings: [...staticBreaches(), ...needless().map((line) => `${line} no longer occurs: remove the exception`)],
    }),
};
