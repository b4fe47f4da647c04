import { readText } from '#server/adapters/control/socket.ts';
import { callData } from '#server/operations/calls.ts';
import { commandConfig, runCommand, usage } from './run-command.ts';

/** npm run ops -- rotate-keys [--data-key]: adds a key and wraps all data keys with it, under traffic. */
await runCommand(async () => {
  const flags = process.argv.slice(2);
  if (flags.some((flag) => flag !== '--data-key')) throw usage('rotate-keys [--data-key]');
  console.log(
    await readText(await callData(commandConfig(), 'rotate', flags.includes('--data-key') ? ['data-key'] : [])),
  );
});
