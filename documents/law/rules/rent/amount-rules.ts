import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { always } from '#documents/law/rules/when.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { requireCents, sumCents } from '#documents/money/amounts.ts';
import { currencyUnit } from '#documents/money/currency-unit.ts';
import { formatAmount } from '#documents/money/format.ts';
import { reviseRent } from '#documents/totals/rent/revise-rent.ts';
import { isHome, RENT_LAW } from './when.ts';

export const rentAmountRules: readonly Rule[] = [
  {
    id: 'rent-amount',
    label: 'Loyer hors charges',
    purpose: 'Le loyer se lit à part des charges.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.amount',
    appliesTo: always,
    check: ({ draft }) =>
      requireCents(draft.rent?.amount ?? '0') > 0
        ? null
        : { message: 'Indiquez le loyer hors charges.', field: 'rent.amount' },
  },
  {
    id: 'rent-charges',
    label: 'Charges',
    purpose: 'La quittance distingue le loyer des charges.',
    reference: RENT_LAW,
    severity: 'warning',
    field: 'rent.charges.amount',
    appliesTo: ({ draft }) => draft.rent !== undefined && draft.rent.charges.mode !== 'none',
    check: ({ draft: { rent } }) =>
      hasCharges(rent)
        ? null
        : {
            message: 'Indiquez le montant des charges, ou choisissez « aucune ».',
            field: 'rent.charges.amount',
          },
  },
  {
    id: 'rent-flat-charges',
    label: 'Forfait de charges',
    purpose: 'Un logement loué vide, hors colocation, a des charges provisionnées ou réelles.',
    reference: 'Loi n° 89-462 du 6 juillet 1989',
    severity: 'warning',
    field: 'rent.charges.mode',
    appliesTo: ({ draft }) => draft.rent?.charges.mode === 'flat',
    check: ({ draft: { rent } }) =>
      rent?.lease.type === 'unfurnished' && rent.otherTenants.length === 0
        ? {
            message: 'Le forfait est réservé au meublé et à la colocation : vérifiez le mode.',
            field: 'rent.charges.mode',
          }
        : null,
  },
  {
    id: 'rent-adjustment',
    label: 'Régularisation des charges',
    purpose: 'Dit ce que la régularisation corrige, et sur quelle période.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.adjustment',
    appliesTo: ({ totals }) => (totals.rent?.adjustmentAmount ?? 0) !== 0,
    check: ({ draft }) => {
      const { label, period } = draft.rent?.adjustment ?? {};
      if (label && (period?.start || period?.end)) return null;
      return {
        message: 'Donnez à la régularisation un libellé et une période.',
        field: label ? 'rent.adjustment.period' : 'rent.adjustment.label',
      };
    },
  },
  {
    id: 'rent-line-labels',
    label: 'Libellé des autres lignes',
    purpose: 'Chaque somme demandée au locataire dit sa cause.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.otherLines',
    appliesTo: hasOtherLines,
    check: (context) => findLine(context, (label) => label === '', 'Nommez cette ligne.'),
  },
  {
    id: 'rent-fees',
    label: 'Frais interdits',
    purpose: 'La quittance, l’avis d’échéance et la relance sont gratuits pour le locataire.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'rent.otherLines',
    appliesTo: (context) =>
      isHome(context) && (hasOtherLines(context) || listChargeItems(context).length > 0),
    check: findForbiddenFee,
  },
  {
    id: 'rent-security-deposit',
    label: 'Dépôt de garantie',
    purpose: 'Le dépôt de garantie n’est pas un loyer : il se rend.',
    reference: 'Loi n° 89-462 du 6 juillet 1989, art. 22',
    severity: 'blocking',
    field: 'rent.otherLines',
    appliesTo: hasOtherLines,
    check: (context) =>
      findLine(
        context,
        (label) => /d[ée]p[ôo]t de garantie|caution/i.test(label),
        'Retirez le dépôt de garantie : il fait l’objet d’un reçu à part.',
      ),
  },
  {
    id: 'rent-revision',
    label: 'Révision du loyer',
    purpose: 'Nouveau loyer = ancien loyer × nouvel indice ÷ ancien indice.',
    reference: 'Loi n° 89-462 du 6 juillet 1989',
    severity: 'warning',
    field: 'rent.revision',
    appliesTo: ({ draft }) => draft.rent?.revision !== undefined,
    check: findWrongRevision,
  },
  {
    id: 'rent-vat-regime',
    label: 'Régime de TVA du loyer',
    purpose: 'Un loyer est exonéré de TVA, en franchise, ou soumis à la TVA.',
    reference: 'CGI, art. 261 D, 260, 2° et 293 B',
    severity: 'blocking',
    field: 'vatRegime',
    appliesTo: always,
    check: ({ draft, kind }) =>
      kind.vatRegimes.includes(draft.vatRegime)
        ? null
        : {
            message: 'Choisissez un loyer exonéré, en franchise, ou soumis à la TVA.',
            field: 'vatRegime',
          },
  },
  {
    id: 'rent-vat-lease',
    label: 'TVA sur le loyer',
    purpose:
      'La location d’un logement est exonérée de TVA ; celle d’un local peut y être soumise.',
    reference: 'CGI, art. 261 D et 260, 2°',
    severity: 'warning',
    field: 'vatRegime',
    appliesTo: ({ draft }) => chargesVat(draft.vatRegime),
    check: (context) =>
      isHome(context)
        ? {
            message: 'Un logement se loue sans TVA, hors services para-hôteliers : vérifiez.',
            field: 'vatRegime',
          }
        : null,
  },
  {
    id: 'rent-vat-invoice',
    label: 'Facture du loyer',
    purpose: 'Un loyer soumis à la TVA donne lieu à une facture entre professionnels.',
    reference: 'CGI, art. 289 et 260, 2°',
    severity: 'information',
    field: 'vatRegime',
    appliesTo: ({ draft }) => chargesVat(draft.vatRegime),
    check: () => ({
      message:
        'Établissez la « Facture avec TVA » du loyer, qui seule porte la taxe : cette quittance ne vaut pas facture et le dit.',
      field: 'vatRegime',
    }),
  },
  {
    id: 'rent-vat-rate',
    label: 'Taux de TVA du loyer',
    purpose: 'Le taux donne la taxe comprise dans ce qui est payé.',
    reference: 'CGI, art. 260, 2° et 278',
    severity: 'blocking',
    field: 'rent.vatRate',
    appliesTo: ({ draft }) => chargesVat(draft.vatRegime),
    check: ({ totals }) =>
      (totals.rent?.vatRate ?? 0) > 0
        ? null
        : { message: 'Indiquez le taux de TVA du loyer.', field: 'rent.vatRate' },
  },
];

