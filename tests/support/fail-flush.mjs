import fs from 'node:fs';

// Preloaded into a server. Every flush fails once the file named by FAIL_FLUSH exists.
const { fsyncSync } = fs;
fs.fsyncSync = (handle) => {
  if (fs.existsSync(process.env.FAIL_FLUSH)) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
  fsyncSync(handle);
};
