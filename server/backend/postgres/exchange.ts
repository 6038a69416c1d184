import type { Connection, PoolClient } from 'pg';

/** An SQL text that the server wrote, and the values of a request as its parameters. */
export type Statement = { text: string; values: readonly (string | null)[] };
/** Values as PostgreSQL writes them. */
export type Row = readonly (string | null)[];

/** Called with the number of bytes of each piece as it arrives; throwing cuts the answer off. */
export type Receive = (bytes: number) => void;

/**
 * Sends statements together and waits once; gives the rows of the last one. Unless a transaction
 * was begun they are one, which ends with them: where one fails, those after it do not run, and
 * nothing is left of those before (« Extended Query », pipelining). A connection remembers the
 * texts that it was sent last, prepared. Where `receive` throws, the rest is not read: the
 * connection can then only be closed (`isCutOff`), which undoes what was not committed.
 */
export function exchange(
  client: PoolClient,
  statements: readonly Statement[],
  receive?: Receive,
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    let rows: Row[] = [];
    let done = 0;
    let forgetNew: () => void = () => undefined;
    let stopCounting: () => void = () => undefined;
    let isCut = false;
    const cutOff = (reason: unknown) => {
      stopCounting();
      isCut = true;
      cutOffClients.add(client);
      rows = [];
      reject(reason);
    };
    // The interface that node-postgres expects of a custom query.
    client.query({
      submit: (connection: Connection) => {
        forgetNew = send(connection, statements);
        if (receive) stopCounting = countBytes(connection, receive, cutOff);
      },
      handleDataRow: ({ fields }: { fields: Row }) => {
        if (!isCut) rows.push(fields);
      },
      handleCommandComplete: () => {
        done += 1;
        if (done < statements.length) rows = [];
      },
      handleReadyForQuery: () => {
        stopCounting();
        resolve(rows);
      },
      handleError: (error: unknown) => {
        stopCounting();
        forgetNew();
        reject(error);
      },
    });
  });
}

/** Whether an answer was cut off: what is left of it would be taken for the next one. */
export function isCutOff(client: PoolClient): boolean {
  return cutOffClients.has(client);
}

/** Calls `receive` for each piece that the socket gives; gives what ends it. */
function countBytes(
  { stream }: Connection,
  receive: Receive,
  cutOff: (reason: unknown) => void,
): () => void {
  const count = (piece: Buffer) => {
    try {
      receive(piece.length);
    } catch (reason) {
      cutOff(reason);
    }
  };
  stream.on('data', count);
  return () => stream.off('data', count);
}

/**
 * Writes all at once. Gives what to do when they fail: nobody knows then which of the new texts
 * were prepared.
 */
function send(connection: Connection, statements: readonly Statement[]): () => void {
  const prepared = preparedOf(connection);
  const added: string[] = [];
  connection.stream.cork();
  for (const name of prepared.unused.splice(0)) connection.close({ type: 'S', name }, true);
  for (const { text, values } of statements) {
    const known = prepared.names.get(text);
    const name = known ?? `s${prepared.made++}`;
    if (known === undefined) {
      connection.parse({ name, text, types: [] }, true);
      added.push(text);
    }
    // Those used last come last.
    prepared.names.delete(text);
    prepared.names.set(text, name);
    connection.bind({ statement: name, values: [...values] }, true);
    connection.execute({}, true);
  }
  connection.sync();
  connection.stream.uncork();
  const tooMany = prepared.names.size - MAX_PREPARED;
  if (tooMany > 0)
    for (const text of [...prepared.names.keys()].slice(0, tooMany)) forget(prepared, text);
  return () => {
    for (const text of added) forget(prepared, text);
  };
}

/**
 * The names of texts, the oldest first; `unused` are closed by the next exchange (to close what is
 * not there is no error).
 */
type Prepared = { names: Map<string, string>; unused: string[]; made: number };

function preparedOf(connection: Connection): Prepared {
  const known = preparedBy.get(connection);
  if (known) return known;
  const none: Prepared = { names: new Map(), unused: [], made: 0 };
  preparedBy.set(connection, none);
  return none;
}

function forget({ names, unused }: Prepared, text: string): void {
  const name = names.get(text);
  names.delete(text);
  if (name !== undefined) unused.push(name);
}

const cutOffClients = new WeakSet<PoolClient>();
const preparedBy = new WeakMap<Connection, Prepared>();
/** Of a connection: each holds 40 to 110 kB there. */
export const MAX_PREPARED = 24;
