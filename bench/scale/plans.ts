import { type Client, DatabaseError, escapeLiteral } from 'pg';
import { writeBecome } from '#server/backend/postgres/act-as.ts';
import type { Plan } from '../backend/measure-lists.ts';
import { listStatements, type ParameterStatement } from './parameter-statements.ts';
import type { Searched } from './requests.ts';

/** The plans of the large account, with the settings of a request. */
export async function explainAll(owner: Client, account: Searched): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const statement of await listStatements(owner, account)) {
    const analyzed = await explain(owner, account, statement, 'analyze, buffers off, summary off,');
    const lines = analyzed ?? [
      `Not ended after ${LONGEST_MS / 1000} s:`,
      ...((await explain(owner, account, statement, '')) ?? []),
    ];
    plans.push({ name: statement.name, text: shorten(lines) });
  }
  return plans;
}

/** Null past the time limit. */
async function explain(
  owner: Client,
  { id }: Searched,
  { isDefiner, types, text, values }: ParameterStatement,
  options: string,
): Promise<string[] | null> {
  const caller = { role: 'authenticated' as const, claims: { sub: id } };
  const become = writeBecome(caller, 'read only', LONGEST_MS);
  await owner.query(`prepare asked (${types.join(', ')}) as ${text}`);
  await owner.query('begin');
  try {
    await owner.query(become.text, [...become.values]);
    // The database’s own functions keep these settings, and run as its owner.
    if (isDefiner) await owner.query('reset role');
    // After five executions in a connection, one plan serves all values.
    await owner.query('set local plan_cache_mode = force_generic_plan');
    const given = values.map(escapeLiteral).join(', ');
    const { rows } = await owner.query(`explain (${options} costs off) execute asked (${given})`);
    return rows.map((row) => row['QUERY PLAN']);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '57014') return null;
    throw error;
  } finally {
    await owner.query('rollback');
    await owner.query('deallocate asked');
  }
}

/** Keeps the lines of a long plan that read a table or an index. */
function shorten(lines: readonly string[]): string {
  const isShort = lines.length <= MOST_LINES;
  const read = isShort ? lines : lines.filter((line) => READING.test(line));
  return read.join('\n');
}

const LONGEST_MS = 8000;
const MOST_LINES = 30;
const READING = /(Scan (using|on)|Join|Nested Loop|Cond:|Rows Removed)/;
