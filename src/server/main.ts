import { readEnvironment } from './config/environment.ts';
import { refuseToStart, serve } from './boot/serve.ts';
import { startConfig } from './config/start-config.ts';

try {
  await serve(startConfig(readEnvironment()), {
    dev: process.argv.includes('--dev'),
    renewInvitation: process.argv.includes('--renew-invitation'),
  });
  // To the starter, which tells whoever supervises it.
  process.send?.('ready');
} catch (error) {
  refuseToStart(error, { sysexits: process.argv.includes('--sysexits') });
}
