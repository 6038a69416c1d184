import { type News, writeNewsletter } from '#server/email/contents/newsletter-email.ts';
import { makeEmail } from '#server/email/make-email.ts';
import type { StoredEmail } from '#server/email/stored-email.ts';
import { type LinkAction, writeEmailLink } from '#server/routes/email-pages/email-links.ts';

/** The key that signs the links of a newsletter, and the site they lead to. */
export type NewsOrigin = { secretKey: string; origin: string };
/** An address that wants news: that of an account, of a visitor who confirmed it, or of both. */
export type NewsReader = { address: string; user_id: string | null; lead_id: string | null };

/** Draws a newsletter twice, for accounts and for visitors; then each reader has its own link. */
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
    // An address and a token: neither HTML nor JSON changes a character of them.
    const email: StoredEmail = JSON.parse(drawn.replaceAll(LINK, url));
    return { ...email, to: reader.address };
  };
}

function nameLink({ user_id, lead_id }: NewsReader): { id: string; action: LinkAction } {
  return user_id === null
    ? { id: lead_id ?? '', action: 'desinscription' }
    : { id: user_id, action: 'desinscription-compte' };
}

/** Stands for the link of a reader while the message is drawn. */
const LINK = 'https://link.invalid/0b8f3c1e-5d0a-4f6e-9b3c-3c1a7f1d2e90';
