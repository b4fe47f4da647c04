import { moveToPostgres } from '#server/operations/move.ts';
import { commandConfig, runCommand, sayTables } from './run-command.ts';

/** npm run ops -- move-to-postgres: the embedded database of DATA_DIR to the empty server of DATABASE_URL. */
await runCommand(async () => {
  const config = commandConfig();
  sayTables({ ...(await moveToPostgres(config)), parts: [] });
  console.log('Every table and sequence is on the server and equal. Start with DATABASE_URL set, and keep DATA_DIR:');
  console.log(`the keys and files stay in it. ${config.dataDir}/db was not changed and is used no more.`);
});
