import { countryName, type Draft, formatSiren, formatSiret } from '#documents';

type Party = Draft['seller'] | Draft['buyer'];

/** « SIRET 732 829 320 00074 », or the SIREN without one. */
export function describeNumber({ siren, siret }: Party): string {
  if (siret) return `SIRET\u00a0${formatSiret(siret)}`;
  return siren ? `SIREN\u00a0${formatSiren(siren)}` : '';
}

/** « 4 bis, passage de l’Œuvre, 75011 Paris », with the country abroad. */
export function describeAddress({ line1, postalCode, city, country }: Party['address']): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  const abroad = country === 'FR' || !(line1 || town) ? '' : countryName(country);
  return [line1, town, abroad].filter(Boolean).join(', ');
}

/** A line for each list that says anything. */
export function joinLines(lines: readonly (readonly (string | undefined)[])[]): string[] {
  return lines.map((parts) => parts.filter(Boolean).join('\u00a0· ')).filter(Boolean);
}
