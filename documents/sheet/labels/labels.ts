import type { DepositNature } from '#documents/law/deposit-nature.ts';
import type { PaymentMeans } from '#documents/model/fields/payment.ts';
import type { LanguageCode } from '#documents/model/fields/style.ts';
import type { Gender, KindTraits } from '#documents/model/kind.ts';
import { withOf } from '#documents/model/texts/articles.ts';
import { type Format, frenchFormat } from '#documents/sheet/format.ts';
import { frenchReceiptLabels, type ReceiptLabels } from './receipt-labels.ts';
import { frenchRentLabels, type RentLabels } from './rent-labels.ts';

/** The non-legal words of the sheet, and the number formats of its language. */
export type Labels = {
  language: LanguageCode;
  format: Format;
  colon: string;
  /** « D-12 du 02/10/2026 » */
  dated: (number: string, date: string) => string;
  issueDate: Record<Gender, string>;
  supplyDate: Record<'' | 'goods' | 'services' | 'mixed', string>;
  dueDate: string;
  validUntil: string;
  paidOn: string;
  addressee: Record<KindTraits['addressee'], Record<'business' | 'individual', string>>;
  deliveredTo: string;
  payer: string;
  references: Record<
    | 'purchaseOrder'
    | 'buyerReference'
    | 'contract'
    | 'project'
    | 'tender'
    | 'billedObject'
    | 'despatchAdvice'
    | 'receivingAdvice'
    | 'salesOrder'
    | 'quote'
    | 'preceding'
    | 'customerCode'
    | 'place'
    | 'payee'
    | 'assignee',
    string
  >;
  columns: {
    name: string;
    reference: string;
    date: string;
    quantity: string;
    unit: string;
    price: Record<PriceKind, string>;
    discount: string;
    vat: string;
    total: Record<PriceKind, string>;
  };
  /** The tax suffix of an amount. */
  taxWords: Record<PriceKind, string>;
  disbursement: string;
  origin: string;
  ecoContribution: string;
  perUnit: string;
  /** What is done of a line, what was invoiced of it, and what this situation bills. */
  progress: Record<'done' | 'before' | 'now', string>;
  subtotal: string;
  /** Running totals at the bottom and the top of a page. */
  carried: { carriedForward: string; broughtForward: string };
  vatTable: { title: string; rate: string; base: string; amount: string };
  totals: {
    linesTotal: Record<PriceKind, string>;
    taxExclusive: string;
    /** The same beside outlays, which have their own row. */
    taxExclusiveOwn: string;
    vat: string;
    taxInclusive: string;
    total: string;
    prepaid: string;
    paidOn: (date: string) => string;
    /** A default name for a document discount and charge. */
    allowance: string;
    charge: string;
    prepaidTax: (amounts: { base: string; vat: string; rate: string }) => string;
    balanceTax: string;
    creditedTax: string;
    disbursements: string;
    withOutlays: (taxExclusive: string) => string;
    retention: string;
    dueNow: string;
    alreadyPaid: string;
    rounding: string;
    /** The last amount, by its role in the document. */
    final: Record<'payable' | 'estimate' | 'quoted' | 'credited', string>;
    vatInEuros: string;
    netAmounts: string;
    title: string;
  };
  quote: {
    optionsTitle: string;
    option: Record<'option' | 'variant', Record<'offered' | 'chosen', string>>;
    withOptions: Record<'chosen' | 'every', string>;
    deposit: Record<DepositNature, string>;
    /** After the word; off premises, nothing is received at the order (C. conso. L221-10). */
    depositDay: Record<'atOrder' | 'later', string>;
    terms: string;
  };
  /** Proof page of a quote accepted online. */
  signature: {
    seller: string;
    buyer: string;
    name: string;
    date: string;
    signature: string;
  };
  payment: {
    title: string;
    means: Record<PaymentMeans, string>;
    reference: string;
    scan: string;
    codeAlt: string;
    mandate: string;
    creditorId: string;
    order: (name: string) => string;
    holder: string;
    /** Follows the name of a card. */
    ending: (digits: string) => string;
  };
  page: (page: number, pages: number) => string;
  logoAlt: (name: string) => string;
  signatureAlt: (name: string) => string;
  watermarks: Record<'draft' | 'duplicate', string> &
    Record<'paid' | 'cancelled', Record<Gender, string>>;
  linesTitle: string;
  receipt: ReceiptLabels;
  rent: RentLabels;
};

/** With tax, without tax, or no tax at all. */
export type PriceKind = 'net' | 'gross' | 'untaxed';

