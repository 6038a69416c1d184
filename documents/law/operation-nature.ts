import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import type { VatRegime } from '#documents/model/vat-regime.ts';

/** 242 nonies A, I-8° bis */
export type OperationNature = 'goods' | 'services' | 'mixed';

/** The author's choice, else what the lines tell, else the regime's default. */
export function operationNatureOf(draft: Draft): OperationNature {
  if (draft.operation) return draft.operation;
  const natures = new Set(
    draft.lines.flatMap((line) => (isPriced(line) && line.nature ? [line.nature] : [])),
  );
  if (natures.size > 1) return 'mixed';
  const [nature] = natures;
  return nature ?? (GOODS_REGIMES.has(draft.vatRegime) ? 'goods' : 'services');
}

const GOODS_REGIMES: ReadonlySet<VatRegime> = new Set([
  'eu-goods',
  'eu-triangular',
  'one-stop-shop',
  'export',
  'margin-used',
  'margin-art',
  'margin-antiques',
]);