/** The items, if any, make the amount; a prorata may reduce it to zero. */
function hasCharges(rent: RuleContext['draft']['rent']): boolean {
  const { items = [], amount = '0' } = rent?.charges ?? {};
  const given = items.length > 0 ? items : [{ amount }];
  return sumCents(given.map((one) => requireCents(one.amount))) > 0;
}

function hasOtherLines({ draft }: RuleContext): boolean {
  return (draft.rent?.otherLines.length ?? 0) > 0;
}

function findLine(
  { draft }: RuleContext,
  isWrong: (label: string) => boolean,
  message: string,
): Finding | null {
  const index = draft.rent?.otherLines.findIndex(({ label }) => isWrong(label)) ?? -1;
  return index < 0 ? null : { message, field: `rent.otherLines[${index}].label` };
}

function listChargeItems({ draft }: RuleContext): readonly { label: string }[] {
  return draft.rent?.charges.items ?? [];
}

function findForbiddenFee(context: RuleContext): Finding | null {
  const message =
    'Retirez ces frais : quittance, avis d’échéance, relance et leur envoi ne se facturent pas au locataire.';
  const isFee = (label: string) => SAYS_FEE.test(label);
  const line = findLine(context, isFee, message);
  if (line) return line;
  const index = listChargeItems(context).findIndex(({ label }) => isFee(label));
  return index < 0 ? null : { message, field: `rent.charges.items[${index}].label` };
}

function findWrongRevision({ draft: { rent, currency } }: RuleContext): Finding | null {
  const revised = reviseRent(rent?.revision, currencyUnit(currency));
  if (revised === null) {
    return { message: 'Indiquez l’ancien indice et le nouveau.', field: 'rent.revision' };
  }
  if (requireCents(rent?.amount ?? '0') <= revised) return null;
  return {
    message: `Le loyer révisé ne peut dépasser ${formatAmount(revised, currency)} : corrigez le loyer ou les indices.`,
    field: 'rent.amount',
  };
}

/** A fee for a document or for its sending, or the sending alone: « Envoi », « Timbres ». */
const SAYS_FEE =
  /(frais|coût|honoraires?|participation|timbre).*(quittance|avis|échéance|relance|rappel|recouvrement|mise en demeure|envoi|affranchissement|expédition|courrier|postaux)|^(quittancement|relances?|rappels?)$|^(frais (de |d’|d')?)?(envoi|affranchissement|expédition|timbres?|port|recommandé|lettre recommandée)\b|^(quittance|avis d[’']échéance)\b/iu;
