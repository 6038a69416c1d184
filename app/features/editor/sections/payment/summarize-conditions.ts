import { type Draft, formatNumber, isProfessional, requireKind } from '#documents';

export function summarizeConditions({ kind, payment, buyer }: Draft): string {
  const own = [payment.terms && 'conditions en mots', payment.reference && 'référence'];
  const legal =
    requireKind(kind).subtypes.standard.asksPayment && isProfessional(buyer)
      ? [
          penalty(payment, buyer.kind === 'public'),
          payment.recoveryFee && 'indemnité',
          discount(payment),
        ]
      : [];
  const parts = [...legal, ...own].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Conditions, référence';
}

function penalty({ latePenalty }: Draft['payment'], isPublic: boolean): string {
  if (isPublic) return 'pénalités légales';
  if (latePenalty === 'unstated') return 'pénalités à choisir';
  return latePenalty === 'ecb+10'
    ? 'BCE + 10 points'
    : `pénalités ${formatNumber(latePenalty.percent)}\u00a0%`;
}

function discount({ earlyDiscount }: Draft['payment']): string {
  if (earlyDiscount === 'unstated') return 'escompte à préciser';
  return earlyDiscount === 'none'
    ? 'sans escompte'
    : `escompte ${formatNumber(earlyDiscount.percent)}\u00a0%`;
}
