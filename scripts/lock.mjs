import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './stamp.mjs';

const LOCK = path.join(ROOT, '.prepare-lock');
const BEAT_MS = 1000;
const STALE_MS = 6000;

/** Runs the task under an exclusive lock of this folder. Takes over a lock whose holder no longer touches it. */
export async function alone(task) {
  await takeLock();
  const beat = setInterval(() => fs.utimesSync(LOCK, new Date(), new Date()), BEAT_MS);
  const release = () => fs.rmSync(LOCK, { force: true });
  process.once('exit', release);
  try {
    return await task();
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}

async function takeLock() {
  for (let waiting = false; ; await pause(200)) {
    try {
      return fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (removeStale()) continue;
    if (!waiting) console.error('Another start is installing or building here. Waiting for it.');
    waiting = true;
  }
}

function removeStale() {
  const stat = fs.statSync(LOCK, { throwIfNoEntry: false });
  if (stat === undefined || Date.now() - stat.mtimeMs <= STALE_MS) return false;
  const aside = `${LOCK}-${process.pid}`;
  try {
    // Renames first, so that only one of two waiting processes removes it.
    fs.renameSync(LOCK, aside);
    fs.rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return true;
}
