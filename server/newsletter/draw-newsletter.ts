import { type News, writeNewsletter } from '#server/email/contents/newsletter-email.ts';
import { makeEmail } from '#server/email/make-email.ts';
import type { StoredEmail } from '#server/email/stored-email.ts';
import { type LinkAction, writeEmailLink } from '#server/routes/email-pages/email-links.ts';

/** `secretKey` signs the links, which lead to `origin`. */
export type NewsOrigin = { secretKey: string; origin: string };
/** A subscriber: an account, a confirmed visitor, or both. */
export type NewsReader = { address: string; user_id: string | null; lead_id: string | null };

/**
 * Renders a newsletter once for accounts and once for visitors, and returns the function that puts
 * a reader’s link into it.
 */
export async function drawNewsletter(
  office: NewsOrigin,
  news: News,
): Promise<(reader: NewsReader) => Promise<StoredEmail>> {
  const accountUrl = new URL('/account', office.origin).href;
  const draw = async (isAccount: boolean) => {
    const content = writeNewsletter(news, {
      unsubscribeUrl: LINK,
      accountUrl: isAccount ? accountUrl : null,
    });
    return JSON.stringify(await makeEmail('', content));
  };
  const [toAccount, toVisitor] = await Promise.all([draw(true), draw(false)]);
  return async (reader) => {
    const url = await writeEmailLink(office, nameLink(reader));
    const drawn = reader.user_id === null ? toVisitor : toAccount;
    // Safe: no character of a URL and token is escaped in HTML or JSON.
    const email: StoredEmail = JSON.parse(drawn.replaceAll(LINK, url));
    return { ...email, to: reader.address };
  };
}

function nameLink({ user_id, lead_id }: NewsReader): { id: string; action: LinkAction } {
  return user_id === null
    ? { id: lead_id ?? '', action: 'desinscription' }
    : { id: user_id, action: 'desinscription-compte' };
}

/** Placeholder for the reader’s link. */
const LINK = 'https://link.invalid/0b8f3c1e-5d0a-4f6e-9b3c-3c1a7f1d2e90';
