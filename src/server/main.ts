import { parseConfig, readEnvironment } from './config.ts';
import { refuseToStart, serve } from './serve.ts';

try {
  await serve(parseConfig(readEnvironment()), { dev: process.argv.includes('--dev') });
} catch (error) {
  refuseToStart(error);
}
