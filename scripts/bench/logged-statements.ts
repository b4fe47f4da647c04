export type Logged = { sql: string; parameters: (string | null)[] };

/** What the references of rows begin with that are not ours. */
export const PEER = 'PEER-';
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;
/** Of this client and this turn alone. */
const NUMBER = '(:k * 64 + :client_id)::bigint::text';

/** The statements with parameters in a log of PostgreSQL that was told to log all of them. */
export function readLog(text: string): Logged[] {
  const entries = text.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m);
  return entries.flatMap((entry, n) => {
    const sql = /LOG: {2}duration: [\d.]+ ms {2}execute [^:]+: ([^]*)/.exec(entry)?.[1];
    const given = /DETAIL: {2}parameters: ([^]*)/.exec(entries[n + 1] ?? '')?.[1];
    if (sql === undefined || given === undefined) return [];
    const values = [...given.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g)];
    return [
      {
        sql: sql.replaceAll('\n\t', '\n').trim(),
        parameters: values.map(([, value]) => value?.replaceAll("''", "'") ?? null),
      },
    ];
  });
}

/**
 * The same statements for pgbench, one transaction a turn: each id and the reference are new each time and the same
 * wherever they were the same, everything else stays as it was sent.
 */
export function repeatable(
  statements: Logged[],
  reference: string,
): { script: string; variables: Record<string, string> } {
  const ids: string[] = [];
  const variables: Record<string, string> = {};
  const fresh = (id: string): string => {
    if (!ids.includes(id)) ids.push(id);
    return `('0000000${String(ids.indexOf(id))}-0000-7000-8000-' || lpad(${NUMBER}, 12, '0'))`;
  };
  const kept = (value: string): string => {
    // pgbench takes no empty variable.
    if (value === '') return "''";
    const name = `v${String(Object.keys(variables).length)}`;
    variables[name] = value;
    return `:${name}`;
  };
  const written = (value: string | null): string => {
    if (value === null) return 'null';
    if (value === reference) return `('${PEER}' || ${NUMBER})`;
    const id = UUID.exec(value)?.[0];
    if (id === undefined) return kept(value);
    if (id === value) return `${fresh(id)}::uuid`;
    const [before = '', ...after] = value.split(id);
    return `(${kept(before)} || ${fresh(id)} || ${kept(after.join(id))})`;
  };
  const lines = statements.map(({ sql, parameters }) => {
    const values = parameters.map(written);
    return `${sql.replace(/\$(\d+)/g, (_, at: string) => values[Number(at) - 1] ?? 'null')};`;
  });
  return { script: ['\\set k :k + 1', 'begin;', ...lines, 'commit;', ''].join('\n'), variables };
}
