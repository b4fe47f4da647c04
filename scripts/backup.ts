import { isKmsKey, kmsKeyOf } from '../src/server/config/kms-settings.ts';
import { backUp } from '#server/operations/back-up.ts';
import { commandConfig, oneFile, runCommand, sayTables } from './run-command.ts';

/** npm run ops -- backup FILE: writes database and stored files to one file, but never the keys. */
await runCommand(async () => {
  const file = oneFile('backup FILE');
  const config = commandConfig();
  const manifest = await backUp(config, file);
  sayTables(manifest);
  console.log(`${file} was written and verified.`);
  const [ofKms, ofRing] = [manifest.keyIds.filter(isKmsKey), manifest.keyIds.filter((id) => !isKmsKey(id))];
  if (ofRing.length > 0)
    console.log(
      `Restoring needs the keys "${ofRing.join('", "')}", which are NOT in it: ${config.opsCommand} backup-keys FILE.`,
    );
  if (ofKms.length > 0)
    console.log(`Restoring needs "${ofKms.map(kmsKeyOf).join('", "')}" of AWS KMS: do not delete that key.`);
});
