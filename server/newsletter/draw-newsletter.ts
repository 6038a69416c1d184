import { type News, writeNewsletter } from '#server/email/letters/newsletter-letter.ts';
import { makeMessage } from '#server/email/message.ts';
import type { Message } from '#server/email/stored-message.ts';
import { type LinkAction, writeMailLink } from '#server/routes/mail-pages/mail-links.ts';

/** The key that signs the links of a newsletter, and the site they lead to. */
export type NewsOrigin = { secretKey: string; origin: string };
/** An address that wants news: that of an account, of a visitor who confirmed it, or of both. */
export type NewsReader = { address: string; user_id: string | null; lead_id: string | null };

/** Draws a newsletter twice, for accounts and for visitors; then each reader has its own link. */
export async function drawNewsletter(
  office: NewsOrigin,
  news: News,
): Promise<(reader: NewsReader) => Promise<Message>> {
  const accountUrl = new URL('/account', office.origin).href;
  const draw = async (isAccount: boolean) => {
    const letter = writeNewsletter(news, {
      unsubscribeUrl: LINK,
      accountUrl: isAccount ? accountUrl : null,
    });
    return JSON.stringify(await makeMessage('', letter));
  };
  const [toAccount, toVisitor] = await Promise.all([draw(true), draw(false)]);
  return async (reader) => {
    const url = await writeMailLink(office, nameLink(reader));
    const drawn = reader.user_id === null ? toVisitor : toAccount;
    // An address and a token: neither HTML nor JSON changes a character of them.
    const message: Message = JSON.parse(drawn.replaceAll(LINK, url));
    return { ...message, to: reader.address };
  };
}

function nameLink({ user_id, lead_id }: NewsReader): { id: string; action: LinkAction } {
  return user_id === null
    ? { id: lead_id ?? '', action: 'desinscription' }
    : { id: user_id, action: 'desinscription-compte' };
}

/** Stands for the link of a reader while the message is drawn. */
const LINK = 'https://link.invalid/0b8f3c1e-5d0a-4f6e-9b3c-3c1a7f1d2e90';
