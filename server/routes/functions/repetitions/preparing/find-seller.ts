import { type Draft, type KindName, VAT_REGIME_LAW, type VatRegime } from '#documents';
import { type CompanyNumbering, findEntryOf, readNumberings } from '#documents/dossier';

/** The settings of a company that matter when a document is issued. */
export type SellerSettings = {
  vatRegime: VatRegime;
  numbering: Partial<Record<KindName, CompanyNumbering>>;
};

/**
 * The company that issues a draft, among those of `list_sellers`; null where there is none, or
 * where several could be meant.
 */
export function findSeller(
  rows: unknown,
  { seller }: Pick<Draft, 'seller'>,
): SellerSettings | null {
  // columns of the migration
  const entries = (rows as SellerRow[]).map(({ siret, ...row }) => ({
    ...row,
    siret: siret ?? '',
  }));
  const found = entries.find(({ isNamed }) => isNamed) ?? findEntryOf(entries, seller);
  if (!found) return null;
  const { vatRegime, numbering } = found;
  return {
    // As a device reads a company that does not say it.
    vatRegime: isRegime(vatRegime) ? vatRegime : 'normal',
    numbering: readNumberings(numbering),
  };
}

function isRegime(value: unknown): value is VatRegime {
  return typeof value === 'string' && Object.hasOwn(VAT_REGIME_LAW, value);
}

type SellerRow = {
  name: string;
  siret: string | null;
  vatRegime: unknown;
  numbering: unknown;
  /** The repetition names it. */
  isNamed: boolean;
};
