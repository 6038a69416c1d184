import * as z from 'zod/mini';
import { isSiren } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { frenchVatNumberOf } from '#documents/law/identifiers/vat-number.ts';
import {
  type Establishment,
  establishmentSchema,
  isMasked,
  readAddress,
  registerText,
} from './establishment.ts';

/** A company of the register; for a queried SIRET, the address is that establishment’s. */
export type Company = {
  siren: string;
  /** Empty when the register does not know the queried establishment. */
  siret: string;
  /** Empty when a person keeps it private. */
  name: string;
  /** Empty without one, or when it is the name. */
  trade_name: string;
  /** The company or the queried establishment has closed. */
  is_closed: boolean;
  /** Only the queried establishment has closed. */
  is_closed_here_only: boolean;
  /** YYYY-MM-DD. */
  closed_on: string | null;
  /** INSEE code: « 5710 » for an SAS, « 1000 » for a sole trader. */
  legal_category: string | null;
  /** « 43.22A » */
  activity: string | null;
  /** RNA number of an association, « W751234567 ». */
  association_number: string | null;
  /** Computed from the SIREN: the register does not say who pays VAT. */
  vat_number: string;
  /** Null when the company keeps it private. */
  address: { line1: string; line2: string; postal_code: string; city: string } | null;
};

/** The used part of an answer of recherche-entreprises.api.gouv.fr to `/search`. */
export const registerAnswerSchema = z.object({
  results: z.array(
    z.object({
      siren: z.string().check(z.refine(isSiren)),
      nom_complet: registerText(),
      nom_raison_sociale: registerText(),
      sigle: registerText(),
      nature_juridique: registerText(),
      activite_principale: registerText(),
      etat_administratif: registerText(),
      date_fermeture: registerText(),
      siege: z.optional(z.nullable(establishmentSchema())),
      matching_etablissements: z.optional(z.nullable(z.array(establishmentSchema()))),
      complements: z.optional(z.nullable(z.object({ identifiant_association: registerText() }))),
    }),
  ),
});

type Found = z.infer<typeof registerAnswerSchema>['results'][number];

/** Reads a company; a SIRET as `query` selects its establishment. */
export function readCompany(found: Found, query: string): Company {
  const { siren, siege } = found;
  const asked = findEstablishment(found, query);
  const place = asked ?? siege ?? null;
  const closed = [found, ...(asked ? [asked] : [])].find(hasClosed);
  return {
    siren,
    siret: (asked || !isSiret(query)) && place ? place.siret : '',
    name: readName(found),
    trade_name: readTradeName(found, place),
    is_closed: closed !== undefined,
    is_closed_here_only: closed !== undefined && !hasClosed(found),
    closed_on: closed?.date_fermeture || null,
    legal_category: found.nature_juridique || null,
    activity: found.activite_principale || null,
    association_number: found.complements?.identifiant_association || null,
    vat_number: frenchVatNumberOf(siren),
    address: place && readAddress(place),
  };
}

function findEstablishment({ siege, matching_etablissements }: Found, query: string) {
  return [siege, ...(matching_etablissements ?? [])].find((place) => place?.siret === query);
}

function hasClosed({ etat_administratif }: Pick<Found, 'etat_administratif'>): boolean {
  return etat_administratif === 'C' || etat_administratif === 'F';
}

/** The full name ends with the trade name, « (…) », which is removed. */
function readName({ nom_raison_sociale, nom_complet, sigle, siege }: Found): string {
  const name = nom_raison_sociale || nom_complet || '';
  if (isMasked(name)) return '';
  const others = [sigle, siege?.nom_commercial].filter(Boolean).map((other) => ` (${other})`);
  return others.reduce((left, other) => left.replace(other.toUpperCase(), ''), name);
}

function readTradeName(found: Found, place: Establishment | null): string {
  const name = place?.nom_commercial ?? '';
  return isMasked(name) || name === readName(found) ? '' : name;
}
