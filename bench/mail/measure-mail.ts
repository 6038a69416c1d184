import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { post } from '../backend/start-contenders.ts';
import { milliseconds, table, times } from '../format.ts';
import { makeFolder } from '../machine/make-folder.ts';
import { startChild } from '../machine/start-child.ts';

/** The mail queue under load, in milliseconds from the first request. */
export type MailFigures = {
  /** Until all messages are rendered and queued. */
  kept: number;
  /** Until all have arrived. */
  sent: number;
  twice: number;
};

/** The whole server with its own PostgreSQL, and an SMTP server that accepts at once. */
export async function measureMail(): Promise<MailFigures> {
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(makeFolder());
  const arrivals = createArrivals();
  const mail = await startMailServer({ onData: arrivals.accept });
  opened.defer(mail.close);
  const variables = { ...VARIABLES, DATA_DIR: folder, SMTP_URL: mail.url };
  const { origin } = opened.use(await startChild('server/main.ts', { variables }));
  const { publishable } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
  const ask = (name: string) => askReceipt({ origin, publishable }, name);
  // The first message loads code that no delay should include.
  await send(['premier'], { ask, arrivals });
  const names = Array.from({ length: MESSAGES }, (_, index) => `ensemble-${index}`);
  const { kept, sent } = await send(names, { ask, arrivals });
  console.error(`… all kept after ${milliseconds(kept)}, arrived after ${milliseconds(sent)}`);
  return { kept, sent, twice: arrivals.countTwice() };
}

export function formatMail({ kept, sent, twice }: MailFigures, machine: string): string {
  const rows = [
    ['time until all have arrived, beside that until all are kept', times(sent / kept)],
    ['arrived twice', twice],
  ];
  const head = `${MESSAGES.toLocaleString('en')} messages, asked by ${HANDS} hands`;
  return `${machine}\n\n${table([head, ''], rows)}`;
}

type Arrivals = ReturnType<typeof createArrivals>;
type Ask = (name: string) => Promise<void>;

/** Recipients whose message has arrived. */
function createArrivals() {
  const arrived = new Set<string>();
  let twice = 0;
  const accept: NonNullable<SMTPServerOptions['onData']> = (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      const name = envelope.rcptTo[0]?.address.split('@')[0] ?? '';
      if (arrived.has(name)) twice += 1;
      arrived.add(name);
      done();
    });
  };
  return {
    accept,
    countTwice: () => twice,
    until: async (names: readonly string[]): Promise<void> => {
      while (!names.every((name) => arrived.has(name))) await wait(5);
    },
  };
}

/** A receipt is the shortest way from a request to a message. */
function askReceipt(
  { origin, publishable }: { origin: string; publishable: string },
  name: string,
): Promise<void> {
  return post(`${origin}/functions/v1/support-message`, {
    headers: { apikey: publishable },
    body: { email: `${name}@exemple.fr`, subject: 'Une question', message: 'Bonjour' },
  });
}

async function send(
  names: readonly string[],
  { ask, arrivals }: { ask: Ask; arrivals: Arrivals },
): Promise<{ kept: number; sent: number }> {
  const waiting = [...names];
  const begin = performance.now();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await ask(name);
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  const kept = performance.now() - begin;
  await arrivals.until(names);
  return { kept, sent: performance.now() - begin };
}

const MESSAGES = 1000;
const HANDS = 16;
const VARIABLES = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  SUPABASE_URL: '',
  SITE_ORIGIN: 'https://facturier.example',
  COMPANY_REGISTER_URL: 'closed',
  // All requests come from one machine.
  RATE_LIMIT_FACTOR: '1000',
};
