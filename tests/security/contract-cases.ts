import fc from 'fast-check';
import { naughtyStrings } from '#tests/server/naughty-strings.ts';
import { fieldsOf, type Operation } from './contract.ts';

export type Call = { url: string; body?: object };
/** At most one invalid part of a valid call. */
export type Change =
  | { what: 'nothing' }
  | { what: 'field' | 'extra'; at: string[]; value: string }
  | { what: 'left out'; at: string[] }
  | { what: 'body'; value: string }
  | { what: 'query' | 'segment'; at: string; value: string };

const HUGE = 'x'.repeat(60_000);
const long = (text: string): string => text.slice(0, 3000);
const texts = fc.oneof(
  fc.constantFrom(...naughtyStrings, 'a\0b', '\0', HUGE),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
/** As JSON text, so that a name such as __proto__ arrives unchanged. */
const values = fc.oneof(
  texts.map((text) => JSON.stringify(text)),
  fc.constantFrom('null', 'true', '-1', '0', '1e308', '9007199254740993', '0.1', '[]', '{}', '[[[[]]]]', '["a"]'),
  fc.constantFrom('{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"x":1}}}', '{"length":1e9}'),
  fc.constantFrom(`[${'0,'.repeat(2000)}0]`, `${'['.repeat(40)}${']'.repeat(40)}`, '{"toString":1}'),
  fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value)),
);
const EXTRA = ['__proto__', 'constructor', 'role', 'status', 'id', 'dealerId', 'salesforceLeadId', 'createdAt', '\0'];

/** Returns changes of one call, from its documentation and a valid body. */
export function changesOf(operation: Operation, pattern: string, body: object | undefined): fc.Arbitrary<Change> {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const fields = [...fieldsOf(schema), ...Object.keys(body ?? {}).map((name) => [name])];
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
  const segments = [...pattern.matchAll(/:(\w+)/g)].map(([name]) => name);
  const field = fc.constantFrom(...(fields.length > 0 ? fields : [['x']]));
  const changes: fc.Arbitrary<Change>[] = [
    fc.constant({ what: 'nothing' }),
    fc.record({ what: fc.constant('query' as const), at: fc.constantFrom(...names, 'x', '__proto__'), value: texts }),
  ];
  if (schema ?? body)
    changes.push(
      fc.record({ what: fc.constant('field' as const), at: field, value: values }),
      fc.record({ what: fc.constant('field' as const), at: field, value: values }),
      fc.record({ what: fc.constant('left out' as const), at: field }),
      fc.record({
        what: fc.constant('extra' as const),
        at: fc.constantFrom(...EXTRA).map((name) => [name]),
        value: values,
      }),
    );
  changes.push(fc.record({ what: fc.constant('body' as const), value: values }));
  if (segments.length > 0)
    changes.push(fc.record({ what: fc.constant('segment' as const), at: fc.constantFrom(...segments), value: texts }));
  return fc.oneof(...changes);
}

/** Returns the address and the body text of a call with this change. */
export function changed(call: Call, pattern: string, change: Change): { url: string; payload: string | undefined } {
  const { url, body } = call;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  switch (change.what) {
    case 'nothing':
      return { url, payload };
    case 'query':
      return { url: `${url}${url.includes('?') ? '&' : '?'}${encoded(change.at)}=${encoded(change.value)}`, payload };
    case 'segment':
      return { url: withSegment(url, pattern.split('/').indexOf(change.at), change.value), payload };
    case 'body':
      return { url, payload: change.value };
    case 'left out':
      return { url, payload: JSON.stringify(withField(body ?? {}, change.at, undefined)) };
    case 'field':
    case 'extra':
      return { url, payload: JSON.stringify(withField(body ?? {}, change.at, JSON.parse(change.value))) };
  }
}

function withSegment(url: string, at: number, value: string): string {
  const [path = '', query] = url.split('?');
  return path.split('/').with(at, encoded(value)).join('/') + (query === undefined ? '' : `?${query}`);
}

const encoded = (text: string): string => encodeURIComponent(long(text.toWellFormed()));

/** Returns a copy with this field set or removed. Sets own properties, also for names such as __proto__. */
function withField(body: object, [name = '', ...rest]: string[], value: unknown): object {
  const copy = { ...body };
  const inner = rest.length === 0 ? value : withField(objectAt(body, name), rest, value);
  if (inner === undefined) Reflect.deleteProperty(copy, name);
  else Object.defineProperty(copy, name, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}
const objectAt = (body: object, name: string): object => {
  const value: unknown = Object.getOwnPropertyDescriptor(body, name)?.value;
  return typeof value === 'object' && value !== null ? value : {};
};
