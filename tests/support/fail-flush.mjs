import fs from 'node:fs';

// Preloaded into a server: from the moment the file of FAIL_FLUSH exists, the disk refuses every flush.
const { fsyncSync } = fs;
fs.fsyncSync = (handle) => {
  if (fs.existsSync(process.env.FAIL_FLUSH)) throw Object.assign(new Error('i/o error'), { code: 'EIO' });
  fsyncSync(handle);
};
