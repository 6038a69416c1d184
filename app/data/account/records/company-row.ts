import type { Json } from '#app/data/account/database.generated.ts';
import type { Draft, KindName } from '#documents';
import { type CompanyNumbering, readNumberings } from '#documents/dossier';
import { readParts } from './read-parts.ts';

export type CompanyDefaults = Pick<Draft, 'vatRegime' | 'payment' | 'operation' | 'vatOnDebits'> & {
  notes: string;
  terms: string;
  numbering: Partial<Record<KindName, CompanyNumbering>>;
};

export type CompanyEntry = { id: string; name: string; siret: string; city: string };

export type Company = {
  id: string;
  seller: Draft['seller'];
  style: Draft['style'];
  defaults: CompanyDefaults;
};

export type CompanyRow = {
  id: string;
  name: string;
  siret: string | null;
  city: string | null;
  seller: Json;
  style: Json;
  defaults: Json;
};

/** The columns that queries select. */
export const COMPANY_COLUMNS = 'id, name, siret, city, seller, style, defaults';

/** Reads a row; an unreadable part is dropped, and the name stays. */
export function toCompany({ id, name, siret, city, seller, style, defaults }: CompanyRow): Company {
  const { numbering, vatRegime, payment, operation, vatOnDebits, notes, terms } =
    asObject(defaults);
  const draft = readParts({
    ...(vatRegime === 'franchise' && { kind: 'facture-auto-entrepreneur' }),
    seller: {
      ...(siret !== null && { siret }),
      address: { line1: '', postalCode: '', city: city ?? '', country: 'FR' },
      ...asObject(seller),
      name,
    },
    style: asObject(style),
    ...dropUndefined({ vatRegime, payment, operation, vatOnDebits, notes, terms }),
  });
  return {
    id,
    seller: draft.seller,
    style: draft.style,
    defaults: {
      vatRegime: draft.vatRegime,
      payment: draft.payment,
      operation: draft.operation,
      vatOnDebits: draft.vatOnDebits,
      notes: draft.notes ?? '',
      terms: draft.terms ?? '',
      numbering: readNumberings(numbering),
    },
  };
}

export function toCompanyRow({ id, seller, style, defaults }: Company) {
  return {
    id,
    name: seller.name.trim(),
    siret: /^\d{14}$/.test(seller.siret ?? '') ? (seller.siret ?? null) : null,
    city: seller.address.city || null,
    // Parts of a draft are JSON.
    seller: seller as unknown as Json,
    style: style as unknown as Json,
    defaults: defaults as unknown as Json,
  };
}

function asObject(value: Json | undefined): { [key: string]: Json | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function dropUndefined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
