import { type FieldType, parseQuery, type Query } from '@jetstreamapp/soql-parser-js';
import { type Look, matcherOf } from './conditions.ts';
import { findIn, wayOf } from './objects.ts';
import type { Records, Row } from './records.ts';
import { Refusal } from './refusal.ts';

/** Runs a query parsed by a third-party SOQL parser. @throws Refusal with Salesforce's wording */
export function runQuery(records: Records, text: string, withDeleted: boolean): object[] {
  const query = parsed(text);
  const { name } = records.objectOf(query.sObject ?? '');
  const look: Look<Row> = (row, path) => lookUp(records, name, row, path);
  // Salesforce checks the fields of a query before it reads rows.
  for (const field of fieldsOf(query)) checkPath(records, name, field);
  const holds = matcherOf(query.where, look);
  const found = records.rowsOf(name).filter((row) => (withDeleted || !row.IsDeleted) && holds(row));
  if (query.groupBy) return grouped(query, found, look);
  const sorted = found.toSorted((a, b) => order(query, look, a, b));
  return sorted.slice(0, query.limit ?? sorted.length).map((row) => picked(records, query, name, row));
}

function parsed(text: string): Query {
  try {
    return parseQuery(text);
  } catch {
    throw new Refusal(400, 'MALFORMED_QUERY', `unexpected token in: ${text}`);
  }
}

/** Returns every field name in a query, without values. */
function fieldsOf(query: Query): string[] {
  const names = (query.fields ?? []).flatMap((field) => pathOf(field) ?? []);
  const inWhere: string[] = [];
  JSON.stringify(query.where ?? null, (key, value: unknown) => {
    if (key === 'field' && typeof value === 'string') inWhere.push(value);
    return value;
  });
  return [...names, ...inWhere, ...[query.orderBy ?? []].flat().flatMap((by) => ('field' in by ? [by.field] : []))];
}
const pathOf = (field: FieldType): string | undefined =>
  field.type === 'Field' ? field.field : field.type === 'FieldRelationship' ? field.rawValue : undefined;

function checkPath(records: Records, object: string, path: string): void {
  const [first = '', ...rest] = path.split('.');
  const { info, name } = records.objectOf(object);
  const way = rest.length > 0 ? wayOf(info, first) : undefined;
  if (way) return checkPath(records, way.info.to ?? '', rest.join('.'));
  if (rest.length > 0 || !findIn(info.fields, first))
    throw new Refusal(400, 'INVALID_FIELD', `No such column '${first}' on entity '${name}'.`);
}

function lookUp(records: Records, object: string, row: Row | undefined, path: string): ReturnType<Look<Row>> {
  const [first = '', ...rest] = path.split('.');
  const { info } = records.objectOf(object);
  const way = rest.length > 0 ? wayOf(info, first) : undefined;
  if (way) {
    const next = records.rowsOf(way.info.to ?? '').find((one) => one.Id === row?.[way.field]);
    return lookUp(records, way.info.to ?? '', next, rest.join('.'));
  }
  const field = findIn(info.fields, first);
  if (!field) throw new Refusal(400, 'INVALID_FIELD', `No such column '${first}'`);
  return { value: (row?.[field.name] ?? null) as ReturnType<Look<Row>>['value'], info: field.info };
}

/** Sorts nulls first and ignores case. */
function order(query: Query, look: Look<Row>, a: Row, b: Row): number {
  for (const by of [query.orderBy ?? []].flat()) {
    if (!('field' in by)) continue;
    const [left, right] = [look(a, by.field).value, look(b, by.field).value].map((one) =>
      one === null ? '' : String(one),
    );
    const way = (left ?? '').localeCompare(right ?? '', 'en', { sensitivity: 'base' });
    if (way !== 0) return by.order === 'DESC' ? -way : way;
  }
  return 0;
}

function picked(records: Records, query: Query, object: string, row: Row): object {
  const answer: Record<string, unknown> = { attributes: { type: object } };
  for (const field of query.fields ?? []) {
    const path = pathOf(field);
    if (path === undefined) throw new Refusal(400, 'MALFORMED_QUERY', 'this field needs GROUP BY');
    put(records, answer, object, row, path.split('.'));
  }
  return answer;
}

/** Reads a field of the row, or of a referenced row. */
function put(records: Records, answer: Record<string, unknown>, object: string, row: Row, path: string[]): void {
  const [first = '', ...rest] = path;
  const { info } = records.objectOf(object);
  const way = rest.length > 0 ? wayOf(info, first) : undefined;
  if (!way) {
    const { name } = findIn(info.fields, first) ?? { name: first };
    answer[name] = row[name] ?? null;
    return;
  }
  const { to = '' } = way.info;
  const next = records.rowsOf(to).find((one) => one.Id === row[way.field]);
  const inner = (answer[first] ?? { attributes: { type: to } }) as Record<string, unknown>;
  answer[first] = next ? inner : null;
  if (next) put(records, inner, to, next, rest);
}

function grouped(query: Query, found: Row[], look: Look<Row>): object[] {
  const by = [query.groupBy ?? []].flat().flatMap((one) => ('field' in one ? [one.field] : []));
  const groups = Map.groupBy(found, (row) => JSON.stringify(by.map((field) => look(row, field).value)));
  const answers = [...groups.values()].map((rows) => {
    const answer: Record<string, unknown> = { attributes: { type: 'AggregateResult' } };
    for (const [at, field] of (query.fields ?? []).entries()) {
      const path = pathOf(field);
      const alias = 'alias' in field ? field.alias : undefined;
      const [row] = rows;
      if (path !== undefined && row) answer[alias ?? path.split('.').at(-1) ?? ''] = look(row, path).value;
      else answer[alias ?? `expr${String(at)}`] = rows.length;
    }
    return answer;
  });
  return answers.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}
