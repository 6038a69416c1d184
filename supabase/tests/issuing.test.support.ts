import { randomUUID } from 'node:crypto';
import { askAs } from '#server/test/ask-as.ts';
import type { Ask } from '#server/test/people.ts';
import type { TestDatabase } from '#server/test/test-database.ts';

export const SIRENS = { garance: '732829320', lilas: '404833048' };

/** Saves and issues documents as devices do; `owner` asks unless somebody else is named. */
export function createIssuing(database: Pick<TestDatabase, 'gateway'>, owner: Ask) {
  const drafts = new Map<string, object>();

  async function save({ id = randomUUID(), base = 0, ask = owner, ...saving }: Saving) {
    const { draft = draftOf(), summary = { total: 120 } } = saving;
    drafts.set(id, draft);
    const values = [id, draft, {}, summary, base];
    const [row] = await ask('select * from save_document($1, $2, $3, $4, $5)', values);
    return { id, version: Number(row?.version) };
  }

  async function issue(
    id: string,
    {
      ask = owner,
      draft = drafts.get(id),
      pattern = '',
      prefix = 'F',
      first = '',
      written = '',
    } = {},
  ) {
    const values = [id, draft, prefix, pattern, first, null, written];
    const [row] = await ask('select * from issue_document($1, $2, $3, $4, $5, $6, $7)', values);
    return String(row?.number);
  }

  async function issueNew(saving: Saving = {}, options = {}) {
    const { id } = await save(saving);
    return { id, number: await issue(id, { ask: saving.ask ?? owner, ...options }) };
  }

  function userOf(sub: string): Ask {
    const caller = { role: 'authenticated', claims: { sub, role: 'authenticated' } } as const;
    return (text, values) => askAs(database.gateway, caller, { text, values });
  }

  return { draftOf, issue, issueNew, save, userOf };
}

function draftOf(change: Record<string, unknown> = {}, siren = SIRENS.garance) {
  const parties = { seller: { name: 'Garance', siren }, buyer: { name: 'Hôtel du Lac' } };
  return { kind: 'facture-tva', issueDate: '2026-11-20', subject: 'Pose', ...parties, ...change };
}

type Saving = { id?: string; draft?: object; summary?: object; base?: number; ask?: Ask };
