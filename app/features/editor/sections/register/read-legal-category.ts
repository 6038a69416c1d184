import type { Draft } from '#documents';

type LegalCategory = {
  seller?: { kind: Draft['seller']['kind']; legalForm?: string };
  buyer?: Pick<Draft['buyer'], 'kind' | 'publicBody'>;
};

/**
 * Kinds of seller and of buyer of an INSEE legal category; absent when the form has no such kind.
 */
export function readLegalCategory(code: string | null): LegalCategory {
  if (code === null) return {};
  const seller = SELLERS.find(({ codes }) => codes.test(code));
  const buyer = BUYERS.find(({ codes }) => codes.test(code));
  return { ...(seller && { seller: seller.is }), ...(buyer && { buyer: buyer.is }) };
}

/** INSEE categories of September 2022; the first match wins. */
const SELLERS: readonly { codes: RegExp; is: LegalCategory['seller'] }[] = [
  { codes: /^1/, is: { kind: 'sole-trader' } },
  { codes: /^5202/, is: company('SNC') },
  { codes: /^5308/, is: company('SCA') },
  { codes: /^5458/, is: company('SCOP SARL') },
  { codes: /^5485/, is: practice('SELARL') },
  { codes: /^5498/, is: company('EURL') },
  { codes: /^5499/, is: company('SARL') },
  { codes: /^5558/, is: company('SCOP SA') },
  { codes: /^5[56]85/, is: practice('SELAFA') },
  { codes: /^5[56]99/, is: company('SA') },
  { codes: /^5710/, is: company('SAS') },
  { codes: /^5720/, is: company('SASU') },
  { codes: /^5785/, is: practice('SELAS') },
  { codes: /^5/, is: { kind: 'company' } },
  { codes: /^6540/, is: { kind: 'sci', legalForm: 'SCI' } },
  { codes: /^6541/, is: { kind: 'sci', legalForm: 'SCCV' } },
  { codes: /^65(6[1-9]|7\d|8[0-5])/, is: practice('SCP') },
  { codes: /^92/, is: { kind: 'association' } },
];

const BUYERS: readonly { codes: RegExp; is: LegalCategory['buyer'] }[] = [
  { codes: /^7364/, is: { kind: 'public', publicBody: 'hospital' } },
  { codes: /^7/, is: { kind: 'public' } },
  { codes: /^92/, is: { kind: 'association' } },
  { codes: /^[156]/, is: { kind: 'business' } },
];

function company(legalForm: string): LegalCategory['seller'] {
  return { kind: 'company', legalForm };
}

function practice(legalForm: string): LegalCategory['seller'] {
  return { kind: 'liberal', legalForm };
}
