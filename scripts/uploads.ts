import fs from 'node:fs';
import { measureCrmCopy } from '#tests/measure-crm-copy.ts';
import { measureUploads } from '#tests/measure-uploads.ts';

/** npm run uploads [-- COUNT]: 50 MB against a plain stream with AES-256-GCM and a flush, and so many of them at once. */
const atOnce = Number(process.argv[2] ?? 50);
const load = (fs.readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '').trim();
console.log(`load average ${load} before; figures under load are none`);
const m = await measureUploads(5, atOnce);
const [ours, plain] = [median(m.ours), median(m.plain)];
console.log(`50 MB, median of 5   ours ${ms(ours)}   plain ${ms(plain)}   ratio ${(ours / plain).toFixed(2)}`);
console.log(`rounds               ours ${m.ours.map(ms).join(', ')}   plain ${m.plain.map(ms).join(', ')}`);
console.log(
  `${String(atOnce)} at once           taken ${String(m.taken)}   memory ${mb(m.restBytes)} at rest, ${mb(m.mostBytes)} at most: +${mb(m.mostBytes - m.restBytes)}`,
);
const copy = await measureCrmCopy();
console.log(
  `50 MB to Salesforce  sent in ${ms(copy.ms)}   memory ${mb(copy.restBytes)} after a start, ${mb(copy.mostBytes)} at most: +${mb(copy.mostBytes - copy.restBytes)}`,
);
if (m.taken !== atOnce) process.exitCode = 1;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
function ms(value: number): string {
  return `${String(Math.round(value))} ms`;
}
function mb(bytes: number): string {
  return `${String(Math.round(bytes / 1024 / 1024))} MB`;
}
