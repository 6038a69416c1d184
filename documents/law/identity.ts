import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import type { Buyer, Seller } from '#documents/model/fields/party.ts';
import type { LanguageCode } from '#documents/model/fields/style.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';
import { requireCents } from '#documents/money/amounts.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import { formatNumber } from '#documents/money/format.ts';
import { formatSiren, sirenOf } from './identifiers/siren.ts';
import { formatSiret } from './identifiers/siret.ts';
import { typeset } from './typeset.ts';

/** `field` is a JSON path; `isFrench` marks words that stay French in every language. */
export type IdentityLine = { text: string; field: DraftPath; isFrench?: boolean };

/**
 * The printed name: a natural person in business adds « EI » once, unless the name has it already
 * (C. com. R526-27, L526-22; loi 2022-172).
 */
export function displayName(seller: Seller): string {
  if (!seller.name || !isNaturalPersonInBusiness(seller)) return seller.name;
  return SAYS_SOLE_TRADER.test(seller.name) ? seller.name : `${seller.name}\u00a0EI`;
}

/** A sole trader, or a member of a liberal profession without a company. */
export function isNaturalPersonInBusiness(seller: Seller): boolean {
  return seller.kind === 'sole-trader' || (seller.kind === 'liberal' && !hasLegalForm(seller));
}

/** A legal person in the RCS: a company, or an incorporated liberal practice. */
export function isCompany(seller: Seller): boolean {
  return (
    seller.kind === 'company' ||
    seller.kind === 'sci' ||
    (seller.kind === 'liberal' && hasLegalForm(seller))
  );
}

/** « SARL au capital de 10 000 € », or empty (C. com. R123-237, R123-238). */
export function formatLegalForm(seller: Seller): string {
  const form = hasLegalForm(seller) ? (seller.legalForm ?? '') : defaultLegalForm(seller);
  const words = [form, formatCapital(seller, form !== '')].filter(Boolean).join(' ');
  return typeset(seller.isInLiquidation && words ? `${words}, en liquidation` : words);
}

/** « RCS Paris 732 829 320 », or empty (C. com. R123-237); a town alone means its RCS. */
export function formatRegistry(seller: Seller): string {
  if (!seller.registry) return '';
  const register = KNOWN_REGISTER.test(seller.registry)
    ? seller.registry
    : `RCS ${seller.registry}`;
  const siren = sirenOf(seller);
  return /\d{3}/.test(register) || !siren ? register : `${register} ${formatSiren(siren)}`;
}

/**
 * The identity of the seller, printed under its name and address (CGI ann. II, 242 nonies A, I-1°
 * and 2°; C. com. R123-237). Legal form and register stay in French in every language.
 */
export function identityLines(seller: Seller, language: LanguageCode = 'fr'): IdentityLine[] {
  return keepWritten([
    { text: formatLegalForm(seller), field: 'seller.legalForm', isFrench: true },
    {
      text: seller.isInLiquidation && !formatLegalForm(seller) ? 'En liquidation' : '',
      field: 'seller.isInLiquidation',
      isFrench: true,
    },
    registrationLine(seller),
    { text: formatRegistry(seller), field: 'seller.registry', isFrench: true },
    { text: label(LABELS[language].vatNumber, seller.vatNumber), field: 'seller.vatNumber' },
    { text: label('RNA', seller.rna), field: 'seller.rna' },
    { text: label('APE', seller.naf), field: 'seller.naf' },
    ...(seller.identifiers ?? []).map(
      (identifier, index): IdentityLine => ({
        text: label(identifier.label, identifier.value),
        field: `seller.identifiers[${index}].value`,
      }),
    ),
    {
      text: seller.isLesseeManager ? 'Locataire-gérant' : '',
      field: 'seller.isLesseeManager',
      isFrench: true,
    },
    {
      text: seller.franchiseBrand
        ? `Commerçant indépendant, franchisé de la marque ${seller.franchiseBrand}`
        : '',
      field: 'seller.franchiseBrand',
      isFrench: true,
    },
  ]);
}

/**
 * The legal identity in one line, for page footers: « Atelier Dupont · SARL au capital de 10 000 €
 * · RCS Paris 732 829 320 · TVA FR44732829320 ».
 */
export function identityFooter(seller: Seller, language: LanguageCode = 'fr'): string {
  return [
    displayName(seller),
    formatLegalForm(seller) || (seller.isInLiquidation ? 'en liquidation' : ''),
    formatRegistry(seller) || registrationLine(seller).text,
    label('RNA', seller.rna),
    label(LABELS[language].vat, seller.vatNumber),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Printed under the address (242 nonies A, I-1°, 3° and 4°); a consumer has no number. */
export function buyerIdentityLines(
  buyer: Buyer,
  regime: VatRegime,
  language: LanguageCode = 'fr',
): IdentityLine[] {
  if (buyer.kind === 'individual') return [];
  const { taxNumber, vatNumber } = LABELS[language];
  const isForeign = TAXED_ABROAD.has(regime) && !buyer.vatNumber?.startsWith('FR');
  const taxLabel = isForeign ? taxNumber : vatNumber;
  return keepWritten([
    registrationLine(buyer, 'buyer'),
    { text: label(taxLabel, buyer.vatNumber), field: 'buyer.vatNumber' },
  ]);
}

function registrationLine(
  party: Seller | Buyer,
  role: 'seller' | 'buyer' = 'seller',
): IdentityLine {
  if (party.siret)
    return { text: label('SIRET', formatSiret(party.siret)), field: `${role}.siret` };
  return { text: label('SIREN', formatSiren(party.siren ?? '')), field: `${role}.siren` };
}

function hasLegalForm(seller: Seller): boolean {
  return Boolean(seller.legalForm) && !SAYS_SOLE_TRADER.test(seller.legalForm ?? '');
}

function defaultLegalForm(seller: Seller): string {
  return seller.kind === 'sci' ? 'Société civile immobilière' : '';
}

function formatCapital(seller: Seller, followsForm: boolean): string {
  if (seller.hasVariableCapital) return followsForm ? 'à capital variable' : 'Capital variable';
  if (!seller.shareCapital || seller.shareCapital === '0') return '';
  const amount = seller.shareCapital.includes('.')
    ? toDecimal(requireCents(seller.shareCapital), 2, 2)
    : seller.shareCapital;
  return `${followsForm ? 'au capital' : 'Capital'} de ${formatNumber(amount)} €`;
}

function label(name: string, value: string | undefined): string {
  return value ? [name, value].filter(Boolean).join(' ') : '';
}

function keepWritten(lines: readonly IdentityLine[]): IdentityLine[] {
  return lines.filter((line) => line.text !== '');
}

const LABELS = {
  fr: { vatNumber: 'N° TVA', taxNumber: 'N° fiscal', vat: 'TVA' },
  en: { vatNumber: 'VAT no.', taxNumber: 'Tax no.', vat: 'VAT' },
} satisfies Record<LanguageCode, object>;
const SAYS_SOLE_TRADER =
  /(?<!\p{L})(EI|[Ee]ntrepreneure? [Ii]ndividuel(le)?|ENTREPRENEURE? INDIVIDUEL(LE)?)(?!\p{L})/u;
const KNOWN_REGISTER = /^(RCS|R\.C\.S|RSAC|RSEIRL|RM|RNE|RSE)\b/i;
const TAXED_ABROAD: ReadonlySet<VatRegime> = new Set([
  'export',
  'non-eu-services',
  'no-vat-territory',
]);
