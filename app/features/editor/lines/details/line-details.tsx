import { useState } from 'react';
import { DraftNumber } from '#app/features/editor/fields/draft-number.tsx';
import { DraftSelect } from '#app/features/editor/fields/draft-select.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { DraftTextArea } from '#app/features/editor/fields/draft-text-area.tsx';
import { useCurrencySuffix } from '#app/features/editor/fields/use-currency-suffix.ts';
import { isUnder, useReveal } from '#app/features/editor/focus/reveal-store.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { hasPrice, isPriced, type LinePath } from '#documents';
import { LineExemption } from './line-exemption.tsx';
import { LineIdentifiers } from './line-identifiers.tsx';
import { LinePeriod } from './line-period.tsx';

/** All that a line can hold beyond its cells. */
export function LineDetails({ index, onClose }: { index: number; onClose: () => void }) {
  const path = `lines[${index}]` as const;
  const { view, actions, layout } = useLines();
  const isMore = (asked: string) => MORE.some((key) => isUnder(asked, `${path}.${key}`));
  const currency = useCurrencySuffix();
  const [showsMore, setShowsMore] = useState(() => isMore(view.getState().askedPath));
  useReveal([path], (asked) => isMore(asked) && setShowsMore(true));
  const isDisbursement = useLine(index, (line) => line?.kind === 'disbursement');
  const isInTotal = useLine(index, (line) => line !== undefined && isPriced(line));
  const discount = useLine(index, (line) => (line && hasPrice(line) ? line.discount : undefined));
  const needsReason = useLine(
    index,
    (line) =>
      line !== undefined &&
      hasPrice(line) &&
      line.kind !== 'disbursement' &&
      (line.vatRate === '0' || line.exemption !== undefined),
  );
  return (
    <div className="my-1 rounded-control border border-rule bg-paper p-3 @xl/lines:mb-2">
      <div className="grid gap-3 @md/lines:grid-cols-2">
        <DraftTextArea path={`${path}.description`} className="col-span-full" />
        {layout.showsVat && needsReason && <LineExemption index={index} />}
        {discount && <DraftText path={`${path}.discount.reason`} className="col-span-full" />}
        <LinePeriod index={index} />
        <DraftText path={`${path}.reference`} />
        <DraftText path={`${path}.unitLabel`} />
        <DraftSelect path={`${path}.nature`} options={NATURES} />
        <DraftNumber path={`${path}.ecoContribution`} suffix={currency} />
      </div>
      {isInTotal && (
        <div className="mt-3">
          <Checkbox
            id={`line-${index}-disbursement`}
            label="Débours"
            help="Une somme avancée au nom et pour le compte du client, refacturée au centime près, hors TVA."
            checked={isDisbursement}
            onChange={() => actions.turn(index, isDisbursement ? 'item' : 'disbursement')}
          />
        </div>
      )}
      <div className="mt-2">
        <Disclosure title="Note et codes" level={3} isOpen={showsMore} onToggle={setShowsMore}>
          <LineIdentifiers index={index} />
        </Disclosure>
      </div>
      <div className="mt-2 flex justify-end">
        <Button size="sm" onClick={onClose}>
          Fermer les détails
        </Button>
      </div>
    </div>
  );
}

const NATURES = [
  { value: '', label: 'Comme le document' },
  { value: 'goods', label: 'Bien' },
  { value: 'services', label: 'Service' },
];
const MORE: readonly LinePath[] = [
  'note',
  'buyerReference',
  'gtin',
  'orderLine',
  'billedObject',
  'accountingReference',
  'originCountry',
  'attributes',
];
