import * as z from 'zod/mini';

const table = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.int(),
  /** Of the rows as lines of text, in their order. */
  sha256: z.string(),
});
const sequence = z.object({ name: z.string(), value: z.string(), called: z.boolean() });
const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });

/** The last part of a backup: what it must hold to be whole. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The keys of the ring without which nothing sealed in here opens. They are never in a backup. */
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

/** The rows of one table in pieces; each line is a JSON array of the columns as text. */
export type Chunk = { table: string; columns: TableEntry['columns']; lines: string[] };
