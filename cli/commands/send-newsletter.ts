import type { Options } from '#cli/arguments/options.ts';
import { MOST_NEWSLETTER_BYTES, parseNewsletter } from '#cli/input/parse-newsletter.ts';
import { readBytes } from '#cli/input/read-bytes.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { explainFileError } from '#cli/output/explain-file-error.ts';
import { print, say, toPrintable } from '#cli/output/output.ts';
import { writeFile } from '#cli/output/write-file.ts';
import { isEmailAddress } from '#documents';
import type { News } from '#server/email/contents/newsletter-email.ts';
import type { Variables } from '#server/gather-variables.ts';
import { drawNewsletter } from '#server/newsletter/draw-newsletter.ts';
import { openNewsOffice } from '#server/newsletter/open-news-office.ts';
import {
  countNewsReaders,
  type NewsOffice,
  queueNewsletter,
  queueTry,
} from '#server/newsletter/queue-newsletter.ts';

/**
 * Describes the newsletter of a text file and counts its readers; with an option, writes it to a
 * file, sends it to one address, or to all. Prints no address.
 */
export async function sendNewsletter(
  path: string,
  { options, variables }: { options: Options; variables: Variables },
): Promise<number> {
  const { send: isForAll, to, output } = options;
  const asked = [isForAll, to, output].filter((option) => option !== undefined);
  if (asked.length > 1) return refuse('Give one of --send, --to and -o: the others after it.');
  if (to !== undefined && !isEmailAddress(to))
    return refuse(`--to: "${toPrintable(to)}" is no e-mail address.`);
  const read = await readNewsletter(path);
  if (!read.ok) return refuse(`${toPrintable(path)}: ${read.message}.`);
  const news = read.value;
  if (output !== undefined) return writeHtml(news, output);
  const isSending = isForAll === true || to !== undefined;
  const done = await openNewsOffice({ variables, isSending }, async (office) => {
    if (to !== undefined) {
      await queueTry(office, news, to);
      return 'Queued for this one address; its links change nothing.\n';
    }
    return isForAll ? queueForAll(office, news) : describe(office, news);
  });
  return done.ok ? print(done.value) : refuse(done.message);
}

async function queueForAll(office: NewsOffice, news: News): Promise<string> {
  const count = await queueNewsletter(office, news);
  const { written } = await countNewsReaders(office, news);
  const before = written - count;
  const rest = before > 0 ? ` ${before} had been written to under this subject before.` : '';
  return `Queued for ${count} ${nameAddresses(count)}.${rest}\n`;
}

async function describe(office: NewsOffice, news: News): Promise<string> {
  const { readers, written } = await countNewsReaders(office, news);
  const count = readers - written;
  const rest = written > 0 ? ` ${written} already were, under this subject.` : '';
  return [
    `Subject: ${toPrintable(news.subject)}`,
    ...news.paragraphs.map(toPrintable),
    `${count} ${nameAddresses(count)} would be written to.${rest} Nothing was sent: --to EMAIL tries it, --send sends it.\n`,
  ].join('\n\n');
}

async function writeHtml(news: News, path: string): Promise<number> {
  const write = await drawNewsletter(SAMPLE_OFFICE, news);
  const { html } = await write({ address: '', user_id: null, lead_id: 'sample' });
  if (path === '-') return print(html);
  try {
    writeFile(path, html);
    return EXIT.done;
  } catch (error) {
    return refuse(`${toPrintable(path)}: ${explainFileError(error, 'write')}.`);
  }
}

async function readNewsletter(path: string): Promise<ReturnType<typeof parseNewsletter>> {
  try {
    const bytes = await readBytes(path, MOST_NEWSLETTER_BYTES);
    return bytes === null
      ? { ok: false, message: `it is larger than ${MOST_NEWSLETTER_BYTES} bytes` }
      : parseNewsletter(bytes);
  } catch (error) {
    return { ok: false, message: explainFileError(error, 'read') };
  }
}

function nameAddresses(count: number): string {
  return count === 1 ? 'address' : 'addresses';
}

function refuse(sentence: string): number {
  say(sentence);
  return EXIT.wrongInput;
}

/** Signs links that open nothing. */
const SAMPLE_OFFICE = { secretKey: 'sample', origin: 'https://sample.invalid' };
