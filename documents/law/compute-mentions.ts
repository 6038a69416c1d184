import { LAST_DAY_OF_CGI } from './figures/last-day-of-cgi.ts';
import type { Mention, MentionContext } from './mention.ts';
import { closingMentions } from './mentions/closing-mentions.ts';
import { creditMentions } from './mentions/credit-mentions.ts';
import { headingMentions } from './mentions/heading-mentions.ts';
import { paymentMentions } from './mentions/payment-mentions.ts';
import { quoteMentions } from './mentions/quote-mentions.ts';
import { withdrawalMentions } from './mentions/quote-withdrawal.ts';
import { receiptMentions } from './mentions/receipt-mentions.ts';
import { rentMentions } from './mentions/rent-mentions.ts';
import { vatMentions } from './mentions/vat-mentions.ts';
import { xmlNotes } from './mentions/xml-notes.ts';
import { typeset } from './typeset.ts';

/**
 * Every mention of a document in printing order, ready to print: French with no-break spaces, and a
 * translation if `translate` gives one. Notes for the XML only (`place: 'xml'`) come last.
 */
export function computeMentions(
  context: MentionContext,
  translate: (mention: Mention) => string | null = () => null,
): Mention[] {
  const mentions = [
    ...headingMentions(context),
    ...vatMentions(context),
    ...paymentMentions(context),
    ...quoteMentions(context),
    ...creditMentions(context),
    ...receiptMentions(context),
    ...rentMentions(context),
    ...closingMentions(context),
    ...withdrawalMentions(context),
    ...xmlNotes(context),
  ];
  return mentions
    .filter(({ text }) => mayBePrinted(text, context.draft.issueDate))
    .map((mention) => {
      const translation = mention.place === 'xml' ? null : translate(mention);
      const text = typeset(mention.text);
      return translation ? { ...mention, text, translation } : { ...mention, text };
    });
}

/** Texts citing the CGI are allowed until that day; after it, `law-in-force` reports the gap. */
function mayBePrinted(text: string, issueDate: string): boolean {
  return issueDate <= LAST_DAY_OF_CGI || !/\bCGI\b/.test(text);
}
