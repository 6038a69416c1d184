import { isBic } from '#documents/law/identifiers/bic.ts';
import { isIban } from '#documents/law/identifiers/iban.ts';
import type { Rule } from '#documents/law/rule.ts';
import { checkIdentifier } from './check-identifier.ts';
import { partyIdentifierRules } from './party-identifier-rules.ts';
import { typedValuesRule } from './typed-values-rule.ts';

export const identifierRules: readonly Rule[] = [
  ...partyIdentifierRules,
  checkIdentifier({
    id: 'seller-iban-valid',
    label: 'IBAN',
    purpose: 'Un IBAN juste évite un virement perdu ou rejeté.',
    reference: 'ISO 13616',
    field: 'seller.iban',
    read: ({ seller }) => seller.iban,
    isValid: isIban,
    message: 'L’IBAN est faux : recopiez-le depuis votre RIB.',
  }),
  checkIdentifier({
    id: 'seller-bic-valid',
    label: 'BIC',
    purpose: 'Désigne la banque ; facultatif pour un virement SEPA.',
    reference: 'ISO 9362',
    field: 'seller.bic',
    read: ({ seller }) => seller.bic,
    isValid: isBic,
    message: 'Le BIC a 8 ou 11 caractères : recopiez-le depuis votre RIB ou effacez-le.',
  }),
  typedValuesRule,
];