export const frenchLabels: Labels = {
  language: 'fr',
  format: frenchFormat,
  colon: '\u00a0: ',
  dated: (number, date) => `${number} du ${date}`,
  issueDate: { feminine: 'Émise le', masculine: 'Émis le' },
  supplyDate: {
    '': 'Réalisée le',
    goods: 'Livraison',
    services: 'Prestation',
    mixed: 'Réalisation',
  },
  dueDate: 'Échéance',
  validUntil: 'Valable jusqu’au',
  paidOn: 'Payée le',
  addressee: {
    billed: { business: 'Facturé à', individual: 'Client' },
    customer: { business: 'Client', individual: 'Client' },
    payer: { business: 'Reçu de', individual: 'Reçu de' },
    tenant: { business: 'Locataire', individual: 'Locataire' },
  },
  deliveredTo: 'Livré à',
  payer: 'Payé par',
  references: {
    purchaseOrder: 'Bon de commande',
    buyerReference: 'Votre référence',
    contract: 'Contrat',
    project: 'Projet',
    tender: 'Marché',
    billedObject: 'Objet facturé',
    despatchAdvice: 'Bon de livraison',
    receivingAdvice: 'Avis de réception',
    salesOrder: 'Commande',
    quote: 'Devis',
    preceding: 'Facture liée',
    customerCode: 'Code client',
    place: 'Lieu',
    payee: 'À régler à',
    assignee: 'Facture cédée à',
  },
  columns: {
    name: 'Désignation',
    reference: 'Réf.',
    date: 'Date',
    quantity: 'Qté',
    unit: 'Unité',
    price: { net: 'Prix HT', gross: 'Prix TTC', untaxed: 'Prix' },
    discount: 'Remise',
    vat: 'TVA',
    total: { net: 'Total HT', gross: 'Total TTC', untaxed: 'Total' },
  },
  taxWords: { net: 'HT', gross: 'TTC', untaxed: '' },
  disbursement: 'Débours',
  origin: 'Origine',
  ecoContribution: 'dont éco-participation',
  perUnit: 'par unité',
  progress: { done: 'Cumulé', before: 'déjà facturé', now: 'cette situation' },
  subtotal: 'Sous-total',
  carried: { carriedForward: 'À reporter', broughtForward: 'Report' },
  vatTable: { title: 'Détail de la TVA', rate: 'TVA', base: 'Base HT', amount: 'Montant' },
  totals: {
    linesTotal: {
      net: 'Total HT des lignes',
      gross: 'Total TTC des lignes',
      untaxed: 'Total des lignes',
    },
    taxExclusive: 'Total HT',
    taxExclusiveOwn: 'Total HT hors débours',
    vat: 'TVA',
    taxInclusive: 'Total TTC',
    total: 'Total',
    prepaid: 'Acompte',
    paidOn: (date) => `réglé le ${date}`,
    allowance: 'Remise',
    charge: 'Frais',
    prepaidTax: ({ base, vat, rate }) => `${base} HT + ${vat} de TVA à ${rate}`,
    balanceTax: 'dont TVA restant due',
    creditedTax: 'dont TVA rendue',
    disbursements: 'Débours (hors TVA)',
    withOutlays: (taxExclusive) => `soit ${taxExclusive} hors taxes, débours compris`,
    retention: 'dont retenue de garantie',
    dueNow: 'À régler à l’échéance',
    alreadyPaid: 'Déjà réglé',
    rounding: 'Arrondi',
    final: {
      payable: 'Net à payer',
      estimate: 'Montant total',
      quoted: 'Montant du devis',
      credited: 'Montant de l’avoir',
    },
    vatInEuros: 'TVA en euros',
    netAmounts: 'Montants nets de taxe',
    title: 'Totaux',
  },
  quote: {
    optionsTitle: 'Options et variantes, non comprises dans le total',
    option: {
      option: { offered: 'Option', chosen: 'Option retenue' },
      variant: { offered: 'Variante', chosen: 'Variante retenue' },
    },
    withOptions: {
      chosen: 'avec les choix retenus',
      every: 'avec toutes les options',
    },
    deposit: { deposit: 'Acompte', earnest: 'Arrhes', unstated: 'À verser' },
    depositDay: { atOrder: ' à la commande', later: ', après sept jours' },
    terms: 'Conditions',
  },
  signature: {
    seller: 'Le professionnel',
    buyer: 'Le client',
    name: 'Nom',
    date: 'Date',
    signature: 'Signature',
  },
  payment: {
    title: 'Règlement',
    means: {
      transfer: 'Virement',
      'direct-debit': 'Prélèvement SEPA',
      card: 'Carte bancaire',
      cheque: 'Chèque',
      cash: 'Espèces',
      link: 'Paiement en ligne',
      paid: 'Déjà réglée',
    },
    reference: 'Référence à indiquer',
    scan: 'scannez le code avec votre application bancaire',
    codeAlt: 'Code QR de virement SEPA',
    mandate: 'mandat',
    creditorId: 'identifiant du créancier',
    order: (name) => `à l’ordre ${withOf(name)}`,
    holder: 'titulaire',
    ending: (digits) => `finissant par ${digits}`,
  },
  page: (page, pages) => `${page}\u00a0/\u00a0${pages}`,
  logoAlt: (name) => `Logo de ${name || 'l’émetteur'}`,
  signatureAlt: (name) => `Signature de ${name || 'l’émetteur'}`,
  watermarks: {
    draft: 'BROUILLON',
    duplicate: 'DUPLICATA',
    paid: { feminine: 'PAYÉE', masculine: 'PAYÉ' },
    cancelled: { feminine: 'ANNULÉE', masculine: 'ANNULÉ' },
  },
  linesTitle: 'Détail',
  receipt: frenchReceiptLabels,
  rent: frenchRentLabels,
};
