import type { Client } from 'pg';
import { codeOf } from '#server/backend/fault.ts';
import { startProblem } from '#server/backend/start-problem.ts';
import { FORMER_COMMIT, isTooNew, isTooOld } from './upgrade/plan-migrations.ts';

/**
 * A sentence for the operator if DATABASE_URL’s owner lacks a right, or if the database is too old
 * to be upgraded or was changed by a later version; else the error.
 */
export async function explainRefusal(owner: Client, error: unknown): Promise<unknown> {
  const sentence = explainMigrations(error);
  if (sentence !== null) return startProblem(`${sentence} Rien n’a été changé.`, error);
  const code = codeOf(error);
  if (code === MISSING_EXTENSION)
    return startProblem(
      'Il manque à ce serveur PostgreSQL les extensions pgcrypto, unaccent et pg_trgm : installez-les (paquet postgresql-contrib), puis relancez.',
      error,
    );
  if (code !== INSUFFICIENT_PRIVILEGE) return error;
  const rights = await readRights(owner);
  return rights ? startProblem(sayLack(rights), error) : error;
}

/** Why `planMigrations` threw; null for another error. */
export function explainMigrations(error: unknown): string | null {
  if (isTooOld(error))
    return `La base de données est trop ancienne pour cette version : démarrez une fois celle du 28 novembre 2026 (commit ${FORMER_COMMIT}), qui la met à jour, puis relancez celle-ci.`;
  if (isTooNew(error))
    return 'La base de données a été mise à jour par une version plus récente de Facturier : démarrez cette version-là, ou une suivante.';
  return null;
}

/** Throws a sentence for the operator when the server is too old for the migrations. */
export async function requireVersion(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ version: string; number: number }>(
    "select current_setting('server_version') as version, current_setting('server_version_num')::int as number",
  );
  const sentence = explainVersion(rows[0] ?? { version: '', number: 0 });
  if (sentence !== null) throw startProblem(sentence);
}

/** Null for a version that the migrations run on. */
export function explainVersion({
  version,
  number,
}: {
  version: string;
  number: number;
}): string | null {
  if (number >= OLDEST) return null;
  return `Le serveur de DATABASE_URL est un PostgreSQL ${version} : il en faut un à partir de la version 15.`;
}

/** `roles`, `bypass`: may make them, and bypass row security; `owns` the database. */
export type OwnerRights = {
  name: string;
  base: string;
  roles: boolean;
  bypass: boolean;
  owns: boolean;
};

/** Null where the database of the connection cannot be found. */
export async function readRights(owner: Client): Promise<OwnerRights | null> {
  const { rows } = await owner.query<OwnerRights>(READ_RIGHTS);
  return rows[0] ?? null;
}

/** The rights that an owner is missing, with the statements that grant them. */
export function sayLack({ name, base, roles, bypass, owns }: OwnerRights): string {
  const attributes = [...(roles ? [] : ['createrole']), ...(bypass ? [] : ['bypassrls'])];
  const remedies = [
    ...(attributes.length > 0 ? [`alter role ${name} ${attributes.join(' ')}`] : []),
    ...(owns ? [] : [`alter database ${base} owner to ${name}`]),
  ];
  // Roles of another owner, or a server before version 16, where only a superuser can create a role
  // that bypasses row security.
  if (remedies.length === 0)
    return 'L’utilisateur de DATABASE_URL n’a pas fait les rôles de Facturier, ou ne peut pas les faire : donnez l’adresse de celui qui les a faits, ou faites-les préparer par un superutilisateur (docs/operations.md, « Roles made beforehand »).';
  return `L’utilisateur de DATABASE_URL n’a pas les droits qu’il faut : faites exécuter par un superutilisateur « ${remedies.join('; ')} », puis relancez.`;
}

const READ_RIGHTS = `select quote_ident(rolname) as name, quote_ident(datname) as base,
    rolsuper or rolcreaterole as roles, rolsuper or rolbypassrls as bypass, pg_has_role(datdba, 'usage') as owns
  from pg_roles, pg_database where rolname = current_user and datname = current_database()`;
/** PostgreSQL error codes (appendix A); 0A000: the extension’s file is missing. */
const INSUFFICIENT_PRIVILEGE = '42501';
const MISSING_EXTENSION = '0A000';
const OLDEST = 150_000;
