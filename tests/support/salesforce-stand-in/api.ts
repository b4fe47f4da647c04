import { findIn } from './objects.ts';
import type { Records, Row } from './records.ts';
import { Refusal } from './refusal.ts';
import { runQuery } from './soql.ts';

export type Asked = { method: string; path: string; search: URLSearchParams; body: unknown };
export type Answer = { status: number; body?: unknown };
const MOST_SUBREQUESTS = 25;
const VERSIONS = ['66.0', '67.0', '68.0'];

/** The REST API below /services/data. `pageSize` is the number of records per query response. */
export function openApi(records: Records, pageSize: () => number) {
  const cursors = new Map<string, { rows: object[]; version: string }>();
  let queries = 0;
  const page = (version: string, rows: object[], cursor: string, from: number): Answer => {
    const next = from + pageSize();
    const done = next >= rows.length;
    const more = done ? {} : { nextRecordsUrl: `/services/data/v${version}/query/${cursor}-${String(next)}` };
    return { status: 200, body: { totalSize: rows.length, done, records: rows.slice(from, next), ...more } };
  };
  const query = (version: string, q: string, all: boolean): Answer => {
    const rows = runQuery(records, q, all);
    const cursor = `01g${String(++queries).padStart(15, '0')}`;
    cursors.set(cursor, { rows, version });
    return page(version, rows, cursor, 0);
  };
  const nextPage = (version: string, cursor: string, from: number): Answer => {
    const held = cursors.get(cursor);
    if (!held) throw new Refusal(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
    return page(version, held.rows, cursor, from);
  };
  const composite = (body: unknown): Answer => {
    const { compositeRequest: all } = body as {
      compositeRequest: { method: string; url: string; referenceId: string; body?: unknown }[];
    };
    if (all.length > MOST_SUBREQUESTS) throw new Refusal(400, 'PROCESSING_HALTED', 'Limit reached: 25 subrequests');
    const answers = all.map((one) => {
      const url = new URL(one.url, 'http://x');
      const { status, body: said } = answer({
        method: one.method,
        path: url.pathname,
        search: url.searchParams,
        body: one.body,
      });
      return { referenceId: one.referenceId, httpStatusCode: status, body: said ?? null };
    });
    return { status: 200, body: { compositeResponse: answers } };
  };
  const onQuery = ({ search }: Asked, version: string, kind: string, cursor: string | undefined): Answer => {
    if (cursor === undefined) return query(version, search.get('q') ?? '', kind === 'queryAll');
    const [locator = '', from = ''] = cursor.split('-');
    return nextPage(version, locator, Number(from));
  };
  const route = (asked: Asked, version: string, [first, second, third, fourth]: string[]): Answer => {
    if (first === 'query' || first === 'queryAll') return onQuery(asked, version, first, second);
    if (first === 'composite' && asked.method === 'POST') return composite(asked.body);
    if (first !== 'sobjects' || second === undefined)
      throw new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist');
    return third === 'describe' ? describe(records, second) : onRecord(records, asked, second, third, fourth);
  };
  const answer = (asked: Asked): Answer => {
    try {
      if (asked.path === '/services/data') return { status: 200, body: VERSIONS.map((version) => ({ version })) };
      const [, version = '', rest = ''] = /^\/services\/data\/v(\d+\.\d)\/(.*)$/.exec(asked.path) ?? [];
      if (!VERSIONS.includes(version)) throw new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist');
      return route(asked, version, rest.split('/').map(decodeURIComponent));
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, body: error.body };
      throw error;
    }
  };
  return answer;
}

function onRecord(
  records: Records,
  { method, body, search }: Asked,
  object: string,
  id?: string,
  value?: string,
): Answer {
  const values = (body ?? {}) as Record<string, unknown>;
  if (id === undefined && method === 'POST') {
    const { Id } = records.create(object, values);
    return { status: 201, body: { id: Id, success: true, errors: [] } };
  }
  if (id !== undefined && value !== undefined && method === 'PATCH') return upsert(records, object, id, value, values);
  if (id === undefined || value !== undefined) throw new Refusal(405, 'METHOD_NOT_ALLOWED', 'not here');
  if (method === 'PATCH') records.update(object, id, values);
  else if (method === 'DELETE') records.remove(object, id);
  else return { status: 200, body: shown(records.find(object, id), search.get('fields')) };
  return { status: 204 };
}

/** Stores a record with a file, with the size and checksum of the received bytes. */
export function keepFile(
  records: Records,
  file: { record: Record<string, unknown>; size: number; md5: string },
): Answer {
  const lead = records.rowsOf('Lead').find((row) => row.Id === file.record['FirstPublishLocationId']);
  if (lead?.IsDeleted !== false) {
    const { status, body } = new Refusal(
      400,
      lead ? 'ENTITY_IS_DELETED' : 'INVALID_CROSS_REFERENCE_KEY',
      'no such lead',
    );
    return { status, body };
  }
  const { Id } = records.add('ContentVersion', { ...file.record, ContentSize: file.size, Checksum: file.md5 });
  return { status: 201, body: { id: Id, success: true, errors: [] } };
}

const shown = (row: Row, fields: string | null): object =>
  fields === null ? row : Object.fromEntries(fields.split(',').map((field) => [field, row[field] ?? null]));

function upsert(
  records: Records,
  object: string,
  field: string,
  value: string,
  values: Record<string, unknown>,
): Answer {
  const { name, info } = records.objectOf(object);
  const key = findIn(info.fields, field);
  if (key?.info.externalId !== true) throw new Refusal(404, 'NOT_FOUND', 'Provided external ID field does not exist');
  const same = records.rowsOf(name).filter((row) => !row.IsDeleted && row[key.name] === value);
  if (same.length > 1)
    return { status: 300, body: same.map((row) => `/services/data/v67.0/sobjects/${name}/${row.Id}`) };
  const [known] = same;
  if (known) records.update(name, known.Id, values);
  const { Id } = known ?? records.create(name, { ...values, [key.name]: value });
  return { status: known ? 200 : 201, body: { id: Id, success: true, errors: [], created: !known } };
}

function describe(records: Records, object: string): Answer {
  const { name, info } = records.objectOf(object);
  const fields = [...info.fields].map(([field, of]) => ({
    name: field,
    type: of.type,
    length: of.length ?? 0,
    unique: of.unique === true,
    externalId: of.externalId === true,
    createable: of.readOnly !== true,
    updateable: of.readOnly !== true,
    referenceTo: of.to === undefined ? [] : [of.to],
    restrictedPicklist: of.values !== undefined,
    picklistValues: (of.values ?? []).map((value) => ({ value, active: true })),
  }));
  return { status: 200, body: { name, createable: true, updateable: true, fields } };
}
