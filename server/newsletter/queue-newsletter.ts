import { randomUUID } from 'node:crypto';
import type { News } from '#server/email/contents/newsletter-email.ts';
import { deriveEmailId } from '#server/email/queue/derive-email-id.ts';
import type { CallDatabase } from '#server/email/queue/email-queue.ts';
import { drawNewsletter, type NewsOrigin, type NewsReader } from './draw-newsletter.ts';

export type NewsOffice = NewsOrigin & { call: CallDatabase };

/** The number of subscribers, and of those already sent this subject. */
export async function countNewsReaders(
  { call }: Pick<NewsOffice, 'call'>,
  { subject }: News,
): Promise<{ readers: number; written: number }> {
  const [row] = await call('count_news_readers', { p_subject: subject });
  // Columns of the migration; some drivers return counts as text.
  const { readers, written } = row as { readers: number | string; written: number | string };
  return { readers: Number(readers), written: Number(written) };
}

/**
 * Queues a message for each subscriber who was not sent this subject; returns their number. If
 * interrupted, the next call continues.
 */
export async function queueNewsletter(office: NewsOffice, news: News): Promise<number> {
  const write = await drawNewsletter(office, news);
  let count = 0;
  for (let after = ''; ; ) {
    const readers = await listReaders(office, { subject: news.subject, after });
    const last = readers.at(-1);
    if (last === undefined) return count;
    const emails = await Promise.all(
      readers.map(async (reader) => ({
        id: identify(office, { subject: news.subject, address: reader.address }),
        recipient: reader.address,
        content: JSON.stringify(await write(reader)),
      })),
    );
    count += await addEmails(office, news, emails);
    after = last.address;
  }
}

/** Queues a preview to one address, with links that change nothing. */
export async function queueTry(office: NewsOffice, news: News, to: string): Promise<void> {
  const write = await drawNewsletter(office, news);
  const email = await write({ address: to, user_id: null, lead_id: NOBODY });
  await office.call('add_mail', {
    p_id: randomUUID(),
    p_recipient: to,
    p_type: 'newsletter-try',
    p_subject: news.subject,
    p_content: JSON.stringify({ ...email, type: 'newsletter-try' }),
  });
}

async function listReaders(
  { call }: NewsOffice,
  { subject, after }: { subject: string; after: string },
): Promise<NewsReader[]> {
  const rows = await call('list_news_readers', {
    p_subject: subject,
    p_after: after,
    p_most: AT_ONCE,
  });
  return rows as NewsReader[]; // the columns of the migration
}

async function addEmails(
  { call }: NewsOffice,
  { subject }: News,
  emails: readonly { id: string; recipient: string; content: string }[],
): Promise<number> {
  const [row] = await call('add_news', { p_subject: subject, p_messages: emails });
  return Number((row as { added: number | string }).added); // the column of the migration
}

/**
 * The same id for the same subject and address, so that nobody gets it twice. Keyed, since the
 * Message-ID is derived from it and must not let anyone verify an address.
 */
function identify(
  { secretKey }: NewsOffice,
  { subject, address }: { subject: string; address: string },
): string {
  return deriveEmailId(`${subject}\n${address}`, `news ${secretKey}`);
}

/** A few hundred kilobytes a request. */
const AT_ONCE = 50;
/** The id of no account or visitor. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
