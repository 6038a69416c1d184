import { formatCounted } from '#documents';

/** How many documents are selected, and why none of them can be deleted. */
export function describeChoice(count: number, keptCount: number): string {
  const chosen = formatCounted(count, 'document choisi', 'documents choisis');
  if (count > keptCount) return chosen;
  return `${chosen}. Ce qui est émis ne se supprime pas\u00a0: un avoir annule une facture.`;
}

/** « Supprimer », or « Supprimer 3 brouillons » where issued documents are selected too. */
export function nameRemoval(count: number, keptCount: number): string {
  return keptCount === 0
    ? 'Supprimer'
    : `Supprimer ${formatCounted(count - keptCount, 'brouillon')}`;
}

/** « 22 documents émis restent : … »; empty when nothing stays. */
export function describeKept(count: number): string {
  if (count === 0) return '';
  const what = formatCounted(count, 'document émis reste', 'documents émis restent');
  return `${what}\u00a0: votre compte garde ce qui est émis, pour que la suite des numéros reste entière.`;
}
