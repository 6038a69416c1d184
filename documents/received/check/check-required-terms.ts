import { profileOf } from '#documents/received/profile.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { TolerantInvoice } from '#documents/received/tolerant-invoice.ts';
import { ASK_CORRECTION } from './finding-when.ts';

/** Checks the mandatory terms (EN 16931, BR-02 to BR-15). */
export function checkRequiredTerms(invoice: TolerantInvoice): ReceivedFinding[] {
  const { isFull } = profileOf(invoice.specificationId);
  const required = isFull ? [...ALWAYS, ...OF_A_FULL_INVOICE] : ALWAYS;
  return required
    .filter(({ read }) => !read(invoice))
    .map(({ code, term, name }) => ({
      code,
      severity: 'error',
      text: `Il manque ${name}.`,
      action: ASK_CORRECTION,
      term,
    }));
}

type RequiredTerm = {
  code: string;
  term: string;
  /** « le numéro de la facture » */
  name: string;
  read: (invoice: TolerantInvoice) => string | undefined;
};

const ALWAYS: readonly RequiredTerm[] = [
  { code: 'BR-02', term: 'BT-1', name: 'le numéro de la facture', read: ({ number }) => number },
  {
    code: 'BR-03',
    term: 'BT-2',
    name: 'la date de la facture',
    read: ({ issueDate }) => issueDate,
  },
  { code: 'BR-04', term: 'BT-3', name: 'le type de facture', read: ({ typeCode }) => typeCode },
  { code: 'BR-05', term: 'BT-5', name: 'la monnaie', read: ({ currency }) => currency },
  { code: 'BR-06', term: 'BT-27', name: 'le nom du vendeur', read: ({ seller }) => seller?.name },
  { code: 'BR-07', term: 'BT-44', name: 'le nom du client', read: ({ buyer }) => buyer?.name },
  {
    code: 'BR-13',
    term: 'BT-109',
    name: 'le total hors taxe',
    read: ({ totals }) => totals?.taxExclusiveTotal,
  },
  {
    code: 'BR-14',
    term: 'BT-112',
    name: 'le total TTC',
    read: ({ totals }) => totals?.taxInclusiveTotal,
  },
  {
    code: 'BR-15',
    term: 'BT-115',
    name: 'le montant à payer',
    read: ({ totals }) => totals?.payableAmount,
  },
];

const OF_A_FULL_INVOICE: readonly RequiredTerm[] = [
  {
    code: 'BR-09',
    term: 'BT-40',
    name: 'le pays du vendeur',
    read: ({ seller }) => seller?.address?.country,
  },
  {
    code: 'BR-11',
    term: 'BT-55',
    name: 'le pays du client',
    read: ({ buyer }) => buyer?.address?.country,
  },
  {
    code: 'BR-12',
    term: 'BT-106',
    name: 'le total des lignes',
    read: ({ totals }) => totals?.lineNetTotal,
  },
  {
    code: 'BR-CO-18',
    term: 'BG-23',
    name: 'le détail de la TVA',
    read: ({ vatBreakdown }) => vatBreakdown?.[0]?.category,
  },
];
