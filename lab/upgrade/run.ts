import type { Engine } from '../faults/world.ts';
import { checkOutRelease } from './old-server.ts';
import { upgrade } from './upgrade.ts';

/**
 * npm run lab -- upgrade [--from=FOLDER] [--engine=embedded|PostgreSQL]: fills the first audited release with data of
 * every kind, upgrades it to this version, and compares. FOLDER contains the installed and built release.
 */
const option = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
const engines: Engine[] = ['embedded', 'PostgreSQL'];
const wanted = option('engine')?.toLowerCase();

const { root, remove } = checkOutRelease(option('from'));
const lines: string[] = [];
try {
  for (const engine of engines.filter((one) => wanted === undefined || one.toLowerCase() === wanted)) {
    const { row, differences, notCovered } = await upgrade(engine, root);
    const cells = (values: string[]): string => `| ${values.join(' | ')} |`;
    if (lines.length === 0)
      lines.push(cells(['Engine', ...Object.keys(row)]), cells(['---', ...Object.keys(row).map(() => '---')]));
    lines.push(cells([engine, ...Object.values(row)]));
    if (notCovered.length > 0) console.error(`${engine}: columns without a value: ${notCovered.join(', ')}`);
    for (const one of differences) console.error(`${engine}: ${one}`);
    if (differences.length > 0) process.exitCode = 1;
  }
} finally {
  remove();
}
if (lines.length === 0) throw new Error(`Unknown engine. Known: ${engines.join(' and ')}.`);
console.log(lines.join('\n'));
