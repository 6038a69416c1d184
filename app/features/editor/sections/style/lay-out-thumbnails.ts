import {
  computeTotals,
  type Draft,
  type FontMetrics,
  isPriced,
  layOut,
  type Page,
  type SheetImage,
  TEMPLATES,
} from '#documents';

export type Thumbnail = {
  template: Draft['style']['template'];
  page: Page | undefined;
  images: readonly SheetImage[];
};

/** The first page of the document in each template; the example fills the empty parts. */
export function layOutThumbnails(draft: Draft, metrics: FontMetrics): Thumbnail[] {
  const shown = fillBlanks({ ...draft, lines: draft.lines.slice(0, MAX_LINES) });
  const totals = computeTotals(shown);
  return TEMPLATES.map((template) => {
    const dressed = { ...shown, style: { ...shown.style, template } };
    const { pages, images } = layOut({ draft: dressed, totals, metrics, isBlocked: false });
    return { template, page: pages[0], images };
  });
}

function fillBlanks(draft: Draft): Draft {
  const { seller, buyer, lines } = draft;
  const hasLines = lines.some((line) => isPriced(line) && line.name !== '');
  return {
    ...draft,
    number: draft.number || '2026-0001',
    seller: seller.name
      ? seller
      : { ...seller, name: 'Votre entreprise', address: EXAMPLE_ADDRESS, siret: '73282932000074' },
    buyer: buyer.name ? buyer : { ...buyer, name: 'Votre client', address: EXAMPLE_ADDRESS },
    lines: hasLines ? lines : EXAMPLE_LINES,
  };
}

const MAX_LINES = 14;
const EXAMPLE_ADDRESS = {
  line1: '12 rue des Lilas',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
};
const EXAMPLE_LINES: Draft['lines'] = ['Étude', 'Fournitures', 'Main-d’œuvre', 'Livraison'].map(
  (name) => ({ kind: 'item', name, quantity: '2', unit: 'C62', unitPrice: '240', vatRate: '20' }),
);
