import { capitalize, chargesVat, type Draft } from '#documents';

/** What the closed part holds, in a line. */
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
