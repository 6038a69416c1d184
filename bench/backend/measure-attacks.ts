import { setTimeout as wait } from 'node:timers/promises';
import { makeFolder } from '../machine/make-folder.ts';
import { type Summary, summarize } from '../statistics.ts';
import { type Account, type BackendContender, signInAll } from './contender.ts';
import { socketOf, startOurs, withOwner } from './start-contenders.ts';

/** Other users’ lists during an attack: times in ms, and number of failures. */
export type AttackFigure = {
  attack: string;
  others: Summary;
  failures: number;
  /** Count of each status that the attacker got. */
  attacker: ReadonlyMap<number, number>;
};

/**
 * Under default limits, one account makes twenty slow requests at once; another lists meanwhile.
 */
export async function measureAttacks(cwd?: string): Promise<AttackFigure[]> {
  using folder = makeFolder();
  await using contender = await startOurs(folder.path, EMAILS, { cwd, rateFactor: 1 });
  const [attacker, other] = await signInAll(contender, EMAILS);
  if (!attacker || !other) throw new Error('Nobody signed in');
  await withOwner(socketOf(folder.path), 'postgres', async (owner) => {
    for (const text of FILL) await owner.query(text);
  });
  const figures: AttackFigure[] = [];
  for (const [index, [attack, path]] of ATTACKS.entries()) {
    console.error(`… ${attack}`);
    // From a fresh network, which earlier attacks have not brought to its limit.
    const from = `192.0.2.${100 + index}`;
    const figure = await measureBeside(contender, { attacker, other, path, from });
    figures.push({ attack, ...figure });
  }
  return figures;
}

async function measureBeside(
  contender: BackendContender,
  {
    attacker,
    other,
    path,
    from,
  }: { attacker: Account; other: Account; path: string | null; from: string },
): Promise<Omit<AttackFigure, 'attack'>> {
  const end = new AbortController();
  const answers = new Map<number, number>();
  const attack = async (asked: string) => {
    while (!end.signal.aborted) {
      const { status } = await ask(contender, { by: attacker, path: asked, from });
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const hands = path === null ? [] : Array.from({ length: AT_ONCE }, () => attack(path));
  await wait(FIRST_MS);
  const waits: Promise<{ status: number; took: number }>[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    waits.push(ask(contender, { by: other, path: LIST, from: '192.0.2.1' }));
    await wait(EACH_MS);
  }
  const measured = await Promise.all(waits);
  end.abort();
  await Promise.all(hands);
  return {
    others: summarize(measured.map(({ took }) => took)),
    failures: measured.filter(({ status }) => status !== 200).length,
    attacker: answers,
  };
}

async function ask(
  { origin, headers }: BackendContender,
  { by, path, from }: { by: Account; path: string; from: string },
): Promise<{ status: number; took: number }> {
  const began = performance.now();
  const answer = await fetch(`${origin}${path}`, {
    headers: { ...headers, Authorization: `Bearer ${by.token}`, 'X-Forwarded-For': from },
  });
  await answer.arrayBuffer();
  return { status: answer.status, took: performance.now() - began };
}

const EMAILS = ['attaque@exemple.fr', 'atelier@exemple.fr'];
const AT_ONCE = 20;
/** The attack has started by then. */
const FIRST_MS = 1000;
const ASKED = 150;
const EACH_MS = 100;
const LIST = '/rest/v1/documents?select=id,number,client_name&order=created_at.desc&limit=50';
const CYCLE = 'id,companies(documents(companies(documents(id))))';
const ATTACKS: readonly (readonly [name: string, path: string | null])[] = [
  ['none', null],
  [
    'documents of companies of documents of companies',
    `/rest/v1/documents?select=${CYCLE}&limit=1`,
  ],
];
/** A company and a thousand documents for the attacker, fifty documents for the other. */
const FILL = [
  // Without planner statistics, as in the first minute after an insert.
  'alter table public.companies set (autovacuum_enabled = off)',
  'alter table public.documents set (autovacuum_enabled = off)',
  'set session_replication_role = replica',
  `insert into public.companies (user_id, name) select id, 'Atelier' from auth.users where email = '${EMAILS[0]}'`,
  `insert into public.documents (user_id, company_id, document_type, created_at)
   select user_id, id, 'devis', now() - n * interval '1 hour' from public.companies, generate_series(1, 1000) as n`,
  `insert into public.documents (user_id, document_type, created_at)
   select id, 'devis', now() - n * interval '1 hour' from auth.users, generate_series(1, 50) as n
   where email = '${EMAILS[1]}'`,
  'set session_replication_role = origin',
];
