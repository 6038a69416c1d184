import type { DraftInput, VatRegime } from '#documents';
import { listMatrixRows } from './matrix.ts';
import { coverPairs, type Row } from './pairwise.ts';
import { buildRowDraft } from './row-draft.ts';

/** Places of seller and buyer, and what is sold: together they determine the tax. */
const FACTORS = {
  trade: [
    'mainland → guadeloupe',
    'mainland → martinique',
    'mainland → reunion',
    'mainland → guyane',
    'mainland → mayotte',
    'mainland → new-caledonia',
    'mainland → new-caledonia-by-its-code',
    'mainland → monaco',
    'mainland → monaco-with-siren',
    'reunion → monaco',
    'guadeloupe → mainland',
    'martinique → mainland',
    'reunion → mainland',
    'guyane → mainland',
    'mayotte → mainland',
    'new-caledonia → mainland',
    'guadeloupe → guadeloupe',
    'guadeloupe → martinique',
    'reunion → martinique',
    'reunion → reunion',
    'guyane → guyane',
    'mayotte → mayotte',
    'new-caledonia → new-caledonia',
  ],
  operation: ['goods', 'services'],
} as const;

type PlaceRow = Row<typeof FACTORS>;

/** Goods are exported between areas; `rate` is the local VAT rate, if any. */
type Place = { postalCode: string; city: string; country?: string; area: string; rate?: string };

const MAINLAND: Place = { postalCode: '75011', city: 'Paris', area: 'union', rate: '20' };
const MONACO: Place = { ...MAINLAND, postalCode: '98000', city: 'Monaco', country: 'MC' };
const NOUMEA: Place = { postalCode: '98800', city: 'Nouméa', area: 'new-caledonia' };
const PLACES: Readonly<Record<string, Place>> = {
  mainland: MAINLAND,
  guadeloupe: { postalCode: '97110', city: 'Pointe-à-Pitre', area: 'antilles', rate: '8.5' },
  martinique: { postalCode: '97200', city: 'Fort-de-France', area: 'antilles', rate: '8.5' },
  reunion: { postalCode: '97400', city: 'Saint-Denis', area: 'reunion', rate: '8.5' },
  guyane: { postalCode: '97300', city: 'Cayenne', area: 'guyane' },
  mayotte: { postalCode: '97600', city: 'Mamoudzou', area: 'mayotte' },
  'new-caledonia': NOUMEA,
  'new-caledonia-by-its-code': { ...NOUMEA, country: 'NC' },
  monaco: MONACO,
  'monaco-with-siren': MONACO,
};

export function listPlaceRows(): PlaceRow[] {
  return coverPairs(FACTORS, []);
}

/** « goods, mainland → monaco » */
export function namePlaceRow({ trade, operation }: PlaceRow): string {
  return `${operation}, ${trade}`;
}

export function buildPlaceDraft({ trade, operation }: PlaceRow): DraftInput {
  const [from = '', to = ''] = trade.split(' → ');
  const [seller, buyer] = [placeOf(from), placeOf(to)];
  const vatRegime = regimeOf({ seller, buyer, operation });
  const base = buildRowDraft(plainRow());
  return {
    ...base,
    ...{ vatRegime, operation },
    ...(vatRegime === 'exempt' && { exemption: OUTSIDE }),
    seller: { ...base.seller, address: addressOf(seller) },
    buyer: { ...base.buyer, ...(BUYERS[to] ?? {}), address: addressOf(buyer) },
    lines: base.lines?.map((line) =>
      line.kind === 'item' ? { ...line, vatRate: seller.rate ?? '20' } : line,
    ),
  };
}

function plainRow() {
  const [row] = listMatrixRows();
  if (!row) throw new Error('A matrix has rows');
  const usual = { vatRegime: 'normal', subtype: 'standard', buyer: 'business' } as const;
  return { ...row, ...usual, size: '1 line', extras: 'none', priceMode: 'net' } as const;
}

type Trade = { seller: Place; buyer: Place; operation: PlaceRow['operation'] };

function regimeOf({ seller, buyer, operation }: Trade): VatRegime {
  if (seller.area === 'new-caledonia') return 'exempt';
  if (!seller.rate) return 'no-vat-territory';
  if (operation === 'goods') return seller.area === buyer.area ? 'normal' : 'export';
  return buyer.rate ? 'normal' : 'non-eu-services';
}

function placeOf(name: string): Place {
  const place = PLACES[name];
  if (!place) throw new Error(`No place ${name}`);
  return place;
}

function addressOf({ postalCode, city, country = 'FR' }: Place) {
  return { line1: '5 avenue du Port', postalCode, city, country };
}

const NO_SIREN = { siren: undefined, electronicAddress: undefined, email: 'achats@client.example' };
const BUYERS: Readonly<Record<string, Partial<DraftInput['buyer']>>> = {
  monaco: { ...NO_SIREN, vatNumber: 'FR40000066034' },
  'new-caledonia-by-its-code': { ...NO_SIREN, kind: 'foreign-business', vatNumber: undefined },
};
const OUTSIDE = { code: 'VATEX-EU-O', reason: 'Opération non soumise à la TVA française' };
