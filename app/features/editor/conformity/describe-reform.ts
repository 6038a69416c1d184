import { wordsOf } from '#app/features/editor/draft/kind-words.ts';
import { type Draft, formatLongDate, reformDateOf } from '#documents';

/**
 * Message for a French professional client: from a date that depends on the issuer, the invoice
 * goes through a plateforme agréée (CGI, art. 289 bis). Never promises that a file is enough.
 */
export function describeReform({
  kind,
  seller,
  issueDate,
}: Pick<Draft, 'kind' | 'seller' | 'issueDate'>): string {
  const date = reformDateOf(seller);
  if (issueDate >= date)
    return `Vous devez envoyer ${wordsOf(kind).this} par une plateforme agréée. Le PDF est au format Factur-X, mais l’envoyer vous-même par e-mail ne suffit pas.`;
  const others =
    seller.size === undefined
      ? ` (${formatLongDate(reformDateOf({ size: 'large' }))} pour une grande entreprise ou une ETI)`
      : '';
  return `À partir de votre date d’obligation, le ${formatLongDate(date)}${others}, l’envoi doit passer par une plateforme agréée. Le PDF est au format Factur-X, mais l’envoyer par e-mail ne suffira plus.`;
}
