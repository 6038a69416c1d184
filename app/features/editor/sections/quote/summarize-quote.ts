import { capitalize, type Draft, depositNature, formatShortDate } from '#documents';

/** Empty without any. */
export function summarizeExecution({ quote, subtype, supply }: Draft): string {
  const parts = [
    quote?.startDate && `début le ${formatShortDate(quote.startDate)}`,
    quote?.duration,
    supply?.place,
    typeof quote?.cost === 'object' && 'devis payant',
    quote?.isWorks && 'travaux',
    quote?.waste && 'déchets',
    quote?.withdrawal && 'rétractation',
    quote?.guarantees?.trim() && 'garanties',
    // Printed on a quote alone: an order or an amendment only states a price.
    typeof quote?.cost !== 'object' && subtype === 'standard' && FREE_QUOTE,
  ].filter(Boolean);
  return capitalize(parts.join(' · '));
}

/** Empty without any. */
export function summarizeDeposit(draft: Draft): string {
  const { quote } = draft;
  const count = quote?.schedule?.length ?? 0;
  const parts = [
    quote?.deposit && DEPOSITS[depositNature(draft)],
    count > 0 && `${count} échéance${count > 1 ? 's' : ''}`,
  ].filter(Boolean);
  return parts.join(' · ');
}

const FREE_QUOTE = 'devis gratuit';
const DEPOSITS = { deposit: 'Acompte', earnest: 'Arrhes', unstated: 'Versement à la commande' };
