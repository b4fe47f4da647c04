import { createHash } from 'node:crypto';
import { applicationInvitePaths } from '../../src/contract/application-invites.ts';
import { dealPaths } from '../../src/contract/deals.ts';
import { documentPaths } from '../../src/contract/documents.ts';
import { call } from '../../tests/support/salesforce-stand-in/dealer.ts';
import { readBack, type Sent } from '../../tests/support/writers.ts';
import type { Entry } from './ledger.ts';
import type { World } from './world.ts';

export type Found = { lost: string[]; twice: string[]; unreadable: string[] };

/** Checks through the API that everything acknowledged exists once and with its content. */
export async function readAllBack(world: World, entries: readonly Entry[]): Promise<Found> {
  const found: Found = { lost: [], twice: [], unreadable: [] };
  await applications(world, entries, found);
  const { deals } = await call<{ deals: { id: string; dealName: string }[] }>(
    world.server,
    world.dealer,
    'GET',
    dealPaths.own,
  );
  compare(
    entries,
    'deal',
    deals.map((deal) => deal.dealName),
    found,
  );
  const { invites } = await call<{ invites: { recipientEmail: string }[] }>(
    world.server,
    world.dealer,
    'GET',
    applicationInvitePaths.own,
  );
  compare(
    entries,
    'invite',
    invites.map((invite) => invite.recipientEmail.replace('@example.com', '')),
    found,
  );
  await files(world, entries, found);
  return found;
}

async function applications({ server, admin, others }: World, entries: readonly Entry[], found: Found): Promise<void> {
  const sent = entries
    .filter(({ kind }) => kind === 'application')
    .map(({ key, lastFour, id }): Sent => ({ key, lastFour, ...(id !== undefined && { reference: id }) }));
  try {
    await readBack(server, admin, sent, 0, others);
  } catch (error) {
    const { message } = error as Error;
    const list = / 0 times/.test(message) ? found.lost : /times|stored,/.test(message) ? found.twice : found.unreadable;
    list.push(message);
  }
}

async function files({ server, dealer, deal }: World, entries: readonly Entry[], found: Found): Promise<void> {
  const { documents } = await call<{ documents: { id: string; fileName: string }[] }>(
    server,
    dealer,
    'GET',
    documentPaths.ofDeal(deal),
  );
  for (const kind of ['file', 'link'] as const)
    compare(
      entries,
      kind,
      documents.map(({ fileName }) => fileName.replace(/\.pdf$/, '')),
      found,
    );
  for (const { kind, key, sha256 } of entries) {
    if (kind !== 'file' && kind !== 'link') continue;
    const one = documents.find(({ fileName }) => fileName === `${key}.pdf`);
    const answer = await fetch(server.url + documentPaths.download(one?.id ?? key), {
      headers: { authorization: `Bearer ${dealer}` },
    });
    const hash = createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex');
    if (hash !== sha256) found.unreadable.push(`the file ${key} answers ${String(answer.status)} or has other content`);
  }
}

function compare(entries: readonly Entry[], kind: Entry['kind'], stored: string[], found: Found): void {
  for (const { key } of entries.filter((entry) => entry.kind === kind)) {
    const times = stored.filter((one) => one === key).length;
    if (times === 0) found.lost.push(`${kind} ${key} is lost`);
    if (times > 1) found.twice.push(`${kind} ${key} is there ${String(times)} times`);
  }
}
