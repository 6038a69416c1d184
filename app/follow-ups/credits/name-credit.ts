import { capitalize } from '#documents';
import { type ChainNode, type Credit, mentionOf, ofMention, theMention } from '#documents/dossier';

/** « Avoir A-2026-0003 », « Trop-perçu de la facture F-2026-0001 » */
export function nameCredit({ document, cause }: Pick<Credit, 'document' | 'cause'>): string {
  if (cause === 'overpayment') return `Trop-perçu ${ofMention(document)}`;
  const avoir = capitalize(mentionOf(document));
  return cause === 'deposit' ? `${avoir}, acompte rendu` : avoir;
}

/** « l’avoir A-2026-0003 », « le trop-perçu de la facture F-2026-0001 » */
export function saySource(source: ChainNode): string {
  return source.asksPayment ? `le trop-perçu ${ofMention(source)}` : theMention(source);
}
