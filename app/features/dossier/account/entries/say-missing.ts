import type { MissingEntries, MissingEntry } from '#app/records/from-documents/list-missing.ts';
import { sayMistake } from '#app/records/say-mistake.ts';
import { countryName, formatCounted, formatSiren, isFrance, sirenOf } from '#documents';

/** « Créer votre entreprise et 4 clients de vos documents » */
export function sayMissingEntries({ companies, clients }: MissingEntries): string {
  const made = [sayCompanies(companies.length), sayClients(clients.length)].filter(Boolean);
  return `Créer ${made.join(' et ')} de vos documents`;
}

/** « SIREN 404 833 048 · Lyon · 3 documents » */
export function describeEntry({
  party,
  documentIds,
}: Pick<MissingEntry<'seller'> | MissingEntry<'buyer'>, 'party' | 'documentIds'>): string {
  const siren = sirenOf(party);
  const { city, country } = party.address;
  return [
    siren ? `SIREN\u00a0${formatSiren(siren)}` : party.vatNumber && `TVA\u00a0${party.vatNumber}`,
    city,
    !isFrance(party.address) && countryName(country),
    formatCounted(documentIds.length, 'document'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Names the wrong values that are left out of the entry. */
export function sayLeftOut({ mistakes }: Pick<MissingEntry<'buyer'>, 'mistakes'>): string {
  return mistakes.length === 0 ? '' : `Non repris. ${mistakes.map(sayMistake).join(' ')}`;
}

function sayCompanies(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'votre entreprise' : `vos ${formatCounted(count, 'entreprise')}`;
}

function sayClients(count: number): string {
  return count === 0 ? '' : formatCounted(count, 'client');
}
