import fs from 'node:fs';
import path from 'node:path';
import { addressError } from '#server/adapters/public-address.ts';
import type { App } from '#server/app.ts';
import { fileStoreRefusal, type ServiceError, serviceErrors } from '#server/boot/service-errors.ts';
import { type DataFacts, type Facts, type Room } from '#server/config/checks.ts';
import type { Config } from '#server/config/environment.ts';
import { filesFolder } from '#server/config/data-folder.ts';
import { isMigrated } from '#server/db/migrate.ts';
import { freeBytesOf } from '#server/db/open.ts';
import { lacksKeyBackup } from '#server/features/settings/key-backup.ts';
import { fileStoreError } from '#server/lib/file-store.ts';
import type { Db } from '#server/ports.ts';
import { readBackupState } from './scheduled-backup.ts';

/** Examines a running installation: its services, document store, disks, backups and public address. */
export async function diagnose(app: App, now: Date): Promise<Facts> {
  const { config, db } = app;
  const [services, data, address] = await Promise.all([
    documentsAndServices(app),
    readDataFacts(config, db),
    findAddressError(config),
  ]);
  // The embedded database has one node. A store that does not answer cannot be compared.
  const hasStores = !db.embedded && !services.some(({ service }) => service === 'documents');
  const stores = hasStores ? await fileStoreError(db.query, app.files) : undefined;
  return {
    config,
    brand: app.liveBrand.now(),
    now,
    settings: [],
    database: undefined,
    services,
    stores: stores === undefined ? [] : [stores],
    keys: undefined,
    audit: app.auditSealer.warnings(),
    clock: app.clockCheck.warnings(),
    address,
    rooms: roomsOf(config),
    data,
  };
}

/** Tests relay, bucket and scanner, and the folder of documents where there is no bucket. */
async function documentsAndServices({ config, mailer, files, scanner }: App): Promise<ServiceError[]> {
  const found = await serviceErrors({ config, mailer, files, scanner });
  if (config.bucket) return found;
  const words = await fileStoreRefusal(files, filesFolder(config));
  return words === undefined ? found : [...found, { service: 'documents', words }];
}

/** What the database has about backups and keys. Undefined before the first start of this version. */
export async function readDataFacts(config: Config, db: Db): Promise<DataFacts | undefined> {
  if (!(await isMigrated(db.query))) return undefined;
  const { last, drilledAt, fault: error, next } = await readBackupState({ config, db });
  return {
    lacksKeyBackup: await lacksKeyBackup(config, db.query),
    lastBackupAt: last?.ended_at?.toISOString() ?? null,
    drilledAt: drilledAt?.toISOString() ?? null,
    backupFault: error ?? null,
    backupNext: next ?? null,
  };
}

/** Only a production installation has a public address to test. */
export const findAddressError = ({ production, publicUrl }: Config): Promise<string | undefined> =>
  production && publicUrl.startsWith('https:') ? addressError(publicUrl) : Promise.resolve(undefined);

/** The free space of the data folder and of the folders of backups. */
export const roomsOf = ({ dataDir, backups }: Config): Room[] =>
  [dataDir, backups?.folder, backups?.copyFolder].filter((folder) => folder !== undefined).map(roomOf);

/** A folder that does not exist yet counts for the one above it. */
function roomOf(folder: string): Room {
  let there = folder;
  while (!fs.existsSync(there) && path.dirname(there) !== there) there = path.dirname(there);
  try {
    return { folder, free: freeBytesOf(there) };
  } catch {
    // The result says that the folder cannot be read.
    return { folder, free: undefined };
  }
}
