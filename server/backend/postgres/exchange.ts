import type { ClientBase, Connection, PoolClient } from 'pg';

/** SQL written by the server, with the request’s values as parameters. */
export type Statement = { text: string; values: readonly (string | null)[] };
/** Values in PostgreSQL’s text format. */
export type Row = readonly (string | null)[];

/** Called with the bytes of each piece as it arrives; throwing cuts the answer off. */
export type Receive = (bytes: number) => void;

/**
 * Sends statements in one pipeline and returns the rows of the last one. Without BEGIN they are one
 * transaction: when one fails, the rest does not run and all is rolled back (PostgreSQL, « Extended
 * Query »). Recent texts stay prepared on the connection, unless `prepareNothing`. If `receive`
 * throws, the answer is left unread and the connection must be closed (`isCutOff`), which undoes
 * uncommitted work.
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
        if (withoutNames.has(client)) sendUnnamed(connection, statements);
        else forgetNew = send(connection, statements);
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

/**
 * From now on no text stays prepared on this connection. A pooler leads each transaction to any
 * process of PostgreSQL: a name means nothing there, or the text of another connection.
 */
export function prepareNothing(client: ClientBase): void {
  withoutNames.add(client);
}

/** Whether an answer was cut off: its remains would be taken for the next answer. */
export function isCutOff(client: PoolClient): boolean {
  return cutOffClients.has(client);
}

/** Calls `receive` for each piece of the socket; returns the function that stops it. */
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
 * Writes all messages at once. Returns what to call on failure, when it is unknown which of the new
 * texts were prepared.
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
    // Most recently used last.
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

/** The unnamed statement lives until the next one, within one transaction. */
function sendUnnamed(connection: Connection, statements: readonly Statement[]): void {
  connection.stream.cork();
  for (const { text, values } of statements) {
    connection.parse({ name: '', text, types: [] }, true);
    connection.bind({ values: [...values] }, true);
    connection.execute({}, true);
  }
  connection.sync();
  connection.stream.uncork();
}

/** Statement names by text, oldest first; the next exchange closes `unused`. */
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

const withoutNames = new WeakSet<ClientBase>();
const cutOffClients = new WeakSet<PoolClient>();
const preparedBy = new WeakMap<Connection, Prepared>();
/** Per connection: each prepared statement takes 40 to 110 kB in PostgreSQL. */
export const MAX_PREPARED = 24;
