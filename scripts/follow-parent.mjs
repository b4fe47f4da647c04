import { isMainThread } from 'node:worker_threads';

// A killed parent cannot pass on its signal, so this process stops when its parent changes.
const parent = process.ppid;
const check = () => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
};
if (isMainThread) setInterval(check, 500).unref();
