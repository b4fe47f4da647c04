import * as z from 'zod/mini';

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.int(),
  /** SHA-256 of the rows as lines of text, in order. */
  sha256: z.string(),
});
const sequence = z.object({ name: z.string(), value: z.string(), called: z.boolean() });
const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

/** The last part of a backup, which lists its complete content. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Ids of the keys that decrypt this backup. A backup never contains keys. */
  keyIds: z.array(z.string()),
  migrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(sequence),
  parts: z.array(part),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof table>;
export type Sequence = z.infer<typeof sequence>;
export type Part = z.infer<typeof part>;

/** Some rows of one table. Each line is a JSON array of the columns as text. */
export type Chunk = { table: string; columns: TableEntry['columns']; lines: string[] };
