import { startBucket } from '../../tests/support/bucket-stand-in.ts';

/** Runs as a process: an S3-compatible store. Reports the settings of a server that uses it. */
const bucket = await startBucket();
process.send?.(bucket.settings);
process.on('SIGTERM', () => void bucket.close().then(() => process.exit(0)));
