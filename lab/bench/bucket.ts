import { startBucket } from '../../tests/support/bucket-stand-in.ts';

/** Run as a process: a file store that speaks like S3. It reports the settings of a server that uses it. */
const bucket = await startBucket();
process.send?.(bucket.settings);
process.on('SIGTERM', () => void bucket.close().then(() => process.exit(0)));
