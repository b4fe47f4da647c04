import { CompiledQuery, createQueryId, type RootOperationNode } from 'kysely';
import type { Query } from '#server/ports.ts';

type Asked = (query: Query) => Promise<unknown>;
type Plan = { 'Node Type': string; 'Index Name'?: string; 'Relation Name'?: string; Plans?: Plan[] };

const placesOf = (plan: Plan): string[] => [
  ...(plan['Index Name'] === undefined ? [] : [plan['Index Name']]),
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(placesOf),
];

/** Returns the indexes of the last query of this read, and the tables that are read whole. */
export async function readBy(query: Query, read: Asked): Promise<string[]> {
  const last = (await askedBy(query, read)).at(-1);
  if (!last) throw new Error('no query was recorded');
  return [...new Set((await plansOf(query, last)).flatMap(placesOf))].sort();
}

async function askedBy(query: Query, read: Asked): Promise<RootOperationNode[]> {
  const asked: RootOperationNode[] = [];
  await read(
    query.withPlugin({
      transformQuery: ({ node }) => {
        asked.push(node);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }),
  );
  return asked;
}

async function plansOf(query: Query, node: RootOperationNode): Promise<Plan[]> {
  const { sql, parameters } = query.getExecutor().compileQuery(node, createQueryId());
  const { rows } = await query.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
  );
  return rows.map((row) => row['QUERY PLAN'][0].Plan);
}
