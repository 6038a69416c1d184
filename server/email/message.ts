import { render } from '@react-email/render';
import { layOutEmail } from './layout/lay-out-email.ts';
import type { EmailLetter } from './letter.ts';
import type { Message } from './stored-message.ts';

/** Renders a message as HTML and as text, with the same words. */
export async function makeMessage(to: string, letter: EmailLetter): Promise<Message> {
  const { subject, type, leavesNoName, waitS, replyTo, unsubscribeUrl, attachments } = letter;
  return {
    to,
    subject,
    type,
    html: await render(layOutEmail(letter)),
    text: writeText(letter),
    ...(leavesNoName && { leavesNoName }),
    ...(waitS && { waitS }),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(attachments && { attachments }),
  };
}

function writeText(letter: EmailLetter): string {
  const { title, paragraphs, quotation, facts = [], action, code, after, links = [] } = letter;
  return [
    title,
    ...paragraphs,
    ...(quotation ? [quotation] : []),
    ...(facts.length > 0 ? [facts.map(writePair).join('\n')] : []),
    ...(action ? [`${action.label}\u00a0:\n${action.url}`] : []),
    ...(code ? [code] : []),
    ...after,
    ...links.map(({ label, url }) => `${label}\u00a0:\n${url}`),
  ].join('\n\n');
}

function writePair({ label, value }: { label: string; value: string }): string {
  return `${label}\u00a0: ${value}`;
}
