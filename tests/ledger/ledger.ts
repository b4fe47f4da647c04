import fs from 'node:fs';
import path from 'node:path';
import { dealerPortal } from './dealer-portal.ts';
import { publicSite } from './public-site.ts';

/**
 * A rule of the specifications with its evidence: a test (`file › part of its title`), or the reason for having none.
 * `later`: that part of the product does not exist yet. `none`: no test can prove it.
 */
export type LedgerRow = { section: string; rule: string } & ({ test: string } | { later: string } | { none: string });

export const ledger: Record<string, LedgerRow[]> = { 'public site': publicSite, 'dealer portal': dealerPortal };

const ROOT = path.resolve(import.meta.dirname, '../..');
// The title is the first text after test(, it(, describe(, or after the table of an each(...).
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\s*\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Returns the invalid rows: without a reason, duplicated, or with a test that does not exist. */
export function brokenRows(specs: Record<string, LedgerRow[]> = ledger): string[] {
  return Object.entries(specs).flatMap(([spec, rows]) => {
    const seen = new Set<string>();
    return rows.flatMap((row) => {
      const key = `${row.section} ${row.rule}`;
      const faults = [faultOf(row), seen.has(key) ? 'stands twice' : undefined].filter((fault) => fault !== undefined);
      seen.add(key);
      return faults.map((fault) => `${spec} ${key}: ${fault}`);
    });
  });
}

function faultOf(row: LedgerRow): string | undefined {
  if (row.rule.trim() === '') return 'says no rule';
  if ('test' in row) return faultOfTest(row.test);
  const reason = 'later' in row ? row.later : row.none;
  return reason.trim() === '' ? 'has neither a test nor a reason' : undefined;
}

function faultOfTest(named: string): string | undefined {
  const [file = '', title = ''] = named.split(' › ');
  if (title.trim() === '') return `names no test: ${named || 'nothing'}`;
  const titles = titlesOf(file);
  if (titles === undefined) return `names a file that does not exist: ${file}`;
  return titles.some((one) => one.includes(title)) ? undefined : `${file} has no test named “${title}”`;
}

function titlesOf(file: string): string[] | undefined {
  const full = path.join(ROOT, file);
  if (!/\.test\.tsx?$/.test(file) || !fs.existsSync(full)) return undefined;
  const found = fs.readFileSync(full, 'utf8').matchAll(TITLE);
  return [...found].map((match) => unescaped(match[1] ?? match[2] ?? match[3] ?? ''));
}

const unescaped = (text: string): string => text.replace(/\\(.)/g, '$1');
