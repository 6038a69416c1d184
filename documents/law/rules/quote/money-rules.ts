import { isProfessional } from '#documents/law/buyer-status.ts';
import { depositNature } from '#documents/law/deposit-nature.ts';
import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { addDays } from '#documents/model/dates/calendar.ts';
import type { Draft } from '#documents/model/draft.ts';
import { isOptional } from '#documents/model/is-priced.ts';
import { chargesVat } from '#documents/model/vat-regime.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { formatAmount } from '#documents/money/format.ts';

export const quoteMoneyRules: readonly Rule[] = [
  {
    id: 'option-lines',
    label: 'Lignes en option',
    purpose: 'Une option se décrit et se chiffre comme une ligne, pour pouvoir le devenir.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'lines',
    appliesTo: ({ draft }) => draft.lines.some(isOptional),
    check: findWrongOption,
  },
  {
    id: 'exclusive-variants',
    label: 'Choix des variantes',
    purpose: 'Deux variantes qui se suivent s’excluent : une seule est retenue.',
    reference: 'C. civ., art. 1307-1',
    severity: 'blocking',
    field: 'lines',
    appliesTo: ({ draft }) => draft.lines.some(({ kind }) => kind === 'variant'),
    check: findSecondChoice,
  },
  {
    id: 'quote-total',
    label: 'Montant du devis',
    purpose: 'Une offre ne peut être négative.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'lines',
    appliesTo: ({ totals }) => totals.lines.length > 0,
    check: ({ totals }) =>
      totals.taxInclusiveTotal >= 0
        ? null
        : { message: 'Le total est négatif : corrigez les quantités.', field: 'lines' },
  },
  {
    id: 'quote-deposit',
    label: 'Acompte demandé',
    purpose: 'Un acompte ne peut dépasser le total.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'quote.deposit',
    appliesTo: ({ draft }) => draft.quote?.deposit !== undefined,
    check: ({ draft, totals }) =>
      (totals.quote?.depositAmount ?? 0) <= Math.max(0, totals.taxInclusiveTotal)
        ? null
        : {
            message: `L’acompte dépasse le total de ${formatAmount(totals.taxInclusiveTotal, draft.currency)} : réduisez-le.`,
            field: 'quote.deposit',
          },
  },
  {
    id: 'deposit-nature',
    label: 'Acompte ou arrhes',
    purpose:
      'Les arrhes laissent le consommateur se dédire en les perdant ; l’acompte engage les deux parties.',
    reference: 'C. conso., art. L214-1 et L214-3 ; C. civ., art. 1590',
    severity: 'warning',
    field: 'quote.deposit.nature',
    appliesTo: ({ draft }) => !isProfessional(draft.buyer) && draft.quote?.deposit !== undefined,
    check: ({ draft }) =>
      depositNature(draft) === 'unstated'
        ? {
            message:
              'Choisissez acompte ou arrhes : le devis ne dit encore ni l’un ni l’autre. Sans précision, ce sont des arrhes, sauf pour une commande spéciale.',
            field: 'quote.deposit.nature',
          }
        : null,
  },
  {
    id: 'advance-interest',
    label: 'Intérêts d’une somme versée d’avance',
    purpose: 'Une avance gardée plus de trois mois rapporte l’intérêt légal au consommateur.',
    reference: 'C. conso., art. L214-2',
    severity: 'information',
    field: 'quote.deposit',
    appliesTo: ({ draft }) => !isProfessional(draft.buyer) && draft.quote?.deposit !== undefined,
    check: findLongAdvance,
  },
  {
    id: 'off-premises-payment',
    label: 'Paiement après sept jours',
    purpose: 'Hors établissement, aucune somme ne se reçoit avant sept jours.',
    reference: 'C. conso., art. L221-10',
    severity: 'warning',
    field: 'quote.deposit',
    appliesTo: ({ draft: { quote, payment } }) =>
      quote?.withdrawal === 'off-premises' &&
      (quote.deposit !== undefined || asksAtOnce(payment.terms) || findEarlyTerm(quote) >= 0),
    check: ({ draft: { quote, payment } }) => {
      const index = findEarlyTerm(quote);
      return index < 0 ? findEarlyPayment(payment.terms) : sayEarlyTerm(index);
    },
  },
  {
    id: 'quote-schedule',
    label: 'Échéancier',
    purpose: 'Les échéances couvrent le total, ni plus ni moins.',
    reference: 'C. civ., art. 1103',
    severity: 'blocking',
    field: 'quote.schedule',
    appliesTo: ({ draft }) => (draft.quote?.schedule?.length ?? 0) > 0,
    check: ({ draft }) => {
      const terms = draft.quote?.schedule ?? [];
      const sum = terms.reduce((total, { percent }) => total + requirePercent(percent), 0);
      if (sum === ALL) return null;
      return { message: 'Les échéances doivent faire 100 % ensemble.', field: 'quote.schedule' };
    },
  },
];

