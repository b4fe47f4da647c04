import fs from 'node:fs';
import { sealRing } from '../src/server/crypto/key-ring.ts';
import { ringFile, ringSource } from '../src/server/config/key-ring-file.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { commandConfig, oneFile, runCommand } from './run-command.ts';

/** npm run ops -- backup-keys FILE: the key ring under a passphrase (BACKUP_PASSPHRASE, or asked for); of AWS KMS nothing. */
await runCommand(async () => {
  const file = oneFile('npm run ops -- backup-keys FILE');
  const config = commandConfig();
  const source = ringSource(config);
  const ofKms = config.keySource === 'kms' ? (config.kms?.keyId ?? '') : undefined;
  if (!source && ofKms !== undefined) {
    console.log(
      `The data keys are wrapped by the key "${ofKms}" of AWS KMS, which no backup holds: nothing to back up.`,
    );
    console.log('Protect that key in AWS: nobody may schedule its deletion unnoticed. No file was written.');
    return;
  }
  if (!source) throw new Error(`There is no key ring yet in ${ringFile(config)}: the first start makes it.`);
  const ring = source.read();
  const text = sealRing(ring, await askPassphrase({ twice: true }), new Date());
  fs.writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  console.log(`${file} holds the keys "${[...ring.keys.keys()].join('", "')}" under your passphrase.`);
  console.log(
    ofKms === undefined
      ? 'Keep it apart from the backups. Once it is stored, set KEYS_BACKED_UP=yes.'
      : `Keep it apart from the backups: those made under this ring need it. From now on "${ofKms}" of AWS KMS wraps.`,
  );
});
