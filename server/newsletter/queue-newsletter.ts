import { randomUUID } from 'node:crypto';
import type { News } from '#server/email/contents/newsletter-email.ts';
import { deriveEmailId } from '#server/email/queue/derive-email-id.ts';
import type { CallDatabase } from '#server/email/queue/email-queue.ts';
import { drawNewsletter, type NewsOrigin, type NewsReader } from './draw-newsletter.ts';

/** A server: its database, its keys, and where visitors find it. */
export type NewsOffice = NewsOrigin & { call: CallDatabase };

/** How many addresses want news, and how many of them were written to under this subject. */
export async function countNewsReaders(
  { call }: Pick<NewsOffice, 'call'>,
  { subject }: News,
): Promise<{ readers: number; written: number }> {
  const [row] = await call('count_news_readers', { p_subject: subject });
  // The columns are those of the migration; a count is a text where the driver reads it.
  const { readers, written } = row as { readers: number | string; written: number | string };
  return { readers: Number(readers), written: Number(written) };
}

/**
 * Queues one message for each address that wants news and was not written to under this subject.
 * Gives how many were added. Interrupted, it goes on where it was the next time.
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

/** To look at it in a mailbox: one message, each time, whose links change nothing. */
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
  return rows as NewsReader[]; // the columns are those of the migration
}

async function addEmails(
  { call }: NewsOffice,
  { subject }: News,
  emails: readonly { id: string; recipient: string; content: string }[],
): Promise<number> {
  const [row] = await call('add_news', { p_subject: subject, p_messages: emails });
  return Number((row as { added: number | string }).added); // that of the migration
}

/**
 * The same for the same subject and address, so that none gets it twice. With a key, since the
 * Message-ID is made of it and must not let anybody check an address.
 */
function identify(
  { secretKey }: NewsOffice,
  { subject, address }: { subject: string; address: string },
): string {
  return deriveEmailId(`${subject}\n${address}`, `news ${secretKey}`);
}

/** A few hundred kilobytes a request. */
const AT_ONCE = 50;
/** No account and no visitor has it. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
