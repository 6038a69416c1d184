import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerOptions } from 'smtp-server';
import { startMailServer } from '#server/test/email/mail-server.ts';
import { startChild } from '../backend/start-child.ts';
import { post } from '../backend/start-contenders.ts';
import { type Summary, summarize } from '../statistics.ts';

/** The mail queue under load; delays in ms, from request to arrival. */
export type MailFigures = {
  /** Requests answered per second: message rendered and queued. */
  keptPerSecond: number;
  /** Messages received per second, from first request to last arrival. */
  sentPerSecond: number;
  together: Summary;
  alone: Summary;
  twice: number;
};

/** The whole server with its own PostgreSQL, and an SMTP server that accepts at once. */
export async function measureMail(): Promise<MailFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-bench-'));
  chmodSync(folder, 0o755);
  const arrivals = createArrivals();
  const mail = await startMailServer({ onData: arrivals.accept });
  try {
    const { origin, stop } = await startChild('server/main.ts', {
      variables: { ...VARIABLES, DATA_DIR: folder, SMTP_URL: mail.url },
    });
    try {
      const { publishable } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8'));
      const ask = (name: string) => askReceipt({ origin, publishable }, name);
      // The first message loads code that no delay should include.
      await sendAlone({ ask, arrivals, prefix: 'premier' });
      const alone = await sendAlone({ ask, arrivals, prefix: 'seul' });
      return { ...(await sendTogether({ ask, arrivals })), alone, twice: arrivals.countTwice() };
    } finally {
      await stop();
    }
  } finally {
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function formatMail(figures: MailFigures, machine: string): string {
  const { keptPerSecond, sentPerSecond, together, alone, twice } = figures;
  const delay = ({ median, p95 }: Summary) => `${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`;
  return [
    machine,
    '',
    `| ${MESSAGES.toLocaleString('en')} messages, asked by ${HANDS} hands |  |`,
    '| --- | ---: |',
    `| emails drawn and kept in the queue | ${keptPerSecond.toFixed(0)}/s |`,
    `| arrived | ${sentPerSecond.toFixed(0)}/s |`,
    `| from a request to the arrival of its message | ${delay(together)} |`,
    `| the same while nothing else waits | ${delay(alone)} |`,
    `| arrived twice | ${twice} |`,
  ].join('\n');
}

type Arrivals = ReturnType<typeof createArrivals>;
type Ask = (name: string) => Promise<void>;

/** When each recipient’s message arrived. */
function createArrivals() {
  const times = new Map<string, number>();
  let twice = 0;
  const accept: NonNullable<SMTPServerOptions['onData']> = (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      const name = envelope.rcptTo[0]?.address.split('@')[0] ?? '';
      if (times.has(name)) twice += 1;
      else times.set(name, performance.now());
      done();
    });
  };
  return {
    accept,
    countTwice: () => twice,
    until: async (names: readonly string[]): Promise<number[]> => {
      while (!names.every((name) => times.has(name))) await wait(5);
      return names.map((name) => times.get(name) ?? 0);
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

async function sendAlone({
  ask,
  arrivals,
  prefix,
}: {
  ask: Ask;
  arrivals: Arrivals;
  prefix: string;
}): Promise<Summary> {
  const delays: number[] = [];
  for (let count = 0; count < ALONE; count += 1) {
    const name = `${prefix}-${count}`;
    const start = performance.now();
    await ask(name);
    const [arrival = 0] = await arrivals.until([name]);
    delays.push(arrival - start);
  }
  return summarize(delays);
}

async function sendTogether({ ask, arrivals }: { ask: Ask; arrivals: Arrivals }) {
  const names = Array.from({ length: MESSAGES }, (_, index) => `ensemble-${index}`);
  const starts = new Map<string, number>();
  const waiting = [...names];
  const begin = performance.now();
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      starts.set(name, performance.now());
      await ask(name);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
  const kept = performance.now() - begin;
  const times = await arrivals.until(names);
  const sent = Math.max(...times) - begin;
  return {
    keptPerSecond: (MESSAGES / kept) * 1000,
    sentPerSecond: (MESSAGES / sent) * 1000,
    together: summarize(times.map((time, index) => time - (starts.get(names[index] ?? '') ?? 0))),
  };
}

const MESSAGES = 1000;
const HANDS = 16;
const ALONE = 50;
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
