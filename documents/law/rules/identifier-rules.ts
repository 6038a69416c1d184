import { isBic } from '#documents/law/identifiers/bic.ts';
import {
  isElectronicAddress,
  sirenOfAddress,
} from '#documents/law/identifiers/electronic-address.ts';
import { isIban } from '#documents/law/identifiers/iban.ts';
import { isSiren, sirenOf } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Party } from '#documents/model/fields/party.ts';
import { isOutsideVat } from './when.ts';

type Identifier = Pick<Rule, 'id' | 'label' | 'purpose' | 'reference' | 'field'> & {
  read: (draft: Draft) => string | undefined;
  isValid: (value: string, draft: Draft) => boolean;
  message: string;
  severity?: Rule['severity'];
  appliesTo?: (context: RuleContext) => boolean;
};

export const identifierRules: readonly Rule[] = [
  ...partyRules('seller', 'du vendeur'),
  ...partyRules('buyer', 'du client'),
  checkIdentifier({
    id: 'seller-vat-number-siren',
    label: 'Accord du n° de TVA et du SIREN',
    purpose: 'Les neuf derniers chiffres du n° de TVA français sont le SIREN.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-2°',
    severity: 'warning',
    field: 'seller.vatNumber',
    read: ({ seller }) => (sirenOf(seller) ? seller.vatNumber : ''),
    isValid: (value, { seller }) => !/^FR..\d{9}$/.test(value) || value.endsWith(sirenOf(seller)),
    message: 'Le n° de TVA ne contient pas votre SIREN : vérifiez les deux.',
  }),
  checkIdentifier({
    id: 'buyer-vat-number-siren',
    label: 'Accord du n° de TVA et du SIREN du client',
    purpose: 'Deux numéros qui ne s’accordent pas sont ceux de deux entreprises.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1°, 3° et 4°',
    severity: 'warning',
    field: 'buyer.vatNumber',
    appliesTo: ({ draft }) => sirenOf(draft.buyer) !== '' && draft.buyer.kind !== 'individual',
    read: ({ buyer }) => buyer.vatNumber,
    isValid: (value, { buyer }) => !/^FR..\d{9}$/.test(value) || value.endsWith(sirenOf(buyer)),
    message: 'Le n° de TVA du client ne finit pas par son SIREN : corrigez l’un des deux.',
  }),
  checkIdentifier({
    id: 'seller-electronic-address-siren',
    label: 'Accord de l’adresse de facturation et du SIREN',
    purpose: 'Une adresse de l’annuaire commence par le SIREN de son titulaire.',
    reference: 'BR-FR-22',
    severity: ({ draft }) => (draft.subtype === 'self-billed' ? 'blocking' : 'warning'),
    field: 'seller.electronicAddress',
    read: ({ seller }) => addressBesideSiren(seller),
    isValid: (value, { seller }) => sirenOfAddress(value) === sirenOf(seller),
    message:
      'L’adresse électronique de facturation du vendeur commence par un autre SIREN que le sien : corrigez l’un des deux.',
  }),
  checkIdentifier({
    id: 'buyer-electronic-address-siren',
    label: 'Accord de l’adresse de facturation et du SIREN du client',
    purpose: 'Une adresse de l’annuaire commence par le SIREN de son titulaire.',
    reference: 'BR-FR-21',
    severity: 'warning',
    field: 'buyer.electronicAddress',
    read: ({ buyer }) => addressBesideSiren(buyer),
    isValid: (value, { buyer }) => sirenOfAddress(value) === sirenOf(buyer),
    message:
      'L’adresse électronique de facturation du client commence par un autre SIREN que le sien : corrigez l’un des deux, sans quoi le fichier ne dit pas à une plateforme que la vente est entre entreprises.',
  }),
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
    isValid: (value) => /^W\d[0-9A-Z]\d{7}$/.test(value),
    message: 'Le n° RNA s’écrit « W » suivi de 9 chiffres.',
  }),
];

function partyRules(role: 'seller' | 'buyer', whose: string): Rule[] {
  const party = (draft: Draft): Party => draft[role];
  return [
    checkIdentifier({
      id: `${role}-siren-valid`,
      label: `Clé du SIREN ${whose}`,
      purpose: 'Le dernier chiffre d’un SIREN contrôle les autres : une faute de frappe se voit.',
      reference: 'CGI, ann. II, art. 242 nonies A, I-1° ; C. com., art. R123-221',
      field: `${role}.siren`,
      read: (draft) => party(draft).siren,
      isValid: isSiren,
      message: `Le SIREN ${whose} est faux : vérifiez ses 9 chiffres.`,
    }),
    checkIdentifier({
      id: `${role}-siret-valid`,
      label: `Clé du SIRET ${whose}`,
      purpose: 'Le SIRET commence par le SIREN et contient une clé de contrôle.',
      reference: 'BR-FR-09',
      field: `${role}.siret`,
      read: (draft) => party(draft).siret,
      isValid: (value, draft) => isSiret(value) && value.startsWith(sirenOf(party(draft))),
      message: `Le SIRET ${whose} est faux ou ne commence pas par son SIREN : vérifiez ses 14 chiffres.`,
    }),
    checkIdentifier({
      id: `${role}-vat-number-valid`,
      label: `Forme du n° de TVA ${whose}`,
      purpose: 'Un n° de TVA a la forme fixée par son pays ; seul VIES dit s’il est actif.',
      reference: 'CGI, ann. II, art. 242 nonies A, I-2° à 4° ; BR-CO-09',
      field: `${role}.vatNumber`,
      appliesTo: (context) => role === 'seller' || !isOutsideVat(context),
      read: (draft) => party(draft).vatNumber,
      isValid: isVatNumber,
      message: `Le n° de TVA ${whose} est faux : code du pays, puis la forme de ce pays (FR, clé de 2 caractères, SIREN).`,
    }),
    checkIdentifier({
      id: `${role}-electronic-address-valid`,
      label: `Adresse électronique de facturation ${whose}`,
      purpose: 'Dirige la facture électronique vers la bonne plateforme.',
      reference: 'BR-FR-23, BR-62, BR-63',
      field: `${role}.electronicAddress`,
      read: (draft) => party(draft).electronicAddress,
      isValid: isElectronicAddress,
      message:
        'Écrivez l’adresse de facturation ainsi : « 0225:SIREN » ou « 0225:SIREN_SUFFIXE », ou donnez une adresse e-mail.',
    }),
  ];
}

/** A directory address, if the SIREN of its party is also known. */
function addressBesideSiren(party: Party): string {
  const { electronicAddress = '' } = party;
  return sirenOfAddress(electronicAddress) && sirenOf(party) ? electronicAddress : '';
}

function checkIdentifier({
  read,
  isValid,
  message,
  severity = 'blocking',
  appliesTo,
  ...rule
}: Identifier): Rule {
  return {
    ...rule,
    severity,
    appliesTo: (context) => Boolean(read(context.draft)) && (appliesTo?.(context) ?? true),
    check: ({ draft }) =>
      isValid(read(draft) ?? '', draft) ? null : { message, field: rule.field },
  };
}
