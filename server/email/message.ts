import { render } from '@react-email/render';
import { type EmailLetter, layOutEmail } from './lay-out-email.ts';

/** A message, ready to be sent. */
export type Message = { to: string; subject: string; html: string; text: string };

/** A letter as HTML and as text: the same words in both. */
export async function makeMessage(to: string, letter: EmailLetter): Promise<Message> {
  const html = await render(layOutEmail(letter));
  return { to, subject: letter.subject, html, text: writeText(letter) };
}

function writeText({ title, paragraphs, action, code, after }: EmailLetter): string {
  return [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}\u00a0:\n${action.url}`] : []),
    ...(code ? [code] : []),
    ...after,
  ].join('\n\n');
}
