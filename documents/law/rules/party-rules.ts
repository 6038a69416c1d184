import { isCountryCode } from '#documents/law/identifiers/country-code.ts';
import { isSiren } from '#documents/law/identifiers/siren.ts';
import { isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import type { DraftPath } from '#documents/model/fields/draft-path.ts';
import { always, isBinding, isInvoice } from './when.ts';

export const partyRules: readonly Rule[] = [
  {
    id: 'vat-group',
    label: 'Assujetti unique',
    purpose: 'Le membre d’un assujetti unique nomme le groupe qui déclare la TVA.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-5° bis ; BR-FR-CO-15',
    severity: 'blocking',
    field: 'seller.vatGroup',
    appliesTo: (context) => isBinding(context) && context.draft.seller.vatGroup !== undefined,
    check: ({ draft: { seller } }) => {
      const { name, siren, vatNumber } = seller.vatGroup ?? {};
      if (name && isSiren(siren ?? '') && isVatNumber(vatNumber ?? '')) return null;
      return {
        message: 'Complétez le nom, le SIREN et le n° de TVA de l’assujetti unique.',
        field: 'seller.vatGroup',
      };
    },
  },
  {
    id: 'tax-representative',
    label: 'Représentant fiscal',
    purpose: 'Le représentant répond de la TVA d’un vendeur établi hors de l’Union.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-5° ; BR-18, BR-56',
    severity: 'blocking',
    field: 'seller.taxRepresentative',
    appliesTo: (context) =>
      isBinding(context) && context.draft.seller.taxRepresentative !== undefined,
    check: ({ draft: { seller } }) => {
      const { name, vatNumber } = seller.taxRepresentative ?? {};
      if (name && isVatNumber(vatNumber ?? '')) return null;
      return {
        message: 'Complétez le nom et le n° de TVA du représentant fiscal.',
        field: 'seller.taxRepresentative',
      };
    },
  },
  {
    id: 'payee',
    label: 'Bénéficiaire du paiement',
    purpose: 'Dit qui encaisse quand ce n’est pas le vendeur.',
    reference: 'EN 16931, BR-17',
    severity: 'blocking',
    field: 'payee.name',
    appliesTo: (context) => isBinding(context) && context.draft.payee !== undefined,
    check: ({ draft }) =>
      draft.payee?.name
        ? null
        : { message: 'Nommez le bénéficiaire du paiement.', field: 'payee.name' },
  },
  {
    id: 'factored-payee',
    label: 'Société d’affacturage',
    purpose: 'Une facture cédée (types 393 et 396) dit à qui elle l’est.',
    reference: 'XP Z12-012, BR-FR-04 ; EN 16931, BG-10',
    severity: 'warning',
    field: 'payee',
    appliesTo: ({ draft }) => draft.subtype === 'factored',
    check: ({ draft }) =>
      draft.payee
        ? null
        : { message: 'Nommez la société d’affacturage qui encaisse.', field: 'payee' },
  },
  {
    id: 'factored-type',
    label: 'Nature d’une facture cédée',
    purpose: 'La facture électronique a des types pour l’affacturage : 393, et 396 pour un avoir.',
    reference: 'XP Z12-012, BR-FR-04',
    severity: 'information',
    field: 'subtype',
    appliesTo: (context) => isInvoice(context) && Boolean(context.draft.payee?.name),
    check: ({ draft }) =>
      draft.subtype === 'standard'
        ? {
            message: 'Si elle est cédée à une société d’affacturage, choisissez « Affacturage ».',
            field: 'subtype',
            proposal: { label: 'Choisir « Affacturage »', changes: { subtype: 'factored' } },
          }
        : null,
  },
  {
    id: 'countries',
    label: 'Pays des adresses',
    purpose: 'Le pays décide de la TVA ; il se transmet par son code ISO.',
    reference: 'EN 16931, BR-09, BR-11, BR-20 et BR-57',
    severity: 'blocking',
    field: 'buyer.address.country',
    appliesTo: always,
    check: findUnknownCountry,
  },
];

function findUnknownCountry({
  draft: { seller, buyer, deliveryAddress },
}: RuleContext): Finding | null {
  const countries: [DraftPath, string | undefined][] = [
    ['seller.address.country', seller.address.country],
    ['buyer.address.country', buyer.address.country],
    ['deliveryAddress.country', deliveryAddress?.country],
    ['seller.vatGroup.address.country', seller.vatGroup?.address.country],
    ['seller.taxRepresentative.address.country', seller.taxRepresentative?.address.country],
  ];
  const unknown = countries.find(([, country]) => country !== undefined && !isCountryCode(country));
  return unknown ? { message: 'Choisissez un pays de la liste.', field: unknown[0] } : null;
}
