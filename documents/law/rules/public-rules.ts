import { REFORM_DATES } from '#documents/law/figures/reform-dates.ts';
import type { Rule, RuleContext } from '#documents/law/rule.ts';
import { isInvoice } from './when.ts';

export const publicRules: readonly Rule[] = [
  {
    id: 'buyer-siret',
    label: 'SIRET de l’acheteur public',
    purpose: 'Désigne le service public destinataire dans Chorus Pro.',
    reference: 'Secteur public, Chorus Pro',
    severity: 'warning',
    field: 'buyer.siret',
    appliesTo: isForPublicBuyer,
    check: ({ draft }) =>
      draft.buyer.siret
        ? null
        : {
            message: 'Indiquez le SIRET de l’acheteur public (14 chiffres).',
            field: 'buyer.siret',
          },
  },
  {
    id: 'buyer-reference',
    label: 'Service exécutant',
    purpose: 'Chorus Pro dirige la facture vers le bon service de l’acheteur public.',
    reference: 'Secteur public, Chorus Pro ; EN 16931, BT-10',
    severity: 'warning',
    field: 'references.buyerReference',
    appliesTo: isForPublicBuyer,
    check: ({ draft }) =>
      draft.references.buyerReference || draft.buyer.routingCode
        ? null
        : {
            message:
              'Tapez le code du service exécutant : il est sur le bon de commande, ou sur la fiche de l’acheteur dans Chorus Pro. Sans code exigé, laissez vide.',
            field: 'references.buyerReference',
          },
  },
  {
    id: 'public-commitment',
    label: 'Numéro d’engagement',
    purpose: 'Rattache la facture à la dépense que l’acheteur public a engagée.',
    reference: 'Secteur public, Chorus Pro ; EN 16931, BT-13 ; C. com., art. L441-9, I',
    severity: 'warning',
    field: 'references.purchaseOrder',
    appliesTo: isForPublicBuyer,
    check: ({ draft }) =>
      draft.references.purchaseOrder
        ? null
        : {
            message:
              'Tapez le numéro d’engagement juridique, celui du bon de commande : l’acheteur rejette la facture s’il l’exige. Sans numéro exigé, laissez vide.',
            field: 'references.purchaseOrder',
          },
  },
  {
    id: 'public-platform',
    label: 'Dépôt sur Chorus Pro',
    purpose: 'Une facture au secteur public se remet par voie électronique seulement.',
    reference: 'Loi n° 2022-1157, art. 26 ; Chorus Pro',
    severity: 'information',
    field: 'buyer',
    from: REFORM_DATES.large,
    appliesTo: isForPublicBuyer,
    check: () => ({
      message:
        'Déposez ce Factur-X par votre plateforme agréée, raccordée à Chorus Pro, ou sur Chorus Pro : envoyé par e-mail ou imprimé, il n’est pas reçu.',
      field: 'buyer',
    }),
  },
];

function isForPublicBuyer(context: RuleContext): boolean {
  return isInvoice(context) && context.draft.buyer.kind === 'public';
}
