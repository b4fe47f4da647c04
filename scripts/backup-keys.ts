import fs from 'node:fs';
import { encryptRing } from '../src/server/crypto/key-ring.ts';
import { ringFile, ringSource } from '../src/server/config/key-ring-file.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { commandConfig, oneFile, runCommand } from './run-command.ts';

/** npm run ops -- backup-keys FILE: writes the key ring, encrypted with a passphrase. Not with AWS KMS. */
await runCommand(async () => {
  const file = oneFile('backup-keys FILE');
  const config = commandConfig();
  const source = ringSource(config);
  const ofKms = config.keySource === 'kms' ? (config.kms?.keyId ?? '') : undefined;
  if (!source && ofKms !== undefined) {
    console.log(
      `The data keys are wrapped by the key "${ofKms}" of AWS KMS, which never leaves AWS: nothing to back up.`,
    );
    console.log('Protect that key against deletion in AWS. No file was written.');
    return;
  }
  if (!source)
    throw new Error(`There is no key ring yet in ${ringFile(config)}. The first start of the server creates it.`);
  const ring = source.read();
  const text = await encryptRing(ring, await askPassphrase({ twice: true }), new Date());
  fs.writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  console.log(`${file} contains the keys "${[...ring.keys.keys()].join('", "')}", encrypted with your passphrase.`);
  console.log(
    ofKms === undefined
      ? 'Store it apart from the backups, then set KEYS_BACKED_UP=yes.'
      : `Store it apart from the backups: backups made with this key ring need it. New data keys are wrapped by "${ofKms}" of AWS KMS.`,
  );
});
