import { join } from 'node:path';
import { listWaiting } from '#server/email/outbox.ts';
import type { Environment } from '#server/environment.ts';
import { isServedHereOnly } from '#server/is-served-here-only.ts';
import type { MailFacts } from './ask-database.ts';
import { type Told, tell } from './diagnosis.ts';

/** Signs in to the SMTP server, without a message, and closes the connection. */
export async function checkSmtp(smtpUrl: string): Promise<Told> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: smtpUrl, ...PATIENCE });
  const { protocol, hostname, port, username } = new URL(smtpUrl);
  const place = `${hostname}:${port || DEFAULT_PORTS[protocol]}`;
  try {
    await transport.verify();
    const how = username === '' ? 'takes messages without signing in' : 'accepts the sign-in';
    return tell('good', `The SMTP server ${place} answers and ${how}.`);
  } catch (error) {
    return tell('wrong', `The SMTP server ${place} ${sayFault(error)}`);
  } finally {
    transport.close();
  }
}

/** Where messages stay without an SMTP server. */
export async function checkOutbox({
  dataDirectory,
  ...settings
}: Pick<Environment, 'dataDirectory' | 'host' | 'siteOrigin' | 'trustedProxies'>): Promise<Told> {
  const { length: count } = await listWaiting(join(dataDirectory, 'outbox'));
  const sentence = `SMTP_URL is not given: messages stay on this machine (${count} in DATA_DIR/outbox; "facturier admin outbox" lists them).`;
  return isServedHereOnly(settings)
    ? tell('good', sentence)
    : tell(
        'wrong',
        `${sentence} The site is public: give SMTP_URL, or nobody confirms an address.`,
      );
}

/** What waits in the database, and what was given up lately. */
export function judgeQueue({ waiting, oldestS, news, failed }: MailFacts): Told[] {
  const minutes = Math.round(oldestS / 60);
  const others = news === 0 ? '' : `, and ${news} newsletters`;
  const queue =
    oldestS > LATE_S
      ? tell(
          'wrong',
          `${waiting} messages wait${others}, the oldest for ${minutes} min: check that a server runs and that its SMTP server answers; nothing is lost for a day.`,
        )
      : tell('good', `${waiting} messages wait${others}.`);
  if (failed.length === 0) return [queue];
  const reasons = failed.map(({ reason, total }) => `${reason}: ${total}`).join(', ');
  return [
    queue,
    tell(
      'advice',
      `Messages were refused or given up in the last 7 days (${reasons}): /admin shows which; an address may be wrong, or the SMTP server may not trust this one.`,
    ),
  ];
}

/** By codes of nodemailer and of Node: what a server says may hold an address. */
function sayFault(error: unknown): string {
  const { code = 'unknown', responseCode, message = '' } = error as Fault;
  const reply = responseCode === undefined ? code : `${code} ${responseCode}`;
  const known = FAULTS.find(([pattern]) => pattern.test(`${code} ${message}`));
  return `${known?.[1] ?? 'cannot be used: check SMTP_URL'} (${reply}).`;
}

type Fault = { code?: string; responseCode?: number; message?: string };

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/EDNS|ENOTFOUND|EAI_AGAIN/, 'has a name that is not found: correct it in SMTP_URL'],
  [/EAUTH/, 'refuses the user or the password: correct them in SMTP_URL'],
  [/ECONNREFUSED/, 'is not there: check the port in SMTP_URL, and that the server runs'],
  [
    /certificate|CERT|self.signed/i,
    'shows a certificate that is not trusted: see "certificates" below',
  ],
  [
    /ETLS|SSL|wrong version|packet length/i,
    'does not speak TLS in this way: smtps:// is for port 465, smtp:// for 587 and 25',
  ],
  [
    /ETIMEDOUT|Timeout|Greeting never/i,
    'does not answer: check the port, and what a firewall closes',
  ],
];
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'smtps:': '465', 'smtp:': '587' };
/** Together within the patience of a check. */
const PATIENCE = {
  connectionTimeout: 6000,
  greetingTimeout: 6000,
  socketTimeout: 6000,
  dnsTimeout: 4000,
};
/** docs/operations.md, « Watching ». */
const LATE_S = 600;
