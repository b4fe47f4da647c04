import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

export type Schema = { properties?: Record<string, Schema>; [key: string]: unknown };
export type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
export type Document = { paths: Record<string, Record<string, Operation>> };
export type Answered = { status: number; type: string; body: string };

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const compiled = new WeakMap<Schema, ValidateFunction>();
const judgeOf = (schema: Schema): ValidateFunction => {
  const judge = compiled.get(schema) ?? ajv.compile(schema);
  compiled.set(schema, judge);
  return judge;
};
/** Traces of code, a driver or SQL in a public message. */
const INSIDES = /\bat [\w.<]+ \(|node_modules|file:\/\/|\.ts:\d|kysely|pglite|FST_|syntax error|\[object/i;

/** Describes how an answer violates the documentation of its call. Undefined when it conforms. */
export function breachOf({ responses }: Operation, { status, type, body }: Answered): string | undefined {
  if (status >= 500) return `answered ${String(status)}: ${body.slice(0, 300)}`;
  const response = responses[String(status)] ?? responses[`${String(status)[0] ?? ''}XX`];
  if (!response) return `answered ${String(status)}, which is not documented`;
  const kind = type.split(';')[0] ?? '';
  const described = response.content?.[kind];
  if (!described) return `answered ${kind || 'no type'} with ${String(status)}, which is not documented`;
  return kind === 'application/json' ? bodyBreach(described.schema, status, body) : undefined;
}

function bodyBreach(schema: Schema, status: number, body: string): string | undefined {
  const value = parsed(body);
  if (value === undefined) return `answered ${String(status)} with a body that is not JSON: ${body.slice(0, 100)}`;
  const judge = judgeOf(schema);
  if (!judge(value)) return `answered ${String(status)} unlike its schema: ${ajv.errorsText(judge.errors)}`;
  return status >= 400 ? wordsBreach(value as Refusal) : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

type Refusal = { error: string; message: string; fields?: Record<string, string> };
function wordsBreach({ error, message, fields = {} }: Refusal): string | undefined {
  if (error !== message) return `says two things: ${error} and ${message}`;
  const bad = [message, ...Object.values(fields)].find((words) => INSIDES.test(words) || !/^\S+( \S+)+/.test(words));
  return bad === undefined ? undefined : `refuses in no words for a person: ${bad}`;
}

export function fieldsOf(schema: Schema | undefined, at: string[] = []): string[][] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, child]) => [
    [...at, name],
    ...fieldsOf(child, [...at, name]),
  ]);
}
