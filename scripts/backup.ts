import { isKmsKey, kmsKeyOf } from '../src/server/config/kms-settings.ts';
import { backUp } from '#server/operations/back-up.ts';
import { commandConfig, oneFile, runCommand, sayTables } from './run-command.ts';

/** npm run ops -- backup FILE: database and stored files in one file, while the server runs or not; never the keys. */
await runCommand(async () => {
  const file = oneFile('npm run ops -- backup FILE');
  const manifest = await backUp(commandConfig(), file);
  sayTables(manifest);
  console.log(`${file} is written and was read back.`);
  const [ofKms, ofRing] = [manifest.keyIds.filter(isKmsKey), manifest.keyIds.filter((id) => !isKmsKey(id))];
  if (ofRing.length > 0)
    console.log(
      `It opens with the keys "${ofRing.join('", "')}", which are NOT in it: npm run ops -- backup-keys FILE.`,
    );
  if (ofKms.length > 0)
    console.log(`It opens with "${ofKms.map(kmsKeyOf).join('", "')}" of AWS KMS: as long as that key exists.`);
});
