import { createHash, randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CrmFile } from '#server/ports.ts';
import { adapterSettings } from '#tests/support/salesforce-stand-in/org.ts';
import { startSalesforce } from '#tests/support/salesforce-stand-in/start.ts';
import { openClient } from './client.ts';
import { uploadFile } from './upload-file.ts';

const MB = 1024 * 1024;
const org = await startSalesforce();
afterAll(() => org.close());
beforeEach(() => {
  org.faults.clear();
  org.calls.length = 0;
});
const client = openClient(adapterSettings(org, { timeoutMs: 2000 }));
const lead = org.records.add('Lead', { LastName: 'Ramos', Company: 'Ramos Paving LLC' });
async function* pieces(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += 65_536) {
    await Promise.resolve();
    yield content.subarray(at, at + 65_536);
  }
}
const fileOf = (content: Buffer, changes: Partial<CrmFile> = {}): CrmFile => ({
  leadId: lead.Id,
  name: 'Kontoauszug “Ñ”.pdf',
  bytes: content.length,
  content: () => pieces(content),
  ...changes,
});
const md5 = (content: Buffer): string => createHash('md5').update(content).digest('hex');
const sent = (): number => org.calls.filter(({ call }) => call.startsWith('POST /services/data')).length;
const errorOf = (work: Promise<unknown>) => expect(work).rejects.toMatchObject({ name: 'CrmFault' });

describe('sending a document to Salesforce', () => {
  test('announces its length and succeeds once size and checksum are confirmed', async () => {
    const content = randomBytes(300_000);
    const { id, md5: hash } = await uploadFile(client, fileOf(content));
    expect(hash).toBe(md5(content));
    expect(org.records.find('ContentVersion', id)).toMatchObject({
      Title: 'Kontoauszug “Ñ”.pdf',
      PathOnClient: 'Kontoauszug “Ñ”.pdf',
      FirstPublishLocationId: lead.Id,
      ContentSize: 300_000,
      Checksum: hash,
    });
    const headers = org.calls.find(({ call }) => call.startsWith('POST /services/data'))?.headers;
    expect([Number(headers?.['content-length']) > 300_000, headers?.['transfer-encoding']]).toEqual([true, undefined]);
  });

  test('does not repeat a stored file, even after a lost answer, but sends another file of the same size', async () => {
    const content = randomBytes(100_000);
    org.faults.plan('commit, then hang up', /^POST .*ContentVersion/);
    await errorOf(uploadFile(client, fileOf(content)));
    const { id } = await uploadFile(client, fileOf(content));
    expect(sent()).toBe(1);
    expect((await uploadFile(client, fileOf(randomBytes(100_000)))).id).not.toBe(id);
    expect(sent()).toBe(2);
  });

  test('signs in again when the session has expired and rereads the file', async () => {
    const content = randomBytes(200_000);
    await uploadFile(client, fileOf(randomBytes(10)));
    org.faults.plan('expired', /^POST .*ContentVersion/);
    const { id } = await uploadFile(client, fileOf(content));
    expect(org.records.find('ContentVersion', id)['Checksum']).toBe(md5(content));
  });

  test('fails for a wrong checksum, an invalid lead and no answer', async () => {
    const { add } = org.records;
    const spoilt = vi
      .spyOn(org.records, 'add')
      .mockImplementation((object, values) => add(object, { ...values, Checksum: md5(Buffer.from('another')) }));
    await expect(uploadFile(client, fileOf(randomBytes(1000)))).rejects.toMatchObject({ fault: 'FILE_DIFFERS' });
    spoilt.mockRestore();
    await expect(uploadFile(client, fileOf(randomBytes(9), { leadId: 'x' }))).rejects.toMatchObject({
      fault: 'NOT_FOUND',
    });
    org.faults.plan('silence', /^POST .*ContentVersion/);
    await expect(uploadFile(client, fileOf(randomBytes(9)))).rejects.toMatchObject({ fault: 'TIMEOUT' });
  });

  test('stores nothing of a file that breaks off or has the wrong length', async () => {
    const before = org.records.rowsOf('ContentVersion').length;
    async function* broken(): AsyncGenerator<Buffer> {
      yield await Promise.resolve(randomBytes(1000));
      throw new Error('the disk says no');
    }
    const cut = uploadFile(client, fileOf(Buffer.alloc(5000), { content: broken }));
    await expect(cut).rejects.toThrow('the disk says no');
    for (const size of [999, 1001])
      await expect(uploadFile(client, fileOf(randomBytes(1000), { bytes: size }))).rejects.toThrow(
        'does not have the announced length',
      );
    expect(org.records.rowsOf('ContentVersion')).toHaveLength(before);
  });

  test('uses only a few MB of memory for a 50 MB file, including the test server', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const held = (): number => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / MB;
    };
    const piece = randomBytes(65_536);
    const before = held();
    let most = 0;
    async function* content(): AsyncGenerator<Buffer> {
      for (let i = 0; i < 800; i++) {
        if (i % 100 === 99) most = Math.max(most, held() - before);
        yield await Promise.resolve(Buffer.from(piece));
      }
    }
    const { id } = await uploadFile(client, fileOf(piece, { bytes: 50 * MB, content }));
    expect(org.records.find('ContentVersion', id)['ContentSize']).toBe(50 * MB);
    expect(most).toBeLessThan(15);
  });
});
