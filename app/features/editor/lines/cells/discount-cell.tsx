import { useState } from 'react';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { explainNumber } from '#app/features/editor/fields/number-bounds.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { AMOUNT, DISCOUNT_PERCENT } from '#app/features/editor/lines/words/read-decimal.ts';
import {
  type DiscountUnit,
  discountUnit,
  discountValue,
  readDiscount,
} from '#app/features/editor/lines/words/read-discount.ts';
import { useEditor } from '#app/features/editor/store/editor-context.tsx';
import { currencySymbol, formatNumber, hasPrice } from '#documents';
import { LineCell } from './line-cell.tsx';
import { NumberWithChoice } from './number-with-choice.tsx';
import { useIsLocked } from './use-is-locked.ts';
import { useTypedText } from './use-typed-text.ts';

/** The discount, typed as « 10 % » or « 50 € », or as a number with the unit chosen beside it. */
export function DiscountCell({ index }: { index: number }) {
  const path = `lines[${index}].discount` as const;
  const { store } = useEditor();
  const { layout } = useLines();
  const discount = useLine(index, (line) => (line && hasPrice(line) ? line.discount : undefined));
  // The unit can be chosen before a number is typed.
  const [chosen, choose] = useState(discountUnit(discount));
  const unit = discount ? discountUnit(discount) : chosen;
  // An amount depends on the quantity given back.
  const isLocked = useIsLocked(index) && unit === 'percent';
  const value = discountValue(discount);
  const { messages, text, change, leave } = useTypedText({
    path,
    value,
    shown: value && formatNumber(value),
    read: (typed) => {
      if (typed.trim() === '') return { value: '', write: () => store.set(path, undefined) };
      const read = readDiscount(typed, unit, discount?.reason);
      return read && { value: discountValue(read), write: () => store.set(path, read) };
    },
    explain: (typed) => explainNumber(typed, unit === 'percent' ? DISCOUNT_PERCENT : AMOUNT),
  });
  const changeUnit = (next: string) => {
    const known = next as DiscountUnit; // an option of the choice
    choose(known);
    const read = value && readDiscount(value, known, discount?.reason);
    if (read) store.set(path, read);
  };
  const symbol = currencySymbol(layout.currency);
  return (
    <LineCell path={path} column="discount" lineNumber={index + 1} messages={messages}>
      {(aria) => (
        <NumberWithChoice
          aria={aria}
          isLocked={isLocked}
          text={text}
          onChange={change}
          onBlur={leave}
          choice={{
            id: `${fieldId(path)}-unit`,
            label: `Remise en pourcentage ou en montant, ligne ${index + 1}`,
            value: unit,
            short: unit === 'percent' ? '%' : symbol,
            onChange: changeUnit,
          }}
        >
          <option value="percent">%</option>
          <option value="amount">{symbol}</option>
        </NumberWithChoice>
      )}
    </LineCell>
  );
}
