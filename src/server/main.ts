import { readEnvironment } from './config/environment.ts';
import { refuseToStart, serve } from './boot/serve.ts';
import { startConfig } from './config/start-config.ts';

try {
  await serve(startConfig(readEnvironment()), {
    dev: process.argv.includes('--dev'),
    renewInvitation: process.argv.includes('--renew-invitation'),
  });
  // Notifies the launcher, which notifies the supervisor.
  process.send?.('ready');
} catch (error) {
  refuseToStart(error, { sysexits: process.argv.includes('--sysexits') });
}
