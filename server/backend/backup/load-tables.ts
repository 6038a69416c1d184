import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { startProblem } from '#server/backend/start-problem.ts';
import type { Manifest } from './archive-manifest.ts';
import { listTables } from './list-tables.ts';

type Tables = Manifest['tables'];

/**
 * Loads rows as they were, in the caller’s transaction, with the rights of the owner of the tables:
 * triggers are off meanwhile, and every constraint is checked. `write` takes the pieces of the
 * tables in their order.
 */
export async function loadTables(
  owner: Client,
  tables: Tables,
  feed: (write: (table: string, bytes: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  await requireColumns(owner, tables);
  for (const { name } of tables) await owner.query(`alter table ${name} disable trigger user`);
  const copies = createCopies(owner, tables);
  try {
    await feed(copies.write);
    await copies.end();
  } catch (error) {
    await copies.abort();
    throw error;
  }
  // An altered table may have no check that waits.
  await owner.query('set constraints all immediate');
  for (const { name } of tables) await owner.query(`alter table ${name} enable trigger user`);
}

export async function setSequences(owner: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await owner.query('select setval($1::regclass, $2::bigint, $3)', [name, last, isCalled]);
}

/** Columns that the backup does not have take what the tables give by default. */
async function requireColumns(owner: Client, wanted: Tables): Promise<void> {
  const { tables } = await listTables(owner);
  for (const { name, columns } of wanted) {
    const known = tables.find((table) => table.name === name)?.columns ?? [];
    const unknown = columns.filter((column) => !known.includes(column));
    if (known.length === 0) throw startProblem(sayUnknown(`the table ${name}`));
    if (unknown.length > 0) throw startProblem(sayUnknown(`${name}.${unknown.join(', ')}`));
  }
}

function sayUnknown(what: string): string {
  return `The backup has ${what}, which no version known to this one has: restore it with the version of Facturier that wrote it, then start this one.`;
}

/** One COPY for a table, whose rows may refer to one another, however many pieces it has. */
function createCopies(owner: Client, tables: Tables) {
  let current: { name: string; copy: Copying } | null = null;
  const end = async () => {
    await current?.copy.end();
    current = null;
  };
  return {
    write: async (name: string, bytes: Uint8Array) => {
      if (current?.name !== name) {
        await end();
        current = { name, copy: beginCopy(owner, requireTable(tables, name)) };
      }
      await current.copy.write(bytes);
    },
    end,
    /** The connection takes other statements afterwards. */
    abort: async () => current?.copy.abort(),
  };
}

type Copying = {
  write: (bytes: Uint8Array) => Promise<void>;
  end: () => Promise<void>;
  abort: () => Promise<void>;
};

function beginCopy(owner: Client, { name, columns }: Tables[number]): Copying {
  const text = `copy ${name} (${columns.join(', ')}) from stdin`;
  const stream: CopyStreamQuery = owner.query(copyFrom(text));
  let isOver = false;
  // Settled by whichever comes first: a refusal of PostgreSQL, or the end of the last piece.
  const done = finished(stream);
  const noteOver = () => {
    isOver = true;
  };
  done.then(noteOver, noteOver);
  const written = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      stream.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  return {
    write: (bytes) => Promise.race([written(bytes), done]),
    end: () => {
      stream.end();
      return done;
    },
    abort: () => {
      if (!isOver) stream.destroy();
      return done.catch(noteOver);
    },
  };
}

function requireTable(tables: Tables, name: string): Tables[number] {
  const table = tables.find((one) => one.name === name);
  if (!table) throw new Error(`No table ${name} in the manifest`);
  return table;
}
