import { opsCommandOf, readEnvironment } from '../src/server/config/environment.ts';

type Command = { args?: string; summary: string; run: () => Promise<unknown> };

/** npm run ops -- COMMAND [arguments]: runs one module per command, which reads its own arguments from process.argv. */
const commands: Record<string, Command> = {
  backup: {
    args: 'FILE',
    summary: 'writes the database and the stored files to FILE, never the keys',
    run: () => import('./backup.ts'),
  },
  'backup-keys': {
    args: 'FILE',
    summary: 'writes the encryption keys to FILE, protected by a passphrase',
    run: () => import('./backup-keys.ts'),
  },
  restore: {
    args: 'FILE',
    summary: 'restores a backup into an empty installation; refuses without its keys',
    run: () => import('./restore.ts'),
  },
  'restore-drill': {
    args: '[FILE]',
    summary: 'restores a backup into a scratch database, compares every row, and records the drill',
    run: () => import('./restore-drill.ts'),
  },
  'restore-keys': {
    args: 'FILE',
    summary: 'puts the keys of a key backup into DATA_DIR/keys',
    run: () => import('./restore-keys.ts'),
  },
  doctor: {
    args: '[--email ADDRESS]',
    summary: 'checks settings and services, and lists what to change before publishing',
    run: () => import('./doctor.ts'),
  },
  'rotate-keys': {
    args: '[--data-key]',
    summary: 'adds a new active key and wraps all data keys with it',
    run: () => import('./keys-rotate.ts'),
  },
  'move-to-postgres': {
    summary: 'copies the embedded database to the empty PostgreSQL of DATABASE_URL',
    run: () => import('./move-to-postgres.ts'),
  },
  'verify-audit': {
    args: '[SEAL | --renew-mark]',
    summary: 'checks that no entry of the audit log was changed, removed or moved',
    run: () => import('./verify-audit.ts'),
  },
  'salesforce-check': {
    summary: 'lists what is missing in the Salesforce organization',
    run: () => import('./salesforce-check.ts'),
  },
  'renew-invitation': {
    summary: 'replaces the open invitation of ADMIN_EMAIL',
    run: () => import('./renew-invitation.ts'),
  },
};

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command) await command.run();
else {
  if (name !== '') console.error(`Unknown command "${name}".`);
  console.error(`Usage: ${opsCommandOf(readEnvironment())} COMMAND [arguments]\n`);
  const lines = Object.entries(commands).map(([key, { args, summary }]) => [[key, args].join(' ').trim(), summary]);
  for (const [usage = '', summary = ''] of lines) console.error(`  ${usage.padEnd(36)} ${summary}`);
  process.exitCode = 2;
}
