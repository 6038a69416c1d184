import * as z from 'zod/mini';

const pieceSchema = z.object({ bytes: z.number(), sha256: z.string(), rows: z.number() });

const manifestSchema = z.object({
  /** The version of the file’s format; no other can be read. */
  format: z.literal(1),
  /** The version of Facturier that wrote it. */
  product: z.string(),
  date: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** The migrations that the database had. */
  versions: z.array(z.string()),
  /** In the order in which they are loaded. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), pieces: z.array(pieceSchema) }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** Keys and messages of DATA_DIR. */
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
  counts: z.object({
    accounts: z.number(),
    documents: z.number(),
    issued: z.number(),
    payments: z.number(),
    waiting: z.number(),
  }),
  /** Chains that did not hold in the database. */
  brokenChains: z.array(z.string()),
});

/** The last entry of a backup: what the others are. */
export type Manifest = z.infer<typeof manifestSchema>;

/** An entry as it was read or written; `rows` are its line ends. */
export type EntrySum = { name: string; bytes: number; sha256: string; rows: number };

export const MANIFEST_NAME = 'manifest.json';

/** Null when it is no manifest of this format. */
export function parseManifest(text: string): Manifest | null {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function nameOfPiece(table: string, index: number): string {
  return `tables/${table}/${String(index + 1).padStart(6, '0')}.copy`;
}

export function nameOfFile(name: string): string {
  return `files/${name}`;
}

/** The entries that a manifest announces, in their order; a file’s line ends are not counted. */
export function listAnnounced({ tables, files }: Manifest): (Omit<EntrySum, 'rows'> & {
  rows: number | null;
})[] {
  return [
    ...tables.flatMap(({ name, pieces }) =>
      pieces.map((piece, index) => ({ ...piece, name: nameOfPiece(name, index) })),
    ),
    ...files.map((file) => ({ ...file, name: nameOfFile(file.name), rows: null })),
  ];
}
