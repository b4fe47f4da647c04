import fs from 'node:fs';
import { sealRing } from '#server/core/ring-backup.ts';
import { ringFile, ringSource } from '#server/key-ring-file.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { commandConfig, oneFile, runCommand } from './run-command.ts';

/** npm run backup-keys -- FILE: the key ring under a passphrase (BACKUP_PASSPHRASE, or asked for). */
await runCommand(async () => {
  const file = oneFile('npm run backup-keys -- FILE');
  const config = commandConfig();
  const source = ringSource(config);
  if (!source) throw new Error(`There is no key ring yet in ${ringFile(config)}: the first start makes it.`);
  const ring = source.read();
  const text = sealRing(ring, await askPassphrase({ twice: true }), new Date());
  fs.writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx', flush: true });
  console.log(`${file} holds the keys "${[...ring.keys.keys()].join('", "')}" under your passphrase.`);
  console.log('Keep it apart from the backups. Once it is stored, set KEYS_BACKED_UP=yes.');
});
