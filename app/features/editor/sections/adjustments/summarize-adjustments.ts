import { chargesVat, type Draft } from '#documents';

export function summarizeAdjustments(draft: Draft): string {
  const { allowances, charges, prepayments, payment, rounding } = draft;
  const parts = [
    draft.priceMode === 'gross' && chargesVat(draft.vatRegime) && 'Prix TTC',
    count(allowances.length, 'remise', 'remises'),
    count(charges.length, 'frais', 'frais'),
    count(prepayments.length, 'acompte', 'acomptes'),
    payment.retention && 'retenue de garantie',
    rounding && rounding !== '0' && 'arrondi',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Rien à ajouter ni à déduire';
}

function count(length: number, one: string, many: string): string {
  if (length === 0) return '';
  return `${length} ${length === 1 ? one : many}`;
}
