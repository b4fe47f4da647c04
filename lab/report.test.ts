import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rewriteBetweenMarks } from './report.ts';

test('a report is rewritten only between its marks', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
  const file = path.join(folder, 'report.md');
  const report = 'before\n<!-- bench: made by the command -->\n\nold\n\n<!-- end of bench -->\nafter\n';
  fs.writeFileSync(file, report);
  rewriteBetweenMarks(file, 'bench', (before) => `${before.trim()} and new\n`);
  expect(fs.readFileSync(file, 'utf8')).toBe(report.replace('old', 'old and new'));
  expect(() => rewriteBetweenMarks(file, 'faults', () => '')).toThrow('report.md has no marks for faults');
  fs.rmSync(folder, { recursive: true });
});
