import {
  isDomesticBusiness,
  isForeignBusiness,
  withholdsName,
} from '#documents/law/buyer-status.ts';
import { REFORM_DATES } from '#documents/law/figures/reform-dates.ts';
import { sirenOf } from '#documents/law/identifiers/siren.ts';
import { reformSeverity } from '#documents/law/reform.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { isFrance, isMonaco, isOtherMemberState } from '#documents/law/vat/territories.ts';
import type { Buyer } from '#documents/model/fields/party.ts';
import { missingAddressPart } from './missing-address-part.ts';
import { always, isBinding, isInvoice } from './when.ts';

export const buyerRules: readonly Rule[] = [
  {
    id: 'buyer-name',
    label: 'Nom du client',
    purpose: 'Dit qui doit payer et qui peut déduire la TVA.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'buyer.name',
    appliesTo: always,
    check: ({ draft }) =>
      draft.buyer.name || withholdsName(draft)
        ? null
        : { message: 'Indiquez le nom ou la dénomination du client.', field: 'buyer.name' },
  },
  {
    id: 'buyer-address',
    label: 'Adresse du client',
    purpose: 'Situe le client, ou son siège, là où la facture lui est adressée.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1° ; C. com., art. L441-9',
    severity: 'blocking',
    field: 'buyer.address',
    appliesTo: (context) => isBinding(context) && context.draft.subtype !== 'note',
    check: ({ draft }) =>
      missingAddressPart(draft.buyer.address, 'buyer.address', 'l’adresse du client'),
  },
  {
    id: 'buyer-siren',
    label: 'SIREN du client',
    purpose: 'Permet de retrouver l’entreprise cliente dans l’annuaire de la facture électronique.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-1° ; décret n° 2022-1299',
    severity: reformSeverity,
    field: 'buyer.siren',
    from: REFORM_DATES.large,
    appliesTo: (context) => isInvoice(context) && isDomesticBusiness(context.draft.buyer),
    check: ({ draft }) =>
      sirenOf(draft.buyer)
        ? null
        : {
            message: 'Indiquez le SIREN de l’entreprise cliente (9 chiffres).',
            field: 'buyer.siren',
          },
  },
  {
    id: 'buyer-electronic-address',
    label: 'Adresse électronique du client',
    purpose: 'Sans elle, aucune plateforme ne sait à qui remettre la facture électronique.',
    reference: 'EN 16931, BT-49 ; BR-FR-12',
    severity: (context) =>
      context.draft.buyer.kind === 'public' ? 'blocking' : reformSeverity(context),
    field: 'buyer.siren',
    appliesTo: (context) => isInvoice(context) && isInDirectory(context.draft.buyer),
    check: ({ draft: { buyer } }) =>
      hasElectronicAddress(buyer)
        ? null
        : {
            message:
              'Tapez le SIREN ou le SIRET du client, dont se tire son adresse de facturation électronique, ou cette adresse elle-même ; pour le fichier, son adresse e-mail suffit.',
            field: 'buyer.siren',
          },
  },
  {
    id: 'foreign-electronic-address',
    label: 'Adresse e-mail du client étranger',
    purpose: 'Une plateforme française refuse un fichier qui ne dit pas à qui il est remis.',
    reference: 'EN 16931, BT-49 ; BR-FR-12',
    severity: 'information',
    field: 'buyer.email',
    appliesTo: (context) => isInvoice(context) && isForeignBusiness(context.draft.buyer),
    check: ({ draft: { buyer } }) =>
      hasElectronicAddress(buyer)
        ? null
        : {
            message:
              'Si ce fichier doit passer par une plateforme, ajoutez l’adresse e-mail du client : sans adresse, elle le refuserait.',
            field: 'buyer.email',
          },
  },
  {
    id: 'buyer-kind',
    label: 'Nature du client',
    purpose:
      'Décide des mentions à imprimer : professionnel, particulier, secteur public, étranger.',
    reference: 'C. com., art. L441-9 ; CGI, art. 289',
    severity: 'warning',
    field: 'buyer.kind',
    appliesTo: isBinding,
    check: findWrongKind,
  },
  {
    id: 'buyer-note',
    label: 'Note à un particulier',
    purpose: 'La note est le document remis au particulier pour une prestation de services.',
    reference: 'Arrêté n° 83-50/A du 3 octobre 1983',
    severity: 'warning',
    field: 'subtype',
    appliesTo: ({ draft }) => draft.subtype === 'note',
    check: ({ draft }) =>
      draft.buyer.kind === 'individual'
        ? null
        : {
            message: 'La note s’adresse à un particulier : choisissez « Facture ».',
            field: 'subtype',
          },
  },
];

function isInDirectory(buyer: Buyer): boolean {
  return isDomesticBusiness(buyer) || (buyer.kind === 'public' && isFrance(buyer.address));
}

function hasElectronicAddress(buyer: Buyer): boolean {
  return Boolean(buyer.electronicAddress || sirenOf(buyer) || buyer.email);
}

function findWrongKind({ draft: { buyer } }: RuleContext): Finding | null {
  const { country } = buyer.address;
  if (country === 'FR' && isMonaco(buyer.address)) {
    const message = 'Monaco a son propre code de pays : choisissez « Monaco » (MC).';
    return { message, field: 'buyer.address.country' };
  }
  if (buyer.kind === 'business' && isOtherMemberState(country)) {
    return wrongKind('professionnel de l’Union européenne');
  }
  if (buyer.kind === 'business' && !isFrance(buyer.address) && country !== 'MC') {
    return wrongKind('professionnel hors de l’Union européenne');
  }
  if (buyer.kind === 'eu-business' && !isOtherMemberState(country)) {
    const message =
      'Le client est dit établi dans l’Union européenne : vérifiez le pays de son adresse.';
    return { message, field: 'buyer.address.country' };
  }
  if (buyer.kind === 'foreign-business' && (country === 'FR' || isOtherMemberState(country))) {
    const message =
      'Le client est dit établi hors de l’Union européenne : vérifiez le pays de son adresse.';
    return { message, field: 'buyer.address.country' };
  }
  return null;
}

function wrongKind(expected: string): Finding {
  const message = `L’adresse du client est à l’étranger : choisissez « ${expected} ».`;
  return { message, field: 'buyer.kind' };
}
