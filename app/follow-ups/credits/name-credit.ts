import { capitalize } from '#documents';
import { mentionOf, type OwedCredit, ofMention } from '#documents/dossier';

/** « Avoir A-2026-0003 », « Trop-perçu de la facture F-2026-0001 » */
export function nameCredit({ document, cause }: Pick<OwedCredit, 'document' | 'cause'>): string {
  if (cause === 'overpayment') return `Trop-perçu ${ofMention(document)}`;
  const avoir = capitalize(mentionOf(document));
  return cause === 'deposit' ? `${avoir}, acompte rendu` : avoir;
}
