import { foldAccents } from '#documents/model/texts/fold-accents.ts';
/**
 * What tells a party from the others: its SIREN where it has one, else its name, whatever its case
 * and accents.
 */
export function partyKey({
  name,
  siren,
  siret,
}: {
  name: string;
  siren?: string | undefined;
  siret?: string | undefined;
}): string {
  const number = siren || siret?.slice(0, 9);
  return number || textKey(name);
}

/** Two texts that a reader takes for the same have the same key. */
export function textKey(text: string): string {
  return foldAccents(text).replace(/\s+/g, ' ').trim();
}
