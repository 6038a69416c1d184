import type { attachmentFields } from '#documents/model/fields/attachment.ts';
import type { draftFields } from '#documents/model/fields/document.ts';
import type { referencesFields } from '#documents/model/fields/references.ts';
import type { DescriptionsOf, PropertyDescriptions } from './description.ts';
import { receivedBy } from './receipt.ts';

export const documentDescriptions = {
  document: {
    version: 'Version of this format: 1.',
    kind: {
      sentence: 'What is issued.',
      choices: {
        'facture-tva': 'an invoice of a seller who is liable for VAT, even where this sale is not',
        'facture-auto-entrepreneur': 'an invoice without VAT, small-business exemption first',
        devis: 'a quote: an offer that binds until `validUntil`, with `quote`',
        recu: 'a receipt: proof that money was received, with `receipt` (C. civ. 1342-8)',
        'quittance-loyer': 'a rent receipt, or a notice of rent due, with `rent` (loi 89-462)',
        avoir: 'a credit note: gives back all or part of an invoice, with `credit` (CGI 289, I-5)',
      },
    },
    subtype: {
      sentence: 'Nature of the document, among those of its kind (BT-3).',
      choices: {
        standard: 'the usual one of its kind: an invoice (380), a partial credit note (381)…',
        deposit:
          'a deposit, « acompte »: an invoice (386), a receipt, or a credit note on it (503)',
        final:
          'the balance: an invoice after the deposits named in `references.preceding` (380), or a receipt',
        situation:
          'what was done of a quote since the situation before, with `situation`; the last one is the balance (380)',
        corrective: 'cancels and replaces the invoice named in `references.preceding` (384)',
        note: 'the note given to a consumer for services (arrêté 83-50/A; 380)',
        proforma: 'an offer in the shape of an invoice: no legal value, no XML',
        'self-billed':
          'written by the buyer in the name of the seller: an invoice (389) or a credit note (261) (CGI 289, I-2)',
        factored:
          'a claim sold to the factor named in `payee`: an invoice (393) or a credit note on it (396)',
        order: 'a quote in the shape of an order, « bon de commande »',
        amendment: 'a quote that changes the signed one named in `references.quote`, « avenant »',
        earnest: 'a receipt for money that either side may forfeit, « arrhes » (C. civ. 1590)',
        'security-deposit': 'a receipt for a security deposit (loi 89-462, art. 22)',
        refund: 'a receipt for money paid back',
        private: 'a receipt between private persons',
        full: 'a credit note that cancels an invoice (381)',
        commercial: 'a credit note for a discount or a gesture after the sale (381)',
        rebate:
          'a credit note at the end of a period, on a contract instead of an invoice (262, BR-FR-CO-03)',
      },
    },
    vatRegime: {
      sentence: 'How the document is taxed; only "normal" and "one-stop-shop" charge VAT (BT-118).',
      choices: {
        normal: 'the rate of each line',
        franchise: 'small-business exemption (CGI 293 B)',
        'reverse-charge-works': 'building subcontractor, the buyer pays VAT (CGI 283-2 nonies)',
        'eu-services': 'services to a business of another member state (CGI 259, 1° and 283-2)',
        'eu-goods': 'goods sent to a business of another member state (CGI 262 ter, I)',
        'eu-triangular':
          'goods sent from one other member state to the customer in a third (directive 2006/112/EC, 141)',
        'one-stop-shop':
          'distance sale to a consumer of another member state, the rate of each line is that of the country of delivery; no XML (CGI 259 D)',
        export: 'goods sent out of the European Union (CGI 262, I)',
        'non-eu-services': 'services to a customer outside the European Union (CGI 259, 1°)',
        exempt: 'an exempt activity, explained by `exemption` (CGI 261 to 261 E)',
        'margin-used': 'margin scheme, second-hand goods (CGI 297 A)',
        'margin-art': 'margin scheme, works of art (CGI 297 A)',
        'margin-antiques': 'margin scheme, collectors’ items and antiques (CGI 297 A)',
        'margin-travel': 'margin scheme, travel agencies (CGI 266-1-e)',
        'no-vat-territory': 'French Guiana and Mayotte, where no VAT applies (CGI 294, 1)',
        'net-of-tax':
          'credit note between businesses that leaves the VAT of the invoice as it was (CGI 272, 1)',
      },
    },
    exemption:
      'Why no VAT is charged, for regime "exempt" and for lines at 0 % that give no reason.',
    number:
      'Number of the document; up to 35 characters among letters, digits and - + _ / in an issued invoice, such as "F-2026-0042" (BT-1, BR-FR-01).',
    issueDate: 'Day of issue, such as "2026-11-20"; it decides which law applies (BT-2).',
    dueDate: 'Last day for paying, or day on which a rent is due, such as "2026-12-20" (BT-9).',
    validUntil:
      'Last day of the offer of a quote or proforma, such as "2026-12-20" (C. civ. 1116).',
    currency:
      'ISO 4217 code of every amount, such as "EUR" (BT-5). Amounts of one without cents, such as "JPY", are whole.',
    exchangeRate:
      'How amounts are turned into euros, required on an invoice that charges VAT when `currency` is not "EUR" (CGI 289, IV; BT-111).',
    language: {
      sentence:
        'Language of the printed words, figures and dates. Whatever it is, the sentences that French law asks for stay in French, with their translation.',
      choices: { fr: 'French', en: 'English' },
    },
    title: 'Title printed instead of that of the subtype, such as "Note d’honoraires".',
    subject: 'What the invoice is about, such as "Refonte du site" (BT-22).',
    intro: 'Text printed above the lines (BT-22).',
    outro: 'Text printed under the totals (BT-22).',
    supply: 'When and where goods were delivered or services performed.',
    operation: {
      sentence: 'Category of the operation (CGI ann. II, 242 nonies A, I-8° bis; BT-23).',
      choices: { '': 'not said yet', goods: 'goods', services: 'services', mixed: 'both' },
    },
    suppliedInFrance:
      'The service is taxed in France though its buyer is a business abroad: a building in France, for example (CGI 259 A).',
    vatOnDebits:
      'The seller has opted to pay VAT on debits, for services (CGI ann. II, 242 nonies A, I-11° bis; BT-8).',
    priceMode: {
      sentence: 'Whether unit prices, discounts and charges include VAT.',
      choices: { net: 'without VAT', gross: 'with VAT' },
    },
    seller: 'Who issues the document; the landlord of a rent receipt.',
    buyer: 'Who must pay, has paid or is paid back; the tenant of a rent receipt.',
    deliveryAddress: 'Where goods are delivered when it is not at the buyer’s address (BG-13).',
    payer: 'Who pays when it is not the buyer, such as an employer.',
    payee: 'Who receives the money when it is not the seller, such as a factor (BG-10).',
    lines: 'The rows of the table, in printing order: at most 2000 (BG-25).',
    allowances:
      'Discounts on the whole document, shared over its VAT rates or taken from one of them (BG-20).',
    charges: 'Costs added to the whole document, such as postage (BG-21).',
    prepayments: 'Money already received, deducted from the total including VAT (BT-113).',
    rounding: 'Rounding of a cash payment, from "-0.99" to "0.99" in the currency (BT-114).',
    payment: 'How the invoice is paid, and the terms the law wants printed.',
    references: 'Orders, contracts and other documents that this one follows.',
    works: 'What the customer certifies so that works in a home are taxed at a reduced rate.',
    quote: 'What a quote adds.',
    credit: 'What a credit note adds; the invoices it corrects are in `references.preceding`.',
    situation:
      'What an invoice for the progress of works adds; its quote is in `references.quote`, the situation before it in `references.preceding`.',
    receipt: 'What a receipt adds; it has no lines.',
    rent: 'What a rent receipt adds; it has no lines, and `supply` holds its period.',
    attachments: 'Files carried inside the XML, at most 20 (BG-24).',
    notes: 'Free text printed above the payment block (BT-22).',
    terms: 'General terms of sale, printed at the end (BT-22).',
    privateNotes: 'Notes of the author, never printed nor sent.',
    style: 'Template, colour, logo, signature and watermark of the PDF.',
  },
  exchangeRate: {
    rate: 'Euros that one unit of the currency is worth, such as "0.9215".',
    date: 'Day of the rate, such as "2026-11-19".',
  },
  supply: {
    date: 'Day of delivery, or of the end of the service, such as "2026-11-18" (BT-72).',
    start: 'First day of the period, for a service or a rent that lasts (BT-73).',
    end: 'Last day of the period (BT-74).',
    place: 'Where the service was performed, required for a note (arrêté 83-50/A, art. 3).',
  },
  deliveryAddress: {
    name: 'Who receives the goods (BT-70).',
    siret: 'SIRET of the place of delivery, 14 digits; spaces are dropped (BT-71).',
    line1: 'Number and street (BT-75).',
    line2: 'Building or floor (BT-76).',
    line3: 'Any other part of the address (BT-165).',
    postalCode: 'Postal code, such as "75011" (BT-78).',
    city: 'Town (BT-77).',
    region: 'Region, where the country writes one (BT-79).',
    country: 'ISO 3166-1 code of the country, such as "FR" (BT-80).',
  },
  payer: {
    name: 'Name of who pays.',
    relation: 'What it is to the buyer, such as "employeur".',
  },
  payee: {
    name: 'Name of who receives the money (BT-59).',
    siren: 'SIREN of who receives the money, 9 digits; spaces are dropped (BT-61).',
    iban: 'Account to pay, instead of `seller.iban`; its holder is `payee.name` (BT-84).',
    bic: 'Bank of the account, such as "CMCIFR2A" (BT-86).',
  },
  charges: {
    amount: 'Amount in the currency, with or without VAT as `priceMode` says (BT-99).',
    reason: 'What is charged, such as "Frais de port" (BT-104).',
    vatRate: 'VAT rate in percent, such as "20"; the highest of the lines when absent (BT-103).',
  },
  prepayments: {
    amount: 'Amount received, VAT included, in the currency.',
    date: 'Day on which it was received.',
    means: { sentence: 'How it was received.', choices: receivedBy },
    issueDate: 'Day of its deposit invoice (BT-26).',
    reference: 'Number of the deposit invoice or of the payment, such as "F-2026-0031" (BT-25).',
    vat: 'VAT of the deposit invoice, one entry for each rate (CGI 289, I-1-c).',
  },
  'prepayments.vat': {
    rate: 'VAT rate in percent, such as "20".',
    taxableAmount: 'Amount of the deposit without VAT at this rate, in the currency.',
    vatAmount: 'VAT of the deposit at this rate, in the currency.',
  },
  works: {
    certification: {
      sentence: 'What the customer certifies.',
      choices: {
        improvement: 'improvement of a home (CGI 279-0 bis)',
        energy: 'energy renovation of a home (CGI 278-0 bis A)',
        simplified: 'small works, where a mention is enough (BOI-TVA-LIQ-30-20-90-40 § 90)',
      },
    },
    address: 'Where the home is; the address of the buyer when absent.',
  },
  exemption: {
    code: 'VATEX code of the reason, such as "VATEX-FR-CGI261-4" (BT-121).',
    reason:
      'The reason in French, such as "Exonération de TVA, article 261, 4-1° du CGI" (BT-120).',
  },
  references: {
    buyerReference: 'Reference wanted by the buyer; for a public buyer, its service code (BT-10).',
    project: 'Project or building site (BT-11).',
    contract: 'Contract (BT-12).',
    purchaseOrder: 'Order of the buyer, or its commitment number (C. com. L441-9; BT-13).',
    salesOrder: 'Order in the books of the seller (BT-14).',
    receivingAdvice: 'Receipt of the goods (BT-15).',
    despatchAdvice: 'Delivery note (BT-16).',
    tender: 'Call for tenders or lot (BT-17).',
    billedObject: 'Object that is invoiced, such as a meter or a telephone number (BT-18).',
    accounting: 'Account in the books of the buyer (BT-19).',
    quote: 'The quote that was accepted.',
    preceding: 'Invoices that this one corrects, completes or deducts, at most 50 (BG-3).',
  },
  'references.quote': {
    number: 'Number of the quote, such as "D-2026-0093".',
    issueDate: 'Day of issue of the quote.',
  },
  'references.preceding': {
    number: 'Number of the invoice, such as "F-2026-0031" (BT-25).',
    issueDate: 'Day of issue of the invoice (BT-26, BR-FR-CO-04).',
  },
  attachment: {
    role: {
      sentence: 'What the file is, in the words of the French norm (BT-123, BR-FR-17).',
      choices: {
        RIB: 'bank account of the seller',
        FEUILLE_DE_STYLE: 'style sheet',
        PJA: 'supporting document of the invoice',
        BORDEREAU_SUIVI: 'follow-up slip',
        DOCUMENT_ANNEXE: 'annex',
        BON_LIVRAISON: 'delivery note',
        BON_COMMANDE: 'purchase order',
        BORDEREAU_SUIVI_VALIDATION: 'follow-up slip of the approval',
        ETAT_ACOMPTE: 'statement of a deposit',
        FACTURE_PAIEMENT_DIRECT: 'invoice of a subcontractor who is paid directly',
        RECAPITULATIF_COTRAITANCE: 'summary of a joint contract',
      },
    },
    filename: 'Name of the file, such as "bon-de-livraison.pdf" (BT-125).',
    mediaType: {
      sentence: 'Format of the file, among those of EN 16931 (BT-125).',
      choices: {
        'application/pdf': 'PDF',
        'image/png': 'PNG',
        'image/jpeg': 'JPEG',
        'text/csv': 'CSV',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
        'application/vnd.oasis.opendocument.spreadsheet': 'OpenDocument spreadsheet',
      },
    },
    content: 'The file in base64, at most 2 MB (BT-125).',
  },
} satisfies Record<string, PropertyDescriptions> & {
  document: DescriptionsOf<typeof draftFields>;
  references: DescriptionsOf<typeof referencesFields>;
  attachment: DescriptionsOf<typeof attachmentFields>;
};
