import { capitalize, chargesVat, type Draft, formatAmount, requireCents } from '#documents';

export function summarizeRentMore({ rent, vatRegime }: Draft): string {
  const parts = [
    rent?.supplement !== undefined && 'complément',
    rent?.revision && 'révision',
    rent?.adjustment && 'régularisation',
    ...(rent?.otherLines ?? []).map(({ label }) => label || 'autre ligne'),
    chargesVat(vatRegime) && 'TVA',
  ].filter(Boolean);
  const words = parts.join(', ');
  return words ? capitalize(words) : 'Rien d’autre';
}

export function summarizeRentClosing({ rent, currency }: Draft): string {
  const balance = requireCents(rent?.previousBalance ?? '0');
  const parts = [
    balance !== 0 && `solde antérieur ${formatAmount(balance, currency)}`,
    rent?.place && `fait à ${rent.place}`,
    rent?.amountInWords && 'somme en lettres',
    rent?.closing && 'formule de fin',
    rent?.acceptsEmail && 'envoi par e-mail accepté',
  ].filter(Boolean);
  return parts.length > 0 ? capitalize(parts.join(', ')) : 'Rien à ajouter';
}
