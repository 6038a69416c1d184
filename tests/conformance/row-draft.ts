import type { DraftInput, KindName, Subtype, VatRegime } from '#documents';
import type { MatrixRow } from './matrix.ts';
import { buyerOf, sellerOf } from './row-parties.ts';

type LineInput = NonNullable<DraftInput['lines']>[number];

/** A complete draft, which differs from other rows only by its factors. */
export function buildRowDraft(row: MatrixRow): DraftInput {
  const { subtype } = row;
  return {
    version: 1,
    kind: kindOf(row),
    subtype,
    vatRegime: regimeOf(row),
    number: 'F-2026-0042',
    issueDate: '2026-11-20',
    dueDate: '2026-12-20',
    currency: row.currency,
    ...(row.currency !== 'EUR' && {
      exchangeRate: { rate: EXCHANGE_RATES[row.currency], date: '2026-11-19' },
    }),
    supply: { date: '2026-11-15' },
    operation: isGoods(row) ? 'goods' : 'services',
    priceMode: row.priceMode,
    seller: sellerOf(row),
    buyer: buyerOf(row),
    ...(subtype === 'factored' && { payee: FACTOR }),
    lines: linesOf(row),
    ...(subtype === 'situation' && { situation: { rank: 2 } }),
    references: {
      ...(FOLLOWING.includes(subtype) && { preceding: [PRECEDING] }),
      ...(row.buyer === 'public' && { purchaseOrder: 'EJ-2026-003481' }),
    },
    ...exemptionOf(row),
    ...worksOf(row),
    ...extrasOf(row),
  };
}

function kindOf({ vatRegime }: MatrixRow): KindName {
  return vatRegime.startsWith('franchise') ? 'facture-auto-entrepreneur' : 'facture-tva';
}

function regimeOf({ vatRegime }: MatrixRow): VatRegime {
  switch (vatRegime) {
    case 'franchise-with-vat-number':
    case 'franchise-without-vat-number':
      return 'franchise';
    case 'overseas-goods':
      return 'export';
    case 'overseas-rates':
    case 'works-mixed':
    case 'commercial-rent':
      return 'normal';
    default:
      return vatRegime;
  }
}

function isGoods({ vatRegime }: MatrixRow): boolean {
  return GOODS.has(vatRegime);
}

/** Vocational training, the most common exemption to choose. */
function exemptionOf({ vatRegime }: MatrixRow): Pick<DraftInput, 'exemption'> {
  if (vatRegime !== 'exempt') return {};
  return {
    exemption: { code: 'VATEX-FR-CGI261-4', reason: 'Exonération de TVA, art. 261-4-4° a du CGI' },
  };
}

/** The customer’s certificate for works at three rates. */
function worksOf({ vatRegime }: MatrixRow): Pick<DraftInput, 'works'> {
  return vatRegime === 'works-mixed' ? { works: { certification: 'energy' } } : {};
}

function linesOf(row: MatrixRow): LineInput[] {
  const items = Array.from({ length: LINE_COUNTS[row.size] }, (_, index) => itemAt(index, row));
  return row.size === '300 lines in sections' ? items.flatMap(inSections) : items;
}

function itemAt(index: number, row: MatrixRow): LineInput {
  const discount = row.extras === 'discounts and charges' && index % 3 === 0;
  return {
    kind: 'item',
    name: `${isGoods(row) ? 'Lampe de bureau' : 'Journée d’atelier'} n° ${index + 1}`,
    description: index % 4 === 0 ? 'Selon la commande, préparation comprise' : undefined,
    quantity: QUANTITIES[index % QUANTITIES.length],
    unit: isGoods(row) ? 'H87' : 'DAY',
    unitPrice: UNIT_PRICES[index % UNIT_PRICES.length],
    discount: discount ? { percent: '10', reason: 'Fidélité' } : undefined,
    vatRate: rateAt(index, row),
    period: row.vatRegime === 'commercial-rent' ? RENTED : undefined,
    ...(row.subtype === 'situation' && {
      progress: { line: index + 1, agreed: '30000.00', before: '1500.00' },
    }),
  };
}

function rateAt(index: number, { vatRegime }: MatrixRow): string | undefined {
  const rates = RATES[vatRegime] ?? [];
  return rates[index % rates.length];
}

/** Wraps each run of fifteen lines in a title and a sub-total. */
function inSections(item: LineInput, index: number): LineInput[] {
  const opening: LineInput[] =
    index % 15 === 0 ? [{ kind: 'section', name: `Lot ${index / 15 + 1}` }] : [];
  const closing: LineInput[] = index % 15 === 14 ? [{ kind: 'subtotal' }] : [];
  return [...opening, item, ...closing];
}

function extrasOf({ extras, vatRegime, currency }: MatrixRow): Partial<DraftInput> {
  // Amounts are typed without cents in a currency that has none.
  const hasCents = currency === 'EUR';
  switch (extras) {
    case 'none':
      return {};
    case 'discounts and charges':
      return {
        allowances: [{ percent: '2', reason: 'Remise de fin d’année' }, { amount: '5.00' }],
        charges: [
          { amount: hasCents ? '12.50' : '13', reason: 'Port', vatRate: RATES[vatRegime]?.[0] },
        ],
      };
    case 'prepayments':
      return {
        prepayments: [
          {
            amount: '60.00',
            reference: PRECEDING.number,
            issueDate: PRECEDING.issueDate,
            ...(vatRegime === 'normal' && {
              vat: [{ rate: '20', taxableAmount: '50.00', vatAmount: '10.00' }],
            }),
          },
        ],
      };
    case 'logo':
      return { style: { logo: { data: LOGO, alt: 'Atelier Dupont' } } };
  }
}

const EXCHANGE_RATES = { JPY: '0.0061', XPF: '0.00838' };
const LINE_COUNTS = { '1 line': 1, '12 lines': 12, '60 lines': 60, '300 lines in sections': 300 };
/** Coprime cycle lengths, so that lines differ and amounts need rounding. */
const QUANTITIES = ['1', '2.5', '3', '0.3333', '12'];
const UNIT_PRICES = ['450.00', '99.99', '33.333333', '1250'];
const RATES: Readonly<Partial<Record<MatrixRow['vatRegime'], readonly string[]>>> = {
  normal: ['20', '10', '5.5'],
  'overseas-rates': ['8.5', '2.1'],
  'works-mixed': ['10', '5.5', '20'],
  'commercial-rent': ['20'],
};
const GOODS: ReadonlySet<MatrixRow['vatRegime']> = new Set([
  'eu-goods',
  'eu-triangular',
  'export',
  'overseas-goods',
  'margin-used',
  'margin-art',
  'margin-antiques',
]);
const RENTED = { start: '2026-11-01', end: '2026-11-30' };
const FACTOR = {
  name: 'Atlantique Factor SA',
  siren: '552038713',
  iban: 'FR7616958020440187336521030',
};
const PRECEDING = { number: 'F-2026-0007', issueDate: '2026-10-02' };
const FOLLOWING: readonly Subtype[] = ['final', 'situation', 'corrective'];
/** One grey pixel, as PNG. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
