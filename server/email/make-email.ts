import { render } from '@react-email/render';
import type { EmailContent } from './email-content.ts';
import { layOutEmail } from './layout/lay-out-email.ts';
import type { StoredEmail } from './stored-email.ts';

/** Renders an e-mail as HTML and as text, with the same words. */
export async function makeEmail(to: string, content: EmailContent): Promise<StoredEmail> {
  const { subject, type, leavesNoName, welcome, waitS, replyTo, unsubscribeUrl, attachments } =
    content;
  return {
    to,
    subject,
    type,
    html: await render(layOutEmail(content)),
    text: writeText(content),
    ...(leavesNoName && { leavesNoName }),
    ...(welcome && { welcome }),
    ...(waitS && { waitS }),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(attachments && { attachments }),
  };
}

function writeText(content: EmailContent): string {
  const { title, paragraphs, quotation, facts = [], action, code, after, links = [] } = content;
  return [
    title,
    ...paragraphs,
    ...(quotation ? [quotation.replace(/^/gm, '> ')] : []),
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
