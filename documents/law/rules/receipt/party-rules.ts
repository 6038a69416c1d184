import { sirenOf } from '#documents/law/identifiers/siren.ts';
import { isCompany, isNaturalPersonInBusiness } from '#documents/law/identity.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { missingAddressPart } from '#documents/law/rules/missing-address-part.ts';
import { sellerRules } from '#documents/law/rules/seller-rules.ts';
import { always } from '#documents/law/rules/when.ts';
import { isFrance } from '#documents/law/vat/territories.ts';

/** The rules from R123-237, R123-238 and R526-27 that also bind documents other than invoices. */
const IDENTITY_RULES: ReadonlySet<string> = new Set([
  'seller-sole-trader',
  'seller-legal-form',
  'seller-share-capital',
  'seller-registry',
]);

export const receiptPartyRules: readonly Rule[] = [
  {
    id: 'receipt-receiver',
    label: 'Nom de celui qui reçoit',
    purpose: 'Le reçu engage celui qui l’écrit : il a reçu la somme.',
    reference: 'C. civ., art. 1342-8',
    severity: 'blocking',
    field: 'seller.name',
    appliesTo: always,
    check: ({ draft }) =>
      draft.seller.name
        ? null
        : { message: 'Indiquez le nom de celui qui reçoit la somme.', field: 'seller.name' },
  },
  {
    id: 'receipt-receiver-address',
    label: 'Adresse de celui qui reçoit',
    purpose: 'Distingue deux personnes du même nom.',
    reference: 'C. civ., art. 1342-8',
    severity: 'blocking',
    field: 'seller.address',
    appliesTo: always,
    check: ({ draft }) =>
      missingAddressPart(
        draft.seller.address,
        'seller.address',
        'l’adresse de celui qui reçoit la somme',
      ),
  },
  {
    id: 'receipt-payer',
    label: 'Nom de celui qui paie',
    purpose: 'Dit qui a payé, et qui peut s’en prévaloir.',
    reference: 'C. civ., art. 1342-8',
    severity: 'blocking',
    field: 'buyer.name',
    appliesTo: always,
    check: ({ draft }) =>
      draft.buyer.name
        ? null
        : { message: 'Indiquez le nom de celui qui paie.', field: 'buyer.name' },
  },
  registrationRule('receipt-siren'),
  ...sellerRules.filter(({ id }) => IDENTITY_RULES.has(id)),
];

/** A professional is identified on every business document. */
export function registrationRule(id: string): Rule {
  return {
    id,
    label: 'SIREN de l’émetteur',
    purpose: 'Identifie le professionnel ; un particulier n’en a pas.',
    reference: 'C. com., art. R123-237 et R526-27',
    severity: 'blocking',
    field: 'seller.siren',
    appliesTo: isFrenchProfessional,
    check: ({ draft }) =>
      sirenOf(draft.seller)
        ? null
        : {
            message: 'Indiquez votre SIREN (9 chiffres), ou choisissez « Particulier ».',
            field: 'seller.siren',
          },
  };
}

function isFrenchProfessional({ draft: { seller } }: RuleContext): boolean {
  return isFrance(seller.address) && (isCompany(seller) || isNaturalPersonInBusiness(seller));
}
