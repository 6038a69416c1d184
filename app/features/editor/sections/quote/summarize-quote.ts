import { capitalize, type Draft, formatShortDate } from '#documents';

export function summarizeExecution({ quote, supply }: Draft): string {
  const parts = [
    quote?.startDate && `début le ${formatShortDate(quote.startDate)}`,
    quote?.duration,
    supply?.place,
    typeof quote?.cost === 'object' && 'devis payant',
    quote?.isWorks && 'travaux',
    quote?.waste && 'déchets',
    quote?.withdrawal && 'rétractation',
    quote?.guarantees && 'garanties',
  ].filter(Boolean);
  const words = parts.join(' · ');
  return words === '' ? 'Dates, lieu, garanties' : capitalize(words);
}

export function summarizeDeposit({ quote }: Draft): string {
  const count = quote?.schedule?.length ?? 0;
  const parts = [
    quote?.deposit && (quote.deposit.nature === 'earnest' ? 'Arrhes' : 'Acompte'),
    count > 0 && `${count} échéance${count > 1 ? 's' : ''}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : 'Aucun acompte demandé';
}
