import { isBic } from '#documents/law/identifiers/bic.ts';
import { isCreditorId } from '#documents/law/identifiers/creditor-id.ts';
import { isIban } from '#documents/law/identifiers/iban.ts';
import { isRna } from '#documents/law/identifiers/rna.ts';
import { isSiren } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import type { Rule } from '#documents/law/rule.ts';
import { blockingWhenNew, checkIdentifier } from './check-identifier.ts';
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
  checkIdentifier({
    id: 'debtor-iban-valid',
    label: 'IBAN du client prélevé',
    purpose: 'Désigne le compte à prélever.',
    reference: 'ISO 13616',
    field: 'payment.mandate.debtorIban',
    read: ({ payment }) => payment.mandate?.debtorIban,
    isValid: isIban,
    message: 'L’IBAN du client est faux : recopiez-le depuis son RIB.',
  }),
  checkIdentifier({
    id: 'payee-siren-valid',
    label: 'SIREN du bénéficiaire du paiement',
    purpose: 'Identifie la société d’affacturage qui encaisse.',
    reference: 'EN 16931, BT-61',
    field: 'payee.siren',
    read: ({ payee }) => payee?.siren,
    isValid: isSiren,
    message: 'Le SIREN du bénéficiaire est faux : 9 chiffres, à recopier de ses documents.',
  }),
  checkIdentifier({
    id: 'payee-iban-valid',
    label: 'IBAN du bénéficiaire du paiement',
    purpose: 'Un IBAN juste évite un virement perdu ou rejeté.',
    reference: 'ISO 13616',
    field: 'payee.iban',
    read: ({ payee }) => payee?.iban,
    isValid: isIban,
    message: 'L’IBAN du bénéficiaire est faux : recopiez-le depuis son RIB.',
  }),
  checkIdentifier({
    id: 'payee-bic-valid',
    label: 'BIC du bénéficiaire du paiement',
    purpose: 'Désigne la banque ; facultatif pour un virement SEPA.',
    reference: 'ISO 9362',
    field: 'payee.bic',
    read: ({ payee }) => payee?.bic,
    isValid: isBic,
    message: 'Le BIC du bénéficiaire a 8 ou 11 caractères : recopiez-le ou effacez-le.',
  }),
  checkIdentifier({
    id: 'seller-rna-valid',
    label: 'N° RNA',
    purpose: 'Identifie une association déclarée.',
    reference: 'Répertoire national des associations',
    severity: 'warning',
    field: 'seller.rna',
    read: ({ seller }) => seller.rna,
    isValid: isRna,
    message: 'Le n° RNA s’écrit « W » suivi de 9 chiffres.',
  }),
  checkIdentifier({
    id: 'delivery-siret-valid',
    label: 'SIRET du lieu de livraison',
    purpose: 'Désigne l’établissement qui reçoit les biens.',
    reference: 'EN 16931, BT-71',
    severity: blockingWhenNew,
    field: 'deliveryAddress.siret',
    read: ({ deliveryAddress }) => deliveryAddress?.siret,
    isValid: isSiret,
    message: 'Le SIRET du lieu de livraison est faux : vérifiez ses 14 chiffres ou effacez-le.',
  }),
  checkIdentifier({
    id: 'refund-iban-valid',
    label: 'IBAN du remboursement',
    purpose: 'Un IBAN juste évite un virement perdu ou rejeté.',
    reference: 'ISO 13616',
    severity: blockingWhenNew,
    field: 'credit.treatment.iban',
    read: ({ credit }) => (credit?.treatment.kind === 'refund' ? credit.treatment.iban : undefined),
    isValid: isIban,
    message: 'L’IBAN du client à rembourser est faux : recopiez-le depuis son RIB ou effacez-le.',
  }),
  checkIdentifier({
    id: 'creditor-id-valid',
    label: 'Identifiant créancier SEPA',
    purpose: 'Dit au client et à sa banque qui prélève.',
    reference: 'EN 16931, BT-90 ; EPC 262-08',
    severity: blockingWhenNew,
    field: 'payment.mandate.creditorId',
    read: ({ payment }) => payment.mandate?.creditorId,
    isValid: isCreditorId,
    message: 'L’identifiant créancier (ICS) est faux : recopiez-le du mandat.',
  }),
  typedValuesRule,
];
