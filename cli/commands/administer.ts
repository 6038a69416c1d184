import { existsSync } from 'node:fs';
import type { Request } from '#cli/arguments/options.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { print, say } from '#cli/output/output.ts';
import { isStartProblem } from '#server/backend/start-problem.ts';
import { gatherVariables, type Variables } from '#server/gather-variables.ts';

/** Runs an operator’s task on the server that the environment describes (docs/operations.md). */
export async function administer({ inputs, options }: Request): Promise<number> {
  const [task = '', name = ''] = inputs;
  for (const option of Object.keys(options))
    if (OWNERS[option] !== task)
      return refuse(`--${option} is an option of ${OWNERS[option]} alone.`);
  try {
    const { variables, file, unknown } = gatherVariables(process.env);
    for (const other of unknown)
      say(`${file}: ${other} is no variable of it, and changes nothing.`);
    return await runTask(task, { name, options, variables });
  } catch (error) {
    if (!isStartProblem(error)) throw error;
    return refuse(error.message);
  }
}

async function runTask(
  task: string,
  { name, options, variables }: Pick<Request, 'options'> & { name: string; variables: Variables },
): Promise<number> {
  if (task === 'newsletter') {
    const { SITE_NAME } = variables;
    // Before what reads it is loaded: the words of the message (content/site.ts).
    if (SITE_NAME) Object.assign(globalThis, { deployment: { SITE_NAME } });
    const { sendNewsletter } = await import('./send-newsletter.ts');
    return sendNewsletter(name, { options, variables });
  }
  if (task === 'check-backend') {
    const { checkDeployment } = await import('./check-deployment.ts');
    return checkDeployment(variables, options);
  }
  if (task === 'restore') return restoreFile(variables, name, options);
  return tasks[task]?.(variables, name) ?? EXIT.wrongInput;
}

const tasks: Readonly<Record<string, (variables: Variables, name: string) => Promise<number>>> = {
  'rotate-keys': async (variables) => {
    const { rotateKeys } = await import('#server/backend/keys/keys.ts');
    return changeKeys(variables, rotateKeys);
  },
  'replace-secret': async (variables) => {
    const { replaceSecret } = await import('#server/backend/keys/keys.ts');
    return changeKeys(variables, replaceSecret);
  },
  grant: (variables, email) => changePeople(variables, 'grant', email),
  revoke: (variables, email) => changePeople(variables, 'revoke', email),
  list: async (variables) => {
    const { listAdministrators } = await import('./administer-people.ts');
    return askPlace(variables, async (place) => {
      const emails = await listAdministrators(place);
      return print(emails.length > 0 ? `${emails.join('\n')}\n` : 'Nobody administers the site.\n');
    });
  },
  backup: async (variables, path) => {
    const { backUp } = await import('./back-up.ts');
    if (variables.SUPABASE_URL) return refuse(SAY_PROJECT);
    return askPlace(variables, (place) => backUp(place, path));
  },
  outbox: async (_variables, name) => {
    const { printOutbox } = await import('./print-outbox.ts');
    return printOutbox(name || null).catch((error: Error) => refuse(error.message));
  },
};

type Change = Parameters<
  typeof import('#server/backend/keys/change-kept-keys.ts')['changeKeptKeys']
>[1];

async function changePeople(
  variables: Variables,
  task: 'grant' | 'revoke',
  email: string,
): Promise<number> {
  const { changeAdministrator } = await import('./administer-people.ts');
  return askPlace(variables, async (place) => {
    const { isDone, sentence } = await changeAdministrator(place, task, email.trim());
    return isDone ? print(`${sentence}\n`) : refuse(sentence);
  });
}

async function changeKeys(variables: Variables, change: Change): Promise<number> {
  const { changeKeptKeys } = await import('#server/backend/keys/change-kept-keys.ts');
  return askPlace(variables, async (place) => {
    await changeKeptKeys(place, change);
    return print('The keys have changed. Restart every server that uses them.\n');
  });
}

async function restoreFile(
  variables: Variables,
  path: string,
  options: Request['options'],
): Promise<number> {
  const { restore } = await import('./back-up.ts');
  if (variables.SUPABASE_URL) return refuse(SAY_PROJECT);
  return askAnyPlace(variables, (place) => restore(place, path, options));
}

/** Queries the server’s database; a failure becomes one sentence. */
function askPlace(variables: Variables, ask: (place: Place) => Promise<number>): Promise<number> {
  return askAnyPlace(variables, (place) => {
    if (place.databaseUrl !== null || existsSync(place.dataDirectory)) return ask(place);
    return Promise.resolve(
      refuse(
        `The data folder "${place.dataDirectory}" does not exist: give that of the server with DATA_DIR.`,
      ),
    );
  });
}

async function askAnyPlace(
  { DATABASE_URL, DATA_DIR }: Variables,
  ask: (place: Place) => Promise<number>,
): Promise<number> {
  const { explainStart } = await import('#server/backend/explain-start.ts');
  const place = { databaseUrl: DATABASE_URL || null, dataDirectory: DATA_DIR || './data' };
  try {
    return await ask(place);
  } catch (error) {
    return refuse(explainStart(error, place));
  }
}

type Place = { databaseUrl: string | null; dataDirectory: string };

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
  json: 'check-backend',
  load: 'check-backend',
  seconds: 'check-backend',
  keep: 'check-backend',
  compare: 'check-backend',
};
