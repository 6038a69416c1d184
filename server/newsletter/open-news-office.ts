import { existsSync } from 'node:fs';
import type { Client } from 'pg';
import { DEFAULT_ORIGIN } from '#content/deployment.ts';
import { explainStart } from '#server/backend/explain-start.ts';
import { readKeyFile } from '#server/backend/keys/key-file.ts';
import { readKeyTable } from '#server/backend/keys/key-table.ts';
import { askOwner } from '#server/backend/postgres/ask-owner.ts';
import type { Project } from '#server/backend/upstream/project.ts';
import type { CallDatabase } from '#server/email/queue/email-queue.ts';
import { parseEnvironment } from '#server/environment.ts';
import { callDatabase } from '#server/routes/functions/ask-data.ts';
import type { NewsOffice } from './queue-newsletter.ts';

type Task<Answer> = (office: NewsOffice) => Promise<Answer>;
type Circumstances = { variables: Record<string, string | undefined>; isSending: boolean };
type Asked<Answer> = { ok: true; value: Answer } | { ok: false; message: string };

/**
 * Runs a task with the database and keys of the server that the variables describe, for each kind
 * of backend. Missing settings and failures become one sentence.
 */
export async function openNewsOffice<Answer>(
  { variables, isSending }: Circumstances,
  task: Task<Answer>,
): Promise<Asked<Answer>> {
  const environment = parseEnvironment(variables);
  if (!environment.ok) return environment;
  const { siteOrigin, smtpUrl, project, ...place } = environment.value;
  if (isSending && (siteOrigin === null || smtpUrl === null))
    return { ok: false, message: NOT_SET };
  if (project === null && place.databaseUrl === null && !existsSync(place.dataDirectory))
    return { ok: false, message: `${NO_FOLDER} "${place.dataDirectory}".` };
  const origin = siteOrigin ?? DEFAULT_ORIGIN;
  try {
    const value = await (project === null
      ? askOwner(place, async (owner) =>
          task({ call: callAsOwner(owner), secretKey: await readSecret(owner, place), origin }),
        )
      : task({ call: callProject(project), secretKey: project.secretKey, origin }));
    return { ok: true, value };
  } catch (error) {
    return { ok: false, message: explain(error) ?? explainStart(error, place) };
  }
}

async function readSecret(
  owner: Client,
  { databaseUrl, dataDirectory }: { databaseUrl: string | null; dataDirectory: string },
): Promise<string> {
  const keys = await (databaseUrl === null ? readKeyFile(dataDirectory) : readKeyTable(owner));
  return keys.secret;
}

function callProject({ url, secretKey }: Project): CallDatabase {
  return callDatabase({ askData: (asked) => fetch(asked), secretKey, origin: url });
}

/** Safe: names of functions and of arguments are constants of this project. */
function callAsOwner(owner: Client): CallDatabase {
  return async (name, values) => {
    const names = Object.keys(values).map((key, index) => `${key} => $${index + 1}`);
    const given = Object.values(values).map((value) =>
      typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
    );
    const { rows } = await owner.query(`select * from public.${name}(${names.join(', ')})`, given);
    return rows;
  };
}

function explain(error: unknown): string | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === '42883' || code === 'status_404') return OLD_DATABASE;
  if (message === 'fetch failed') return PROJECT_AWAY;
  return typeof code === 'string' && code.startsWith('status_') ? PROJECT_REFUSES : null;
}

const NO_FOLDER = 'Give the data folder of the server with DATA_DIR: there is none at';
const NOT_SET =
  'Give SITE_ORIGIN and SMTP_URL as the server has them: links lead to the one, messages leave by the other.';
const OLD_DATABASE =
  'The database knows no newsletters yet: start the server of this version once (with Supabase: npx supabase db push), then try again.';
const PROJECT_AWAY = 'The project of SUPABASE_URL does not answer: try again later.';
const PROJECT_REFUSES =
  'The project of SUPABASE_URL refuses: check SUPABASE_SECRET_KEY, then try again. What was queued stays, and none is written to twice.';
