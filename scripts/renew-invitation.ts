import { readText } from '#server/adapters/control/socket.ts';
import { callData } from '#server/operations/calls.ts';
import { commandConfig, runCommand } from './run-command.ts';

/** npm run ops -- renew-invitation: replaces the open invitation of ADMIN_EMAIL and ends the earlier link. */
await runCommand(async () => {
  const config = commandConfig();
  if (config.adminEmail === undefined)
    throw new Error('Set ADMIN_EMAIL to the address of the administrator whose invitation you want to renew.');
  console.log(await readText(await callData(config, 'renew-invitation', [config.adminEmail])));
});
