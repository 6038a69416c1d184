import * as z from 'zod/mini';

/** A place of a company, as the register gives it. */
export type Establishment = z.infer<ReturnType<typeof establishmentSchema>>;

/**
 * The head office has each part of its address; the establishments that answer a question have
 * `adresse` alone, with the postcode and the city at its end.
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

/** Null where it is private, or no place in France. */
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

/** « [NON-DIFFUSIBLE] » stands for what a person asked not to publish (art. A123-96 C. com.). */
export function isMasked(word: string): boolean {
  return word.includes('NON-DIFFUSIBLE');
}

/** « 8 RUE DU MAGASIN 69001 LYON » without the postcode and the city. */
function readStreet(address: string): string {
  return /^(.+) \d{5} \D/.exec(address)?.[1] ?? '';
}

/** Absent, null or a text: the register gives all three. */
export function registerText() {
  return z.optional(z.nullable(z.string()));
}
