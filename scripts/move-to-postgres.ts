import { moveToPostgres } from '#server/operations/move.ts';
import { commandConfig, runCommand, sayTables } from './run-command.ts';

/** npm run ops -- move-to-postgres: copies the embedded database of DATA_DIR to the empty server of DATABASE_URL. */
await runCommand(async () => {
  const config = commandConfig();
  sayTables({ ...(await moveToPostgres(config)), parts: [] });
  console.log(
    'Every table and sequence was copied to the server and compared. Start with DATABASE_URL set, and keep DATA_DIR:',
  );
  console.log(`it contains the keys and files. ${config.dataDir}/db is unchanged and no longer used.`);
  console.log('A start without DATABASE_URL is refused from now on.');
});
