import { brokenRows, type LedgerRow, ledger } from '#tests/ledger/ledger.ts';

/** npm run spec: prints each rule of both specifications with its test, by section, and the totals. */
const words = (row: LedgerRow): string => {
  if ('test' in row) return `tested ${row.rule}\n         ${row.test}`;
  if ('later' in row) return `later  ${row.rule}\n         ${row.later}`;
  return `none   ${row.rule}\n         ${row.none}`;
};
const kindOf = (row: LedgerRow): string => ('test' in row ? 'tested' : 'later' in row ? 'later' : 'none');
const count = (rows: LedgerRow[], kind: string): number => rows.filter((row) => kindOf(row) === kind).length;
const counts = (rows: LedgerRow[]): string =>
  `${String(rows.length)} rules: ${String(count(rows, 'tested'))} tested, ${String(count(rows, 'later'))} later, ${String(count(rows, 'none'))} not testable`;

for (const [spec, rows] of Object.entries(ledger)) {
  console.log(`\n== ${spec}`);
  for (const [section, group] of Map.groupBy(rows, (row) => row.section)) {
    console.log(`\n${section}`);
    for (const row of group) console.log(`  ${words(row)}`);
  }
}
console.log('');
for (const [spec, rows] of Object.entries(ledger)) console.log(`${spec}: ${counts(rows)}`);
console.log(`both: ${counts(Object.values(ledger).flat())}`);

const broken = brokenRows();
for (const failure of broken) console.error(failure);
if (broken.length > 0) process.exitCode = 1;
