import { createHash, randomUUID } from 'node:crypto';
import { type Ask, createPeople } from '#server/test/people.ts';
import { createTestDatabase } from '#server/test/test-database.ts';
import { createIssuing } from './issuing.test.support.ts';

const sha = (text: string) => createHash('sha256').update(text);
export const drawHash = () => sha(randomUUID()).digest('base64url');
export const codeHash = (code: string) => sha(code).digest('hex');
export const withCode = (code: string) => ({ code_hash: codeHash(code) });
export const PNG = 'data:image/png;base64,iVBORw0KGgo=';
export const accepted = {
  ...{ verdict: 'accepted', name: 'Zoé Martin', reason: null, choices: [1, 3], signature: null },
  ...{ content_hash: codeHash('draft'), network: '203.0.113.0/24', code_hash: null },
};
export const refused = { ...accepted, verdict: 'refused', choices: [], reason: 'Trop cher' };

export type Quote = { id: string; localId: string; hash: string };

/** A database with people, their quotes and what the server asks of it. */
export async function createQuoteDatabase() {
  const database = await createTestDatabase();
  const people = await createPeople(database);
  const { owner, server } = people;
  const issuing = createIssuing(database, owner);

  async function openQuote({
    ask = owner,
    asksCode = false,
    draft = {},
  }: {
    ask?: Ask;
    asksCode?: boolean;
    draft?: object;
  } = {}): Promise<Quote> {
    const { id: localId } = await issuing.issueNew(
      { ask, draft: issuing.draftOf({ kind: 'devis', ...draft }) },
      { prefix: 'D' },
    );
    const [row] = await ask('select id from documents where local_id = $1', [localId]);
    const [id, hash] = [String(row?.id), drawHash()];
    await ask(
      'insert into client_pages (document_id, token_hash, days, asks_code) values ($1, $2, 90, $3)',
      [id, hash, asksCode],
    );
    return { id, localId, hash };
  }

  async function answer(
    { hash }: Pick<Quote, 'hash'>,
    change: object = {},
    base: object = accepted,
  ) {
    const [row] = await server('select * from answer_quote($1, $2)', [
      ...[hash, { ...base, ...change }],
    ]);
    return row as { outcome: string; answer: Record<string, unknown> | null };
  }

  const outcomeOf = async (quote: Quote, change: object = {}, base: object = accepted) =>
    (await answer(quote, change, base)).outcome;

  async function begin({ hash }: Quote, code: string, address = 'garance@exemple.fr') {
    const [row] = await server('select * from begin_answer_code($1, $2, $3)', [
      ...[hash, codeHash(code), address],
    ]);
    return row as { outcome: string; expires_at: Date | null };
  }

  async function read({ hash }: Quote) {
    const [row] = await server('select * from read_client_page($1)', [hash]);
    return row;
  }

  async function markOf({ id }: Quote, ask: Ask = owner) {
    const [row] = await ask(
      'select milestone, milestone_at, status, updated_at from documents where id = $1',
      [id],
    );
    return row;
  }
  return { database, ...people, ...issuing, openQuote, answer, outcomeOf, begin, read, markOf };
}
