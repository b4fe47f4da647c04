import fs from 'node:fs';
import path from 'node:path';
import type { Engine } from '../faults/world.ts';
import { drawSoak } from './picture.ts';
import { soak } from './soak.ts';

/** npm run lab -- soak --minutes 20 [--engine PostgreSQL]: runs mixed load for that time. */
const option = (name: string): string | undefined => process.argv[process.argv.indexOf(`--${name}`) + 1];
const given = (name: string): boolean => process.argv.includes(`--${name}`);
const minutes = given('minutes') ? Number(option('minutes')) : 20;
const engine: Engine = given('engine') && option('engine')?.toLowerCase() === 'postgresql' ? 'PostgreSQL' : 'embedded';
if (!(minutes > 0)) throw new Error('Usage: npm run lab -- soak --minutes 20 [--engine PostgreSQL]');

const { samples, verdicts, acknowledged, details } = await soak(engine, minutes, ({ at, rssMb, descriptors, p99Ms }) =>
  console.log(
    `${String(at).padStart(6)} s  ${String(rssMb)} MB  ${String(descriptors)} descriptors  p99 ${String(p99Ms)} ms`,
  ),
);
const title = `Soak, ${engine}, ${String(minutes)} minutes: ${String(acknowledged)} acknowledged, ${new Date().toISOString().slice(0, 10)}`;
const file = path.resolve(import.meta.dirname, `../../docs/pictures/soak-${engine.toLowerCase()}.svg`);
fs.writeFileSync(file, drawSoak(samples, title));
for (const line of details) console.log(`       ${line}`);
for (const { line, holds } of verdicts) console.log(`${holds ? 'holds ' : 'BROKEN'} ${line}`);
if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
