import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { CrmFile } from '#server/ports.ts';
import { allRows, type Client } from './client.ts';
import { salesforceErrorOf } from './error.ts';
import { isSalesforceId, type Soql, soql } from './soql.ts';

const versionSchema = z.object({ Id: z.string(), ContentSize: z.number(), Checksum: z.string() });
const savedSchema = z.object({ id: z.string() });

/**
 * Stores a file with a lead. Returns the id of its ContentVersion after Salesforce confirmed size and MD5. Safe to
 * repeat: a file that is already stored is not sent again.
 * @throws CrmFault, including FILE_DIFFERS; the errors of reading the file
 */
export async function uploadFile(client: Client, file: CrmFile): Promise<{ id: string; md5: string }> {
  if (!isSalesforceId(file.leadId)) throw salesforceErrorOf('NOT_FOUND');
  const versions = (where: Soql) =>
    allRows(client.query(soql`SELECT Id, ContentSize, Checksum FROM ContentVersion WHERE ${where}`, versionSchema));
  const same = await versions(soql`FirstPublishLocationId = ${file.leadId} AND ContentSize = ${file.bytes}`);
  const md5 = same.length === 0 ? undefined : await md5Of(file.content());
  const known = same.find((one) => one.Checksum === md5);
  if (known) return { id: known.Id, md5: known.Checksum };

  let sent = '';
  const { body } = await client.sendFile('sobjects/ContentVersion', () => ({
    record: { Title: file.name, PathOnClient: file.name, FirstPublishLocationId: file.leadId },
    part: 'VersionData',
    size: file.bytes,
    content: hashed(file.content(), (hash) => (sent = hash)),
  }));
  const saved = savedSchema.safeParse(body);
  if (!saved.success) throw salesforceErrorOf('BAD_ANSWER');
  const [stored] = await versions(soql`Id = ${saved.data.id}`);
  if (stored?.ContentSize !== file.bytes || stored.Checksum !== sent) throw salesforceErrorOf('FILE_DIFFERS');
  return { id: stored.Id, md5: sent };
}

async function* hashed(content: AsyncIterable<Buffer>, done: (md5: string) => void): AsyncGenerator<Buffer> {
  const hash = createHash('md5');
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
  done(hash.digest('hex'));
}

async function md5Of(content: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('md5');
  for await (const piece of content) hash.update(piece);
  return hash.digest('hex');
}
