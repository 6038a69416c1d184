import { displayName } from '#documents/law/identity.ts';
import type { Covered } from './cover-words.ts';
import { englishCover } from './english-cover.ts';
import { frenchCover } from './french-cover.ts';

/**
 * The message that goes with a document to its client, in plain text and in the document’s
 * language. Its author may change every word before it leaves.
 */
export function writeCoverMessage(covered: Covered): { subject: string; body: string } {
  const { seller, language } = covered.draft;
  const words = language === 'en' ? englishCover : frenchCover;
  const name = displayName(seller);
  const signature = [seller.contactName, name, seller.phone].filter(Boolean).join('\n');
  const paragraphs = [
    words.greeting,
    [words.opening(covered), words.request(covered)].filter(Boolean).join('\n'),
    words.closing,
    signature,
  ];
  return {
    subject: [words.subject(covered), name].filter(Boolean).join(' – '),
    body: paragraphs.filter(Boolean).join('\n\n'),
  };
}
