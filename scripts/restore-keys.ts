import fs from 'node:fs';
import { ringText, decryptRing } from '../src/server/crypto/key-ring.ts';
import { ringFile, ringSource, writeNewRing } from '../src/server/config/key-ring-file.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { commandConfig, oneFile, runCommand } from './run-command.ts';

/** npm run ops -- restore-keys FILE: writes a backed-up key ring to DATA_DIR/keys when there is none. */
await runCommand(async () => {
  const file = oneFile('restore-keys FILE');
  const config = commandConfig();
  const there = ringSource(config);
  if (there) throw new Error(`There is a key ring already (${there.name}); it is never replaced. Nothing was changed.`);
  const ring = await decryptRing(fs.readFileSync(file, 'utf8'), await askPassphrase({ twice: false }));
  writeNewRing(config, ringText(ring));
  console.log(`${ringFile(config)} contains the keys "${[...ring.keys.keys()].join('", "')}" again.`);
});
