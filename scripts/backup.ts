import { backUp } from '#server/operations/back-up.ts';
import { commandConfig, oneFile, runCommand, sayTables } from './run-command.ts';

/** npm run backup -- FILE: database and stored files in one file, while the server runs or not; never the keys. */
await runCommand(async () => {
  const file = oneFile('npm run backup -- FILE');
  const manifest = await backUp(commandConfig(), file);
  sayTables(manifest);
  console.log(`${file} is written and was read back.`);
  console.log(
    `It opens with the keys "${manifest.keyIds.join('", "')}", which are NOT in it: npm run backup-keys -- FILE.`,
  );
});
