import readline from 'node:readline';
import { Writable } from 'node:stream';

/**
 * Reads the passphrase from BACKUP_PASSPHRASE, or from the terminal without showing it. @throws Error when neither is
 * available
 */
export async function askPassphrase({ twice }: { twice: boolean }): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE'];
  if (given !== undefined && given !== '') return given;
  if (!process.stdin.isTTY) throw new Error('Set BACKUP_PASSPHRASE, or run this in a terminal that can ask for it.');
  const first = await ask('Passphrase: ');
  if (twice && (await ask('Repeat it: ')) !== first)
    throw new Error('The two passphrases differ. Nothing was written.');
  return first;
}

function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = readline.createInterface({ input: process.stdin, output: nowhere, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
    lines.once('SIGINT', () => {
      lines.close();
      reject(new Error('Canceled. Nothing was written.'));
    });
  });
}
