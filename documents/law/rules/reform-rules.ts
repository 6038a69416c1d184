import { isDomesticBusiness } from '#documents/law/buyer-status.ts';
import { REFORM_DATES } from '#documents/law/figures/reform-dates.ts';
import { isUnderReform, reformSeverity } from '#documents/law/reform.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { missingAddressPart } from './missing-address-part.ts';
import { isInvoice } from './when.ts';

/** The new mentions of the e-invoicing reform, except the buyer's SIREN (buyer-rules.ts). */
export const reformRules: readonly Rule[] = [
  {
    id: 'operation',
    label: 'Nature de l’opération',
    purpose: 'Dit si la facture porte sur des biens, des services ou les deux.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-8° bis ; décret n° 2022-1299',
    severity: reformSeverity,
    field: 'operation',
    from: REFORM_DATES.large,
    appliesTo: isInvoice,
    check: ({ draft }) =>
      draft.operation
        ? null
        : {
            message: 'Choisissez : livraison de biens, prestation de services, ou les deux.',
            field: 'operation',
          },
  },
  {
    id: 'delivery-address',
    label: 'Adresse de livraison des biens',
    purpose: 'Dit où vont les biens quand ce n’est pas chez le client.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-7° bis ; décret n° 2022-1299',
    severity: reformSeverity,
    field: 'deliveryAddress',
    from: REFORM_DATES.large,
    appliesTo: (context) => isInvoice(context) && context.draft.operation !== 'services',
    check: ({ draft: { deliveryAddress } }) =>
      deliveryAddress
        ? missingAddressPart(deliveryAddress, 'deliveryAddress', 'l’adresse de livraison')
        : null,
  },
  {
    id: 'vat-on-debits',
    label: 'TVA d’après les débits',
    purpose:
      'L’option ne concerne que des services taxés ; elle avance la TVA à la date de la facture.',
    reference: 'CGI, ann. II, art. 242 nonies A, I-11° bis ; CGI, art. 269, 2',
    severity: 'warning',
    field: 'vatOnDebits',
    appliesTo: (context) => isInvoice(context) && context.draft.vatOnDebits,
    check: ({ draft }) =>
      draft.operation !== 'goods' && draft.vatRegime === 'normal'
        ? null
        : {
            message:
              'L’option pour les débits ne vaut que pour des prestations de services taxées : retirez-la.',
            field: 'vatOnDebits',
          },
  },
  {
    id: 'e-invoicing',
    label: 'Envoi par une plateforme agréée',
    purpose: 'Entre entreprises françaises, la facture passe par une plateforme agréée.',
    reference: 'CGI, art. 289 bis ; loi n° 2022-1157, art. 26',
    severity: 'warning',
    field: 'buyer',
    from: REFORM_DATES.large,
    appliesTo: concernsPlatform,
    check: ({ draft }) =>
      isUnderReform(draft)
        ? {
            message:
              'À cette date, vous devez envoyer cette facture par une plateforme agréée : le fichier seul ne suffit pas.',
            field: 'buyer',
          }
        : null,
  },
];

/** Exempt sales of CGI 261 to 261 E stay off the platform. */
function concernsPlatform(context: RuleContext): boolean {
  const { buyer, vatRegime } = context.draft;
  return isInvoice(context) && isDomesticBusiness(buyer) && vatRegime !== 'exempt';
}
