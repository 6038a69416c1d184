import type { ChargeMode, LeaseType, RentPayer } from '#documents/model/fields/rent.ts';
import { withOf } from '#documents/model/texts/articles.ts';
import type { RentResult } from '#documents/totals/rent/rent-totals.ts';

export type RentLabels = {
  issued: Record<RentResult, string>;
  period: string;
  dueOn: string;
  dwelling: string;
  premises: string;
  perMonth: (amount: string) => string;
  lot: (lot: string) => string;
  lease: string;
  leaseTypes: Record<LeaseType, string>;
  leaseDate: (type: string, date: string) => string;
  leaseReference: (reference: string) => string;
  share: string;
  shareOf: (percent: string) => string;
  landlords: string;
  tenants: string;
  agent: string;
  agentCard: (number: string) => string;
  term: string;
  terms: Record<'in-advance' | 'in-arrears', string>;
  prorata: string;
  days: (days: number, base: number) => string;
  amounts: Record<RentResult, string>;
  /** « du mois d’octobre 2026 », « de la période du 12 au 31 octobre 2026 » */
  ofPeriod: (period: string) => string;
  /** The landlord's declaration, with the amount in words. */
  declaration: (facts: Declaration) => string;
  columns: {
    name: string;
    amount: string;
    amountWithTax: string;
    payment: string;
    received: string;
  };
  rent: string;
  supplement: string;
  charges: Record<ChargeMode, string>;
  adjustment: string;
  total: string;
  received: string;
  remaining: string;
  previousBalance: string;
  balanceAfter: string;
  revision: (facts: { quarter: string; before: string; after: string; rent: string }) => string;
  payers: Record<RentPayer, string>;
  signature: Record<'landlord' | 'landlords' | 'agent', string>;
};

type Declaration = {
  hasManyLandlords: boolean;
  hasManyTenants: boolean;
  sum: string;
  period: string;
  hasCharges: boolean;
  isComplete: boolean;
};

export const frenchRentLabels: RentLabels = {
  issued: { complete: 'Émise le', partial: 'Émis le', unpaid: 'Émis le' },
  period: 'Période',
  dueOn: 'Échéance',
  dwelling: 'Logement',
  premises: 'Local loué',
  perMonth: (amount) => `${amount} par mois`,
  lot: (lot) => `lot ${lot}`,
  lease: 'Bail',
  leaseTypes: {
    unfurnished: 'Location vide',
    furnished: 'Location meublée',
    mobility: 'Bail mobilité',
    student: 'Location meublée à un étudiant',
    parking: 'Garage ou stationnement',
    professional: 'Bail professionnel',
    commercial: 'Bail commercial',
  },
  leaseDate: (type, date) => `${type}${type.startsWith('Bail') ? '' : ', bail'} du ${date}`,
  leaseReference: (reference) => `référence ${reference}`,
  share: 'Quote-part',
  shareOf: (percent) => `${percent} du loyer et des charges de la colocation`,
  landlords: 'Bailleurs',
  tenants: 'Locataires',
  agent: 'Mandataire',
  agentCard: (number) => `carte professionnelle ${number}`,
  term: 'Terme',
  terms: { 'in-advance': 'payable d’avance', 'in-arrears': 'payable à terme échu' },
  prorata: 'Décompte',
  days: (days, base) => `${days}\u00a0${days < 2 ? 'jour' : 'jours'} sur ${base}`,
  amounts: { complete: 'Montant reçu', partial: 'Montant reçu', unpaid: 'Montant à régler' },
  ofPeriod: (period) => {
    if (period === '') return 'de la période';
    if (/^(du|le) /.test(period)) return `de la période ${period}`;
    return `du mois ${withOf(period)}`;
  },
  declaration: ({ hasManyLandlords, hasManyTenants, sum, period, hasCharges, isComplete }) => {
    const who = hasManyLandlords ? 'Les bailleurs reconnaissent' : 'Le bailleur reconnaît';
    const from = hasManyTenants ? 'des locataires' : 'du locataire';
    const cause = isComplete ? 'pour' : 'à valoir sur';
    const what = hasCharges ? 'le loyer et les charges' : 'le loyer';
    const gives = hasManyLandlords ? 'donnent' : 'donne';
    const discharge = `, et ${hasManyTenants ? 'leur' : 'lui'} en ${gives} quittance`;
    return `${who} avoir reçu ${from} la somme de ${sum} ${cause} ${what} ${period}${isComplete ? discharge : ''}.`;
  },
  columns: {
    name: 'Désignation',
    amount: 'Montant',
    amountWithTax: 'Montant TTC',
    payment: 'Règlements',
    received: 'Reçu',
  },
  rent: 'Loyer hors charges',
  supplement: 'Complément de loyer',
  charges: {
    provision: 'Provision sur charges',
    flat: 'Forfait de charges',
    actual: 'Charges au réel',
    none: 'Charges',
  },
  adjustment: 'Régularisation des charges',
  total: 'Total du terme',
  received: 'Total reçu',
  remaining: 'Reste dû sur le terme',
  previousBalance: 'Solde antérieur',
  balanceAfter: 'Solde après ce terme',
  revision: ({ quarter, before, after, rent }) =>
    `Loyer révisé : ${rent} × ${after} ÷ ${before} (${quarter})`,
  payers: {
    tenant: 'Locataire',
    'housing-benefit': 'CAF ou MSA',
    guarantor: 'Garant',
    other: 'Autre payeur',
  },
  signature: {
    landlord: 'Le bailleur',
    landlords: 'Les bailleurs',
    agent: 'Le mandataire du bailleur',
  },
};
