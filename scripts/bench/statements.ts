import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Tables } from '#server/core/tables.ts';
import type { Query } from '#server/ports.ts';

/** What the query builder sends to the database while this work runs. */
export async function compiled(pool: pg.Pool, work: (query: Query) => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const query = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: { connect: () => pool.connect(), end: () => Promise.resolve(), options: {} },
    }),
    log: (event) => void sent.push(event.query),
  });
  await work(query);
  if (sent.length === 0) throw new Error('nothing was sent to the database');
  return sent;
}

/**
 * The same for pgbench: its variables stand where the parameters stood. Numbers stand as they are: a prepared plan for any
 * limit would be a worse one than for the limit that is asked for.
 */
export function asScript(statements: Pick<CompiledQuery, 'sql' | 'parameters'>[]): {
  script: string;
  variables: Record<string, string>;
} {
  const variables: Record<string, string> = {};
  const lines = statements.map(({ sql, parameters }, n) => {
    for (const [at, value] of parameters.entries())
      if (typeof value !== 'number') variables[nameOf(n, at + 1)] = textOf(value);
    const put = (at: number): string => {
      const value = parameters[at - 1];
      return typeof value === 'number' ? String(value) : `:${nameOf(n, at)}`;
    };
    return `${sql.replace(/\$(\d+)/g, (_, at: string) => put(Number(at)))};`;
  });
  return { script: `${lines.join('\n')}\n`, variables };
}

const nameOf = (statement: number, parameter: number): string => `p${String(statement)}_${String(parameter)}`;

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('a parameter of this kind is no variable of pgbench');
}
