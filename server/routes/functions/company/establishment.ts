import * as z from 'zod/mini';

export type Establishment = z.infer<ReturnType<typeof establishmentSchema>>;

/**
 * The head office has separate address parts; other establishments have only `adresse`, which ends
 * with postcode and city.
 */
export function establishmentSchema() {
  return z.object({
    siret: z.string(),
    etat_administratif: registerText(),
    date_fermeture: registerText(),
    nom_commercial: registerText(),
    adresse: registerText(),
    complement_adresse: registerText(),
    numero_voie: registerText(),
    indice_repetition: registerText(),
    type_voie: registerText(),
    libelle_voie: registerText(),
    code_postal: registerText(),
    libelle_commune: registerText(),
  });
}

/** Null when private or outside France. */
export function readAddress(place: Establishment) {
  const { numero_voie, indice_repetition, type_voie, libelle_voie, complement_adresse } = place;
  const words = [numero_voie, indice_repetition, type_voie, libelle_voie];
  const { adresse, code_postal, libelle_commune: city } = place;
  const all = [...words, complement_adresse, adresse, code_postal, city];
  if (!city || all.some((word) => isMasked(word ?? ''))) return null;
  const street = words.filter(Boolean).join(' ');
  return {
    line1: street || complement_adresse ? street : readStreet(adresse ?? ''),
    line2: complement_adresse ?? '',
    postal_code: code_postal ?? '',
    city,
  };
}

/** « [NON-DIFFUSIBLE] » replaces what a person keeps private (art. A123-96 C. com.). */
export function isMasked(word: string): boolean {
  return word.includes('NON-DIFFUSIBLE');
}

/** « 8 RUE DU MAGASIN 69001 LYON » without postcode and city. */
function readStreet(address: string): string {
  return /^(.+) \d{5} \D/.exec(address)?.[1] ?? '';
}

/** The register omits a field, sets it to null or to a text. */
export function registerText() {
  return z.optional(z.nullable(z.string()));
}
