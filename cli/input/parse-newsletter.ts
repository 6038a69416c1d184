import type { News } from '#server/email/contents/newsletter-email.ts';
import { decodeText } from './decode-text.ts';

type ParsedNewsletter = { ok: true; value: News } | { ok: false; message: string };

/** The subject is the first line; empty lines separate the paragraphs. */
export function parseNewsletter(bytes: Uint8Array): ParsedNewsletter {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const [first = '', ...rest] = decoded.text.replace(/\r\n?/g, '\n').trim().split('\n');
  const subject = first.trim();
  const paragraphs = rest
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .filter((paragraph) => paragraph !== '');
  const message = findFault({ subject, paragraphs });
  return message === null ? { ok: true, value: { subject, paragraphs } } : { ok: false, message };
}

function findFault({ subject, paragraphs }: News): string | null {
  const text = paragraphs.join('\n');
  if (subject === '') return 'it is empty: write the subject on the first line, then the text';
  if (subject.length > MOST_SUBJECT)
    return `its first line, the subject, has ${subject.length} characters: ${MOST_SUBJECT} at most`;
  if (text === '') return 'it has a subject and no text: write it below, after an empty line';
  if (text.length > MOST_TEXT)
    return `its text has ${text.length} characters: ${MOST_TEXT} at most; link to the rest`;
  if (CONTROLS.test(subject + text))
    return 'it holds control characters: save it again as plain text';
  if (/\bhttp:\/\//i.test(text)) return 'it has a link that is not https: write https://…';
  if (new Set(paragraphs).size < paragraphs.length)
    return 'it has the same paragraph twice: remove one';
  return null;
}

/** Characters; mail clients cut a subject sooner. */
const MOST_SUBJECT = 150;
const MOST_TEXT = 10_000;
/** Four bytes a character, and room for empty lines. */
export const MOST_NEWSLETTER_BYTES = 100_000;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
