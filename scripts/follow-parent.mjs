import { isMainThread } from 'node:worker_threads';

// A parent that is killed hard cannot pass the signal on: whoever it leaves behind stops by itself.
const parent = process.ppid;
const check = () => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
};
if (isMainThread) setInterval(check, 500).unref();
