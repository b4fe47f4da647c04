import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../../scripts/stamp.mjs';
import { installedVersion } from './installed.ts';
import { runProgram } from './programs.ts';
import type { Attacked, Suite } from './suite.ts';

const CASES = 100;
const FILE = 'tests/server/contract-fuzz.test.ts';
/** In addition to these tests, each call is tried twice: valid, and with one invalid part. */
const PLANTED_TESTS = 3;
const PLANTS = ['a call that fails on NUL', 'a call whose answer has another type than documented'];

type Fuzzed = Attacked & { planted: string[] };

/** Runs the suite of the daily tests with many more cases, including its seeded errors. */
async function fuzz(cases: number): Promise<Fuzzed> {
  const seed = Math.floor(Math.random() * 1_000_000);
  console.error(`  contract fuzz: seed ${String(seed)}, ${String(cases)} cases per call`);
  const settings = [`FUZZ_CASES=${String(cases)}`, `FUZZ_SEED=${String(seed)}`];
  const run = [process.execPath, path.join(ROOT, 'scripts/test.ts'), '--only', 'postgres', FILE];
  const { code, output } = await runProgram('env', [...settings, ...run], {
    cwd: ROOT,
    ms: 1_800_000,
    home: process.env['HOME'] ?? ROOT,
  });
  const passed = Number(/^(\d+) passed, \d+ failed/m.exec(output)?.[1] ?? 0);
  const plain = stripVTControlCharacters(output);
  const failed = [...plain.matchAll(/^"(.+ \(seed \d+, path .*\))"$/gm)].map(([, line = '']) => line);
  const findings = code === 0 || failed.length > 0 ? failed : [`the suite failed: ${plain.slice(-1500)}`];
  const planted = passed === 0 ? [] : PLANTS.filter((one) => !plain.includes(`× ${one}`));
  return { cases: Math.max(0, (passed - PLANTED_TESTS) / 2) * cases, findings, planted };
}

/** Runs control and product in one run. */
const once = (() => {
  let running: Promise<Fuzzed> | undefined;
  return (): Promise<Fuzzed> => (running ??= fuzz(CASES));
})();

export const contractFuzz: Suite = {
  name: 'contract fuzz',
  what: 'every call of the API description with one invalid part: never a 5xx, every answer as documented',
  programs: {},
  tool: () => Promise.all([installedVersion('fast-check'), installedVersion('ajv')]).then((both) => both.join(', ')),
  control: () => once().then(({ planted }) => ({ cases: PLANTS.length, findings: planted })),
  plants: PLANTS.map((plant) => new RegExp(plant)),
  attack: once,
};
