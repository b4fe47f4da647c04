import { restore } from '#server/operations/restore.ts';
import { commandConfig, oneFile, runCommand, sayTables } from './run-command.ts';

/** npm run ops -- restore FILE: restores a backup into an empty data folder or PostgreSQL, with its keys. */
await runCommand(async () => {
  const file = oneFile('restore FILE');
  const manifest = await restore(commandConfig(), file);
  sayTables(manifest);
  console.log(`The backup of ${manifest.createdAt} is restored and compared row by row. Start the server.`);
});
