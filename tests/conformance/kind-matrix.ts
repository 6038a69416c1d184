import type { DraftInput, KindName, Subtype } from '#documents';
import type { MatrixRow } from './matrix.ts';
import { type Constraint, coverPairs, type Row } from './pairwise.ts';
import { buildRowDraft } from './row-draft.ts';

const FACTORS = {
  nature: [
    'avoir',
    'avoir full',
    'avoir commercial',
    'avoir deposit',
    'avoir rebate',
    'avoir self-billed',
    'avoir factored',
    'devis',
  ],
  vatRegime: [
    'normal',
    'net-of-tax',
    'franchise-with-vat-number',
    'franchise-without-vat-number',
    'reverse-charge-works',
    'eu-services',
    'eu-goods',
    'eu-triangular',
    'export',
    'non-eu-services',
    'exempt',
    'margin-used',
    'no-vat-territory',
  ],
  buyer: ['business', 'individual', 'public', 'eu-business', 'foreign-business'],
  size: ['1 line', '12 lines'],
  extras: ['none', 'discounts and charges'],
  priceMode: ['net', 'gross'],
} as const;

type KindFactors = typeof FACTORS;
type KindRow = Row<KindFactors>;

const EUROPEAN = ['eu-services', 'eu-goods', 'eu-triangular'] as const;
const FEW_REGIMES = ['normal', 'franchise-without-vat-number', 'eu-services'] as const;

/** Regimes work as in invoices: one nature meets them all, others just the most different. */
const CONSTRAINTS: readonly Constraint<KindFactors>[] = [
  {
    when: {
      nature: [
        'avoir full',
        'avoir deposit',
        'avoir rebate',
        'avoir self-billed',
        'avoir factored',
        'devis',
      ],
    },
    only: { vatRegime: FEW_REGIMES },
  },
  { when: { nature: ['avoir commercial'] }, only: { vatRegime: ['normal', 'net-of-tax'] } },
  { when: { vatRegime: ['net-of-tax', 'reverse-charge-works'] }, only: { buyer: ['business'] } },
  { when: { vatRegime: EUROPEAN }, only: { buyer: ['eu-business'] } },
  { when: { vatRegime: ['export', 'non-eu-services'] }, only: { buyer: ['foreign-business'] } },
  { when: { buyer: ['eu-business'] }, only: { vatRegime: EUROPEAN } },
  { when: { buyer: ['foreign-business'] }, only: { vatRegime: ['export', 'non-eu-services'] } },
  {
    when: { vatRegime: ['margin-used'] },
    only: { buyer: ['business', 'individual'] },
  },
  {
    when: { priceMode: ['gross'] },
    only: { vatRegime: ['normal'], buyer: ['business', 'individual', 'public'] },
  },
  {
    when: { nature: ['avoir self-billed', 'avoir factored'] },
    only: { buyer: ['business', 'eu-business'] },
  },
];

/** Quotes and avoirs covering every pair of nature, regime, buyer, size, extras and price mode. */
export function listKindRows(): KindRow[] {
  return coverPairs(FACTORS, CONSTRAINTS);
}

/** « avoir rebate, normal, business, 12 lines, gross, logo » */
export function nameKindRow(row: KindRow): string {
  return [row.nature, row.vatRegime, row.buyer, row.size, row.priceMode, row.extras].join(', ');
}

/** The draft of an invoice, plus what the kind adds. */
export function buildKindDraft(row: KindRow): DraftInput {
  const isNetOfTax = row.vatRegime === 'net-of-tax';
  const { supply, ...invoice } = buildRowDraft({ ...row, ...INVOICE_ROW, ...regimeOf(row) });
  const [kind, subtype = 'standard'] = row.nature.split(' ');
  const common = {
    ...invoice,
    ...(isNetOfTax ? { vatRegime: 'net-of-tax' as const } : {}),
    kind: kind as KindName, // first word of a nature
    subtype: subtype as Subtype, // second word
    dueDate: '',
  };
  return kind === 'devis' ? { ...common, ...QUOTE } : { ...common, supply, ...creditOf(row) };
}

function regimeOf({ vatRegime }: KindRow): Pick<MatrixRow, 'vatRegime'> {
  return { vatRegime: vatRegime === 'net-of-tax' ? 'normal' : vatRegime };
}

function creditOf({ nature }: KindRow): Partial<DraftInput> {
  const credit = { reason: 'discount', treatment: { kind: 'offset' } } as const;
  if (nature !== 'avoir rebate') return { credit, references: { preceding: [ORIGIN] } };
  const supply = { start: '2025-11-01', end: '2026-10-31' };
  return { credit, references: { contract: 'C-2025-031' }, supply };
}

const INVOICE_ROW = { subtype: 'standard', currency: 'EUR' } as const;
const ORIGIN = { number: 'F-2026-0040', issueDate: '2026-10-02' };
const QUOTE = {
  number: 'D-2026-0031',
  validUntil: '2026-12-20',
  subject: 'Aménagement de l’atelier',
  quote: { deposit: { percent: '30' }, duration: 'deux semaines' },
} satisfies Partial<DraftInput>;
