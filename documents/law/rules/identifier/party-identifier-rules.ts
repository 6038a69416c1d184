import {
  isElectronicAddress,
  sirenOfAddress,
} from '#documents/law/identifiers/electronic-address.ts';
import { isSiren, sirenOf } from '#documents/law/identifiers/siren.ts';
import { isSiret } from '#documents/law/identifiers/siret.ts';
import { isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { isOutsideVat } from '#documents/law/rules/when.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { Party } from '#documents/model/fields/party.ts';

type Identifier = Pick<Rule, 'id' | 'label' | 'purpose' | 'reference' | 'field'> & {
  read: (draft: Draft) => string | undefined;
  isValid: (value: string, draft: Draft) => boolean;
  message: string;
  severity?: Rule['severity'];
  appliesTo?: (context: RuleContext) => boolean;
};

export const partyIdentifierRules: readonly Rule[] = [
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

/** The rule that a value is right, where it is there. */
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
