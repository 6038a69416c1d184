import { foldAccents } from '#documents/model/texts/fold-accents.ts';
/** Identifies a party: its SIREN if it has one, else its name without case and accents. */
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

/** Lower case, without accents, spaces collapsed: two texts that look alike share a key. */
export function textKey(text: string): string {
  return foldAccents(text).replace(/\s+/g, ' ').trim();
}
