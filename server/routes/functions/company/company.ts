import * as z from 'zod/mini';
import { isSiren } from '#documents/law/identifiers/siren.ts';
import { frenchVatNumberOf } from '#documents/law/identifiers/vat-number.ts';

/** A company as the register knows it; with a SIRET, the address is that of the establishment. */
export type Company = {
  siren: string;
  siret: string;
  name: string;
  /** The company, or the establishment that was asked for, has closed. */
  is_closed: boolean;
  /** YYYY-MM-DD. */
  closed_on: string | null;
  /** Code of INSEE, « 5710 » for an SAS, « 1000 » for a sole trader. */
  legal_category: string | null;
  /** What its number would be: the register does not say who pays VAT. */
  vat_number: string;
  /** Null where the company keeps it to itself. */
  address: { line1: string; line2: string; postal_code: string; city: string } | null;
};

/** What recherche-entreprises.api.gouv.fr answers to `/search`, as far as it is used. */
export const registerAnswerSchema = z.object({
  results: z.array(
    z.object({
      siren: z.string().check(z.refine(isSiren)),
      nom_complet: z.string(),
      nom_raison_sociale: text(),
      nature_juridique: text(),
      etat_administratif: text(),
      date_fermeture: text(),
      siege: z.optional(z.nullable(establishmentSchema())),
      matching_etablissements: z.optional(z.nullable(z.array(establishmentSchema()))),
    }),
  ),
});

type Found = z.infer<typeof registerAnswerSchema>['results'][number];
type Establishment = z.infer<ReturnType<typeof establishmentSchema>>;

/** `query` is what was asked: a SIRET chooses among the establishments. */
export function readCompany(found: Found, query: string): Company {
  const { siren, nom_complet, nom_raison_sociale, siege, matching_etablissements } = found;
  const asked = (matching_etablissements ?? []).find(({ siret }) => siret === query);
  const place = asked ?? siege ?? null;
  const closed = [found, ...(asked ? [asked] : [])].find(
    ({ etat_administratif }) => etat_administratif === 'C' || etat_administratif === 'F',
  );
  return {
    siren,
    siret: place?.siret ?? '',
    name: nom_raison_sociale || nom_complet,
    is_closed: closed !== undefined,
    closed_on: closed?.date_fermeture || null,
    legal_category: found.nature_juridique || null,
    vat_number: frenchVatNumberOf(siren),
    address: place && readAddress(place),
  };
}

/** « [NON-DIFFUSIBLE] » stands for what a person asked not to publish (art. A123-96 C. com.). */
function readAddress(place: Establishment): Company['address'] {
  const { numero_voie, indice_repetition, type_voie, libelle_voie, complement_adresse } = place;
  const words = [numero_voie, indice_repetition, type_voie, libelle_voie];
  if (words.some((word) => word?.includes('NON-DIFFUSIBLE'))) return null;
  const line1 = words.filter(Boolean).join(' ');
  const city = place.libelle_commune ?? '';
  if (city === '') return null;
  return {
    line1,
    line2: complement_adresse ?? '',
    postal_code: place.code_postal ?? '',
    city,
  };
}

function establishmentSchema() {
  return z.object({
    siret: z.string(),
    etat_administratif: text(),
    date_fermeture: text(),
    complement_adresse: text(),
    numero_voie: text(),
    indice_repetition: text(),
    type_voie: text(),
    libelle_voie: text(),
    code_postal: text(),
    libelle_commune: text(),
  });
}

function text() {
  return z.optional(z.nullable(z.string()));
}
