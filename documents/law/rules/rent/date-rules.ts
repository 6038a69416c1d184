import type { Finding, Rule, RuleContext } from '#documents/law/rule.ts';
import { always } from '#documents/law/rules/when.ts';
import { computeDueDate } from '#documents/totals/due-date.ts';
import { RENT_LAW } from './when.ts';

export const rentDateRules: readonly Rule[] = [
  {
    id: 'rent-period',
    label: 'Période du loyer',
    purpose: 'Dit quel terme est payé.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'supply.start',
    appliesTo: always,
    check: findWrongPeriod,
  },
  {
    id: 'rent-period-length',
    label: 'Durée de la période',
    purpose: 'Une quittance couvre un terme : un mois le plus souvent, un an au plus.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'supply.end',
    appliesTo: ({ draft: { supply } }) => Boolean(supply?.start && supply.end),
    check: ({ draft: { supply } }) =>
      (supply?.end ?? '') < computeDueDate(supply?.start ?? '', { mode: 'net', days: 366 })
        ? null
        : {
            message: 'La période dépasse douze mois : faites une quittance par terme.',
            field: 'supply.end',
          },
  },
  {
    id: 'rent-lease-date',
    label: 'Date du bail',
    purpose: 'Un loyer se doit en vertu d’un bail déjà conclu.',
    reference: RENT_LAW,
    severity: 'warning',
    field: 'rent.lease.date',
    appliesTo: ({ draft }) => Boolean(draft.rent?.lease.date && draft.supply?.start),
    check: ({ draft: { rent, supply } }) =>
      (rent?.lease.date ?? '') <= (supply?.start ?? '')
        ? null
        : {
            message: 'Le bail est postérieur au début de la période : vérifiez les deux dates.',
            field: 'rent.lease.date',
          },
  },
  {
    id: 'rent-issue-date',
    label: 'Date d’émission',
    purpose: 'Date la preuve du paiement.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'issueDate',
    appliesTo: always,
    check: ({ draft }) =>
      draft.issueDate ? null : { message: 'Indiquez la date d’émission.', field: 'issueDate' },
  },
  {
    id: 'rent-issued-after-payment',
    label: 'Émission après le paiement',
    purpose: 'Une quittance se donne une fois le loyer reçu.',
    reference: RENT_LAW,
    severity: 'blocking',
    field: 'issueDate',
    appliesTo: ({ draft }) => draft.issueDate !== '' && lastPayment(draft) !== '',
    check: ({ draft }) =>
      lastPayment(draft) <= draft.issueDate
        ? null
        : {
            message: 'Un paiement est postérieur à l’émission : corrigez l’une des deux dates.',
            field: 'issueDate',
          },
  },
];

function findWrongPeriod({ draft: { supply } }: RuleContext): Finding | null {
  if (!supply?.start) {
    return { message: 'Indiquez le premier jour de la période.', field: 'supply.start' };
  }
  if (!supply.end)
    return { message: 'Indiquez le dernier jour de la période.', field: 'supply.end' };
  if (supply.end >= supply.start) return null;
  return {
    message: 'La fin de la période précède son début : corrigez l’une des deux dates.',
    field: 'supply.end',
  };
}

function lastPayment({ rent }: RuleContext['draft']): string {
  const dates = (rent?.payments ?? []).map(({ date }) => date ?? '');
  return dates.sort().at(-1) ?? '';
}
