import { idOf, sameId } from './ids.ts';
import { type FieldInfo, findIn, newObjects, type ObjectInfo } from './objects.ts';
import { Refusal } from './refusal.ts';

export type Row = Record<string, unknown> & { Id: string; IsDeleted: boolean; SystemModstamp: string };
export type Records = ReturnType<typeof openRecords>;

/** The rows of an org, with the write rules of Salesforce. */
export function openRecords() {
  const objects = newObjects();
  const rows = new Map<string, Row[]>();
  let count = 0;
  let last = 0;
  const stamp = (): string => {
    last = Math.max(Date.now(), last + 1);
    return new Date(last).toISOString().replace('Z', '+0000');
  };
  const objectOf = (name: string): { name: string; info: ObjectInfo } => {
    const found = findIn(objects, name);
    if (!found) throw new Refusal(400, 'INVALID_TYPE', `sObject type '${name}' is not supported.`);
    return found;
  };
  const rowsOf = (object: string): Row[] => {
    const { name } = objectOf(object);
    const found = rows.get(name) ?? [];
    rows.set(name, found);
    return found;
  };
  const add = (object: string, values: object): Row => {
    const { name, info } = objectOf(object);
    const unset = [...info.fields].map(([field, { type }]) => [field, type === 'boolean' ? false : null] as const);
    const own = { Id: idOf(info.prefix, ++count), IsDeleted: false, SystemModstamp: stamp() };
    const row: Row = { ...Object.fromEntries(unset), ...own, ...values };
    rowsOf(name).push(row);
    return row;
  };
  const find = (object: string, id: string): Row => {
    const row = rowsOf(object).find((one) => sameId(one.Id, id));
    if (!row) throw new Refusal(404, 'NOT_FOUND', 'The requested resource does not exist');
    if (row.IsDeleted) throw new Refusal(404, 'ENTITY_IS_DELETED', 'entity is deleted');
    return row;
  };
  const change = (row: Row, values: object): void => void Object.assign(row, values, { SystemModstamp: stamp() });
  const checked = (object: string, values: Record<string, unknown>, own?: Row): Record<string, unknown> => {
    const { name, info } = objectOf(object);
    const taken = Object.entries(values).map(([given, value]) => {
      const field = findIn(info.fields, given);
      if (!field || field.info.readOnly)
        throw new Refusal(400, 'INVALID_FIELD', `No such column '${given}' on sobject of type ${name}`, [given]);
      const refusal = refuseValue(field.name, field.info, value);
      if (refusal) throw refusal;
      const twin = rowsOf(name).find(
        (row) => row !== own && !row.IsDeleted && value !== null && row[field.name] === value,
      );
      if (field.info.unique && twin)
        throw new Refusal(400, 'DUPLICATE_VALUE', `duplicate value found: ${field.name} on record with id: ${twin.Id}`);
      return [field.name, value] as const;
    });
    const whole: Record<string, unknown> = { ...own, ...Object.fromEntries(taken) };
    const missing = [...info.fields]
      .filter(([field, of]) => of.required && isEmpty(whole[field]))
      .map(([field]) => field);
    if (missing.length > 0)
      throw new Refusal(400, 'REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`, missing);
    return Object.fromEntries(taken);
  };
  return {
    objects,
    objectOf,
    rowsOf,
    find,
    /** Adds a row as users of the org do, without write rules. */
    add,
    change,
    create: (object: string, values: Record<string, unknown>): Row => add(object, checked(object, values)),
    update: (object: string, id: string, values: Record<string, unknown>): void => {
      const row = find(object, id);
      if (row['IsConverted'] === true)
        throw new Refusal(400, 'CANNOT_UPDATE_CONVERTED_LEAD', 'cannot reference converted lead');
      change(row, checked(object, values, row));
    },
    remove: (object: string, id: string): void => change(find(object, id), { IsDeleted: true }),
    /** Deletes a row permanently, bypassing the recycle bin. */
    erase: (object: string, id: string): void =>
      void rows.set(
        objectOf(object).name,
        rowsOf(object).filter((row) => !sameId(row.Id, id)),
      ),
  };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function refuseValue(field: string, info: FieldInfo, value: unknown): Refusal | undefined {
  const type = info.type === 'double' ? 'number' : info.type === 'boolean' ? 'boolean' : 'string';
  if (value === null) return undefined;
  if (typeof value !== type) return new Refusal(400, 'JSON_PARSER_ERROR', `Cannot deserialize ${field}`);
  return typeof value === 'string' ? refuseText(field, info, value) : undefined;
}

function refuseText(field: string, { length = 255, values }: FieldInfo, value: string): Refusal | undefined {
  if (value.length > length)
    return new Refusal(400, 'STRING_TOO_LONG', `${field}: data value too large: ${value}`, [field]);
  if (field === 'Email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    return new Refusal(400, 'INVALID_EMAIL_ADDRESS', `Email: invalid email address: ${value}`, [field]);
  if (values && !values.includes(value))
    return new Refusal(400, 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST', `bad value for picklist: ${value}`, [field]);
  return undefined;
}
