import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '#server/backend/fault.ts';
import { type AskedDatabase, askDatabase } from './ask-database.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkClock } from './check-clock.ts';
import { checkDisk } from './check-disk.ts';
import { checkFolder } from './check-folder.ts';
import { checkOutbox, checkSmtp, judgeQueue } from './check-mail.ts';
import { checkProject } from './check-project.ts';
import { checkSettings, type ExaminedSettings } from './check-settings.ts';
import { checkVersion } from './check-version.ts';
import { type Diagnosis, type Subject, type Told, tell } from './diagnosis.ts';
import { type FoundDatabase, findDatabase } from './find-database.ts';
import { judgeDatabase } from './judge-database.ts';

/** `now` is this machine’s clock, in milliseconds. */
type World = { now?: () => number; patienceMs?: number };

/**
 * Examines the installation that the variables describe, and changes nothing in it. All checks
 * begin at once, each with its own patience; findings come in the order of their subjects.
 */
export async function* diagnose(
  variables: Record<string, string | undefined>,
  { now = Date.now, patienceMs = PATIENCE_MS }: World = {},
): AsyncGenerator<Diagnosis> {
  const examined = checkSettings(variables);
  const { settings } = examined;
  const found = locate(examined);
  const isElsewhere = settings.databaseUrl !== null || settings.project !== null;
  const asking =
    found.access === null
      ? Promise.resolve(null)
      : askDatabase(found.access, { place: settings, now });
  const checks: [Subject, () => Promise<Told[]> | Told[]][] = [
    ['settings', () => examined.told],
    ['version', checkVersion],
    ['folder', () => checkFolder(settings)],
    ['disk', () => checkDisk({ ...settings, databaseFolder: found.folder, isElsewhere })],
    ['database', () => checkDatabase(examined, found, asking)],
    [
      'clock',
      async () => checkClock({ database: await asking, siteOrigin: settings.siteOrigin, now }),
    ],
    ['mail', () => checkMail(examined, asking)],
    ['certificates', () => checkCertificates(settings, now)],
  ];
  const begun = checks.map(([subject, check]) => ({ subject, told: begin(check, patienceMs) }));
  for (const { subject, told } of begun) for (const one of await told) yield { subject, ...one };
}

/** Where a variable of the database was refused, nobody knows which database is meant. */
function locate({ settings, refused }: ExaminedSettings): FoundDatabase {
  const name = [...refused].find((one) => /^(DATABASE_URL|SUPABASE_)/.test(one));
  const told = (sentence: string) => [tell('unseen', sentence)];
  if (name)
    return { access: null, folder: null, told: told(`Not looked at until ${name} is mended.`) };
  if (settings.project !== null) return { access: null, folder: null, told: [] };
  return findDatabase(settings);
}

async function checkDatabase(
  { settings: { project } }: ExaminedSettings,
  found: FoundDatabase,
  asking: Promise<AskedDatabase | null>,
): Promise<Told[]> {
  if (found.told.length > 0) return found.told;
  if (project !== null) return checkProject(project);
  const asked = await asking;
  if (asked === null) return [];
  return asked.ok ? judgeDatabase(asked.facts) : [tell('wrong', asked.sentence)];
}

async function checkMail(
  examined: ExaminedSettings,
  asking: Promise<AskedDatabase | null>,
): Promise<Told[]> {
  const [sending, asked] = await Promise.all([checkSending(examined), asking]);
  const mail = asked?.ok ? asked.facts.mail : null;
  if (mail === null)
    return [sending, tell('unseen', 'What waits was not counted: the database was not asked.')];
  return [sending, ...judgeQueue(mail)];
}

function checkSending({ settings, refused }: ExaminedSettings): Promise<Told> | Told {
  if (refused.has('SMTP_URL'))
    return tell('unseen', 'The SMTP server was not looked at: mend SMTP_URL first.');
  return settings.smtpUrl === null ? checkOutbox(settings) : checkSmtp(settings.smtpUrl);
}

async function begin(
  check: () => Promise<Told[]> | Told[],
  patienceMs: number,
): Promise<readonly Told[]> {
  const losePatience = async () => {
    await wait(patienceMs, undefined, { ref: false });
    return [
      tell('wrong', `No answer within ${patienceMs / 1000} s: it hangs, or is far too busy.`),
    ];
  };
  try {
    return await Promise.race([check(), losePatience()]);
  } catch (error) {
    return [tell('wrong', `It could not be examined (${codeOf(error)}).`)];
  }
}

const PATIENCE_MS = 10_000;