function findEarlyPayment(terms: string | undefined): Finding | null {
  if (terms && !asksAtOnce(terms)) return null;
  const fault = terms
    ? 'Vos conditions demandent de l’argent tout de suite : n’encaissez'
    : 'N’encaissez';
  const example = '« acompte dû huit jours après l’accord »';
  return {
    message: `${fault} rien avant sept jours. Dites-le dans les conditions de paiement, par exemple ${example}.`,
    field: 'payment.terms',
  };
}

/** The index of an instalment that is due at once, or -1. */
function findEarlyTerm(quote: Draft['quote']): number {
  return (quote?.schedule ?? []).findIndex(({ label }) => asksAtOnce(label));
}

function sayEarlyTerm(index: number): Finding {
  return {
    message:
      'L’échéancier demande de l’argent tout de suite : n’encaissez rien avant sept jours. Dites-le dans l’échéance, par exemple « huit jours après la signature ».',
    field: `quote.schedule[${index}].label`,
  };
}

/** « à la signature », « immédiatement »; not « huit jours après la signature ». */
function asksAtOnce(terms = ''): boolean {
  return terms.split(SUM).some((words) => AT_ONCE.test(words) && !DAYS_AFTER.test(words));
}

/** Any customer must see an option's name and, where VAT is charged, its rate. */
function findWrongOption({ draft }: RuleContext): Finding | null {
  const needsRate = chargesVat(draft.vatRegime);
  const index = draft.lines.findIndex(
    (line) => isOptional(line) && (line.name === '' || (needsRate && line.vatRate === undefined)),
  );
  if (index < 0) return null;
  return {
    message: `Ligne ${index + 1} : donnez à l’option un nom${needsRate ? ' et un taux de TVA' : ''}.`,
    field: `lines[${index}]`,
  };
}

/** Counted from the quote, since no advance is paid before it. */
function findLongAdvance({ draft: { issueDate, quote } }: RuleContext): Finding | null {
  const isLong = Boolean(
    issueDate && quote?.startDate && quote.startDate > addDays(issueDate, ADVANCE_DAYS),
  );
  if (!isLong) return null;
  return {
    message:
      'Les travaux commencent plus de trois mois après : ce que le client verse d’avance lui rapporte l’intérêt légal passé ce délai, demandez-le plus tard ou déduisez-le du solde.',
    field: 'quote.deposit',
  };
}

function findSecondChoice({ draft: { lines } }: RuleContext): Finding | null {
  let hasChoice = false;
  for (const [index, line] of lines.entries()) {
    const isChosen = line.kind === 'variant' && line.isSelected === true;
    if (isChosen && hasChoice) {
      return {
        message: `Ligne ${index + 1} : une autre variante est déjà retenue, gardez-en une.`,
        field: `lines[${index}].isSelected`,
      };
    }
    hasChoice = line.kind === 'variant' && (hasChoice || isChosen);
  }
  return null;
}

const ALL = 10_000;
const ADVANCE_DAYS = 92;
/** What is said of each sum: « 30 % à la commande, solde 30 jours après ». */
const SUM = /[;.\n]|(?=\b(?:solde|reste|puis)\b)/i;
const AT_ONCE =
  /immédiat|comptant(?! (?:à|dès|lors de) (?:la |l['’])?(?:fin|livraison|réception|achèvement))|d['’]avance|(à|dès|lors de) (la |l['’])?(signature|commande|accord|acceptation)|le jour même/i;
const DAYS_AFTER = /jours? (francs? )?après/i;
