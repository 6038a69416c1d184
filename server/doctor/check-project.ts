import { readLastVersion } from '#server/backend/postgres/read-migrations.ts';
import type { Project } from '#server/backend/upstream/project.ts';
import { createReadFigures } from '#server/operations/read-figures.ts';
import { createReadiness } from '#server/operations/readiness.ts';
import { type Told, tell } from './diagnosis.ts';

/** Whether a Supabase project answers its secret key, and has the migrations of this version. */
export async function checkProject({ url, secretKey }: Project): Promise<Told[]> {
  const readFigures = createReadFigures({ askData: fetch, secretKey, origin: url }, PATIENCE_MS);
  const lastMigration = readLastVersion();
  const examine = createReadiness({ readFigures, lastMigration, countFreeBytes: null });
  const { database, migrations } = await examine();
  if (database !== 'ok')
    return [
      tell(
        'wrong',
        `The project of SUPABASE_URL does not answer to SUPABASE_SECRET_KEY: check both, and that the project is not paused.`,
      ),
    ];
  if (migrations !== 'ok')
    return [
      tell(
        'wrong',
        'The project lacks migrations of this version: npx supabase db push applies them.',
      ),
    ];
  return [
    tell('good', 'The project of SUPABASE_URL answers, with the migrations of this version.'),
    tell(
      'unseen',
      'Accounts and rights of the project: "facturier admin check-backend" tries them.',
    ),
  ];
}

const PATIENCE_MS = 6000;
