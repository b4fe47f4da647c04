import { spoilCrm } from './bad-crm.ts';
import { spoilLines } from './bad-lines.ts';
import { spoilRelay } from './bad-relay.ts';
import { moveClocks } from './clocks.ts';
import { hangDatabase, killDatabase } from './database-down.ts';
import type { Fault } from './drill.ts';
import { failFlushes } from './failing-disk.ts';
import { losePrimary } from './failover.ts';
import { fillDisk } from './full-disk.ts';
import { hangModel } from './hanging-model.ts';
import { restoreBackup, rotateKeys } from './keys-and-backups.ts';
import { killApp } from './kill-app.ts';
import { limitMemory, starveCpu, takeDescriptors } from './limits.ts';
import { partition } from './partition.ts';
import { starveDatabase } from './starved-database.ts';
import { loseClients } from './vanished-clients.ts';
import { migrateInTraffic } from './versions.ts';
import { killWhileTelling, losePowerAtRandom, restartInTurn } from './whole-rounds.ts';

export const allFaults: readonly Fault[] = [
  killApp,
  killDatabase,
  losePrimary,
  hangDatabase,
  fillDisk,
  failFlushes,
  moveClocks,
  spoilLines,
  partition,
  spoilRelay,
  spoilCrm,
  hangModel,
  loseClients,
  limitMemory,
  takeDescriptors,
  starveCpu,
  restartInTurn,
  migrateInTraffic,
  rotateKeys,
  restoreBackup,
  starveDatabase,
  killWhileTelling,
  losePowerAtRandom,
];
