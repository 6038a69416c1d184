import {
  explainMigrations,
  explainVersion,
  sayLack,
} from '#server/backend/postgres/explain-refusal.ts';
import { type Migration, readKnownMigrations } from '#server/backend/postgres/read-migrations.ts';
import { planMigrations } from '#server/backend/postgres/upgrade/plan-migrations.ts';
import type { DatabaseFacts } from './ask-database.ts';
import { type Told, tell } from './diagnosis.ts';

type Known = { upgrades: readonly Migration[]; migrations: readonly Migration[] };

/** Version, roles and migrations of a database that answers. */
export function judgeDatabase(facts: DatabaseFacts, known: Known = readKnownMigrations()): Told[] {
  const told = [...judgeServer(facts), ...judgeRoles(facts), ...judgeMigrations(facts, known)];
  if (told.some(({ status }) => status === 'wrong')) return told;
  return [
    tell('good', `PostgreSQL ${facts.version} answers, and its roles are those of Facturier.`),
    ...told,
  ];
}

function judgeServer({ version, versionNumber, isPooled }: DatabaseFacts): Told[] {
  const sentence = explainVersion({ version, number: versionNumber });
  return [
    ...(sentence === null ? [] : [tell('wrong', sentence)]),
    ...(isPooled ? [tell('advice', POOLED)] : []),
  ];
}

function judgeRoles({ rights, missingRoles, givesRoles, refused }: DatabaseFacts): Told[] {
  // Roles that a superuser made beforehand spare the owner `bypassrls`.
  const areMade = missingRoles.length === 0;
  const bypass = rights.bypass || (areMade && givesRoles);
  const isLacking = !(rights.roles && bypass && rights.owns && givesRoles);
  return [
    ...(isLacking ? [tell('wrong', sayLack({ ...rights, bypass }))] : []),
    ...refused.map(({ role, code }) =>
      tell(
        'wrong',
        `The role ${role} cannot connect (${code}): restart every server with the same DATABASE_URL, which gives it its password again, and look at pg_hba.conf.`,
      ),
    ),
  ];
}

function judgeMigrations({ applied, rights }: DatabaseFacts, known: Known): Told[] {
  if (applied === 'closed')
    return [tell('unseen', 'The user of DATABASE_URL may not read which migrations were applied.')];
  if (applied === 'none')
    return [tell('advice', `The database ${rights.base} is empty: the first start fills it.`)];
  try {
    const { upgrades, missing } = planMigrations(new Set(applied), known);
    const count = upgrades.length + missing.length;
    if (count === 0)
      return [
        tell('good', `Migrations are those of this version (${known.migrations.at(-1)?.version}).`),
      ];
    return [
      tell(
        'wrong',
        `The database lacks ${count} ${count === 1 ? 'migration' : 'migrations'} of this version: make a backup, stop every server, then start this version, which applies them.`,
      ),
    ];
  } catch (error) {
    const sentence = explainMigrations(error);
    if (sentence === null) throw error;
    return [tell('wrong', sentence)];
  }
}

const POOLED =
  'A pooler (PgBouncer or another) stands in front of PostgreSQL: servers work through it, but prepare their statements anew each time. A server keeps 24 connections at most by itself: without one it is faster.';
