import { RECEIVED_BY_CHOICES } from '#app/features/editor/sections/payment/received-by-choices.ts';
import { capitalize, chargesVat, type Draft, formatShortDate, nameDeposit } from '#documents';

/** Empty without any. */
export function summarizeAdjustments(draft: Draft): string {
  const { allowances, charges, prepayments, payment, rounding } = draft;
  const parts = [
    draft.priceMode === 'gross' && chargesVat(draft.vatRegime) && 'Prix TTC',
    count(allowances.length, 'remise', 'remises'),
    count(charges.length, 'frais', 'frais'),
    summarizePrepayments(prepayments),
    payment.retention && 'retenue de garantie',
    rounding && rounding !== '0' && 'arrondi',
  ].filter(Boolean);
  return capitalize(parts.join(' · '));
}

/** « Acompte, espèces, 20/11 », or how many there are. */
function summarizePrepayments(prepayments: Draft['prepayments']): string {
  const [only, ...others] = prepayments;
  if (!only || others.length > 0) return count(prepayments.length, 'acompte', 'acomptes');
  const { reference = '', means, date = '' } = only;
  const way = RECEIVED_BY_CHOICES.find(({ value }) => value === means)?.label.toLowerCase();
  const day = formatShortDate(date).slice(0, 'jj/mm'.length);
  return [nameDeposit(reference, 'Acompte'), way, day].filter(Boolean).join(', ');
}

function count(length: number, one: string, many: string): string {
  if (length === 0) return '';
  return `${length} ${length === 1 ? one : many}`;
}
