import { existsSync } from 'node:fs';
import type { Request } from '#cli/arguments/options.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { print, say } from '#cli/output/output.ts';

/** Runs an operator’s task on the server that the environment describes (docs/operations.md). */
export async function administer({ inputs, options }: Request): Promise<number> {
  const [task = '', name = ''] = inputs;
  for (const option of Object.keys(options))
    if (OWNERS[option] !== task)
      return refuse(`--${option} is an option of ${OWNERS[option]} alone.`);
  if (task === 'newsletter') {
    const { sendNewsletter } = await import('./send-newsletter.ts');
    return sendNewsletter(name, options);
  }
  if (task === 'restore') return restoreFile(name, options);
  return tasks[task]?.(inputs[1]) ?? EXIT.wrongInput;
}

const tasks: Readonly<Record<string, (name?: string) => Promise<number>>> = {
  'rotate-keys': async () => {
    const { rotateKeys } = await import('#server/backend/keys/keys.ts');
    return changeKeys(rotateKeys);
  },
  'replace-secret': async () => {
    const { replaceSecret } = await import('#server/backend/keys/keys.ts');
    return changeKeys(replaceSecret);
  },
  'check-backend': checkBackend,
  grant: (email) => changePeople('grant', email),
  revoke: (email) => changePeople('revoke', email),
  list: async () => {
    const { listAdministrators } = await import('./administer-people.ts');
    return askPlace(async (place) => {
      const emails = await listAdministrators(place);
      return print(emails.length > 0 ? `${emails.join('\n')}\n` : 'Nobody administers the site.\n');
    });
  },
  backup: async (path = '') => {
    const { backUp } = await import('./back-up.ts');
    if (process.env.SUPABASE_URL) return refuse(SAY_PROJECT);
    return askPlace((place) => backUp(place, path));
  },
  outbox: async (name) => {
    const { printOutbox } = await import('./print-outbox.ts');
    return printOutbox(name ?? null).catch((error: Error) => refuse(error.message));
  },
};

type Change = Parameters<
  typeof import('#server/backend/keys/change-kept-keys.ts')['changeKeptKeys']
>[1];

async function changePeople(task: 'grant' | 'revoke', email = ''): Promise<number> {
  const { changeAdministrator } = await import('./administer-people.ts');
  return askPlace(async (place) => {
    const { isDone, sentence } = await changeAdministrator(place, task, email.trim());
    return isDone ? print(`${sentence}\n`) : refuse(sentence);
  });
}

async function changeKeys(change: Change): Promise<number> {
  const { changeKeptKeys } = await import('#server/backend/keys/change-kept-keys.ts');
  return askPlace(async (place) => {
    await changeKeptKeys(place, change);
    return print('The keys have changed. Restart every server that uses them.\n');
  });
}

async function restoreFile(path: string, options: Request['options']): Promise<number> {
  const { restore } = await import('./back-up.ts');
  if (process.env.SUPABASE_URL) return refuse(SAY_PROJECT);
  return askAnyPlace((place) => restore(place, path, options));
}

/** Queries the server’s database; a failure becomes one sentence. */
function askPlace(ask: (place: Place) => Promise<number>): Promise<number> {
  return askAnyPlace((place) => {
    if (place.databaseUrl !== null || existsSync(place.dataDirectory)) return ask(place);
    return Promise.resolve(
      refuse(
        `The data folder "${place.dataDirectory}" does not exist: give that of the server with DATA_DIR.`,
      ),
    );
  });
}

async function askAnyPlace(ask: (place: Place) => Promise<number>): Promise<number> {
  const { explainStart } = await import('#server/backend/explain-start.ts');
  const { DATABASE_URL, DATA_DIR } = process.env;
  const place = { databaseUrl: DATABASE_URL || null, dataDirectory: DATA_DIR || './data' };
  try {
    return await ask(place);
  } catch (error) {
    return refuse(explainStart(error, place));
  }
}

type Place = { databaseUrl: string | null; dataDirectory: string };

async function checkBackend(): Promise<number> {
  const { checkBackend: check, formatFinding } = await import(
    '#server/backend/acceptance/check-backend.ts'
  );
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env;
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) {
    say('Give SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.');
    return EXIT.wrongInput;
  }
  let isGood = true;
  const backend = {
    url: SUPABASE_URL,
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
  };
  for await (const finding of check(backend)) {
    isGood &&= finding.problem === null;
    await print(`${formatFinding(finding)}\n`);
  }
  return isGood ? EXIT.done : EXIT.refused;
}

function refuse(sentence: string): number {
  say(sentence);
  return EXIT.wrongInput;
}

const SAY_PROJECT =
  'With SUPABASE_URL accounts and data are of the project: its own backups hold and restore them.';
/** The task that each option belongs to. */
const OWNERS: Readonly<Record<string, string>> = {
  output: 'newsletter',
  to: 'newsletter',
  send: 'newsletter',
  mail: 'restore',
};
