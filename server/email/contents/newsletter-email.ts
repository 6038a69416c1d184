import { site } from '#content/site.ts';
import type { EmailContent } from '#server/email/email-content.ts';

export type News = { subject: string; paragraphs: readonly string[] };

/** News to a subscriber; `accountUrl` is null without an account. */
export function writeNewsletter(
  { subject, paragraphs }: News,
  { unsubscribeUrl, accountUrl }: { unsubscribeUrl: string; accountUrl: string | null },
): EmailContent {
  return {
    type: 'newsletter',
    subject,
    title: subject,
    paragraphs,
    unsubscribeUrl,
    after: [accountUrl === null ? TO_VISITORS : TO_ACCOUNTS],
    links: [
      { label: 'Ne plus recevoir nos nouvelles', url: unsubscribeUrl },
      ...(accountUrl === null ? [] : [{ label: 'Mon compte', url: accountUrl }]),
    ],
  };
}

const TO_VISITORS = `Vous recevez ce message parce que vous avez confirmé vouloir des nouvelles de ${site.name}. Pour ne plus en recevoir, un clic suffit.`;
const TO_ACCOUNTS = `Vous recevez ce message parce que votre compte ${site.name} accepte nos nouvelles. Pour ne plus en recevoir, un clic suffit, sans vous connecter\u00a0; dans votre compte, la case est sous «\u00a0Lettre d’information\u00a0».`;
