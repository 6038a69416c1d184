import { useId } from 'react';
import { todayInFrance } from '#app/lib/today.ts';
import type { ImportQuestionProps } from '#app/records/csv/import-kind.ts';
import type { ProductKey } from '#app/records/csv/read-product.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { formatNumber, formatPercent, ratesInFrance, toDecimal } from '#documents';
import { ConvertedPrices } from './converted-prices.tsx';
import { listPriceColumns, type PriceColumn } from './price-columns.ts';
import { choosePrice, findPriceKey, findPriceQuestion, lacksRates } from './price-question.ts';
import { WITHOUT_VAT } from './priced-texts.ts';

type Props = ImportQuestionProps<ProductKey>;

/** Asks for the column of the prices, whether they include VAT, and a missing rate. */
export function PriceQuestions(props: Props) {
  const { rows, choice } = props;
  const question = findPriceQuestion(rows, choice);
  if (question?.kind === 'column') return <ColumnQuestion {...props} columns={question.columns} />;
  const isGross = findPriceKey(choice) === 'grossPrice';
  return (
    <>
      <BasisChoice {...props} />
      {isGross && lacksRates(rows, choice) && (
        <RateChoice {...props} isOpen={question?.kind === 'rate'} />
      )}
      {isGross && question === null && <ConvertedPrices rows={rows} choice={choice} />}
    </>
  );
}

function ColumnQuestion({ choice, onChange, columns }: Props & { columns: PriceColumn[] }) {
  return (
    <fieldset className="rounded-card bg-amber-soft p-3">
      <legend className="sr-only">Colonne du prix de vente</legend>
      <p>Plusieurs colonnes donnent un prix. Quel est votre prix de vente&nbsp;?</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {columns.map(({ column, title, example, basis }) => (
          <Button
            key={column}
            size="sm"
            wraps
            onClick={() =>
              onChange(choosePrice(choice, column, basis === 'gross' ? 'grossPrice' : 'unitPrice'))
            }
          >
            {title}
            {example && <span className="font-normal text-ink-soft tabular-nums">{example}</span>}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** Shown where the title of the prices says neither HT nor TTC. */
function BasisChoice({ rows, choice, onChange }: Props) {
  const id = useId();
  const key = findPriceKey(choice);
  if (!key) return null;
  const column = choice.keys.indexOf(key);
  const known = choice.hasHeader && listPriceColumns(rows).find((one) => one.column === column);
  if (known && known.basis !== null) return null;
  const label = known ? `«\u00a0${known.title}\u00a0» est un prix` : 'Ces prix sont';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-sm font-semibold">{label}</span>
      <Segmented
        name={`${id}-basis`}
        label={label}
        value={key}
        options={BASES}
        onChange={(chosen) => onChange(choosePrice(choice, column, chosen))}
      />
    </div>
  );
}

function RateChoice({ choice, onChange, isOpen }: Props & { isOpen: boolean }) {
  const id = useId();
  return (
    <Field
      id={`${id}-rate`}
      label="Taux de TVA des prix TTC qui n’en ont pas"
      className={isOpen ? 'rounded-card bg-amber-soft p-3' : 'max-w-sm'}
    >
      {(aria) => (
        <Select
          {...aria}
          className="max-w-xs"
          value={choice.answers?.grossRate ?? ''}
          onChange={({ target }) =>
            onChange({ ...choice, answers: { ...choice.answers, grossRate: target.value } })
          }
        >
          <option value="">Choisir</option>
          {ratesInFrance(todayInFrance()).map((rate) => (
            <option key={rate} value={formatNumber(toDecimal(rate, 2))}>
              {formatPercent(rate)}
            </option>
          ))}
          <option value={WITHOUT_VAT}>{WITHOUT_VAT}</option>
        </Select>
      )}
    </Field>
  );
}

const BASES = [
  { value: 'unitPrice', label: 'HT' },
  { value: 'grossPrice', label: 'TTC' },
] as const;
