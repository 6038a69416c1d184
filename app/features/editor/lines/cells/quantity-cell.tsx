import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { explainNumber } from '#app/features/editor/fields/number-bounds.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { QUANTITY } from '#app/features/editor/lines/words/read-decimal.ts';
import { readQuantity } from '#app/features/editor/lines/words/read-quantity.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { setAt } from '#app/features/editor/store/path.ts';
import { shortUnit } from '#app/naming/unit-words.ts';
import { formatNumber, hasPrice, UNITS } from '#documents';
import { LineCell } from './line-cell.tsx';
import { NumberWithChoice } from './number-with-choice.tsx';
import { unitOptions } from './unit-options.tsx';
import { useTypedText } from './use-typed-text.ts';

/**
 * The quantity and unit: « 3 j » may be typed as one text, or the unit chosen beside the number.
 */
export function QuantityCell({ index, lineKey }: { index: number; lineKey: string }) {
  const path = `lines[${index}].quantity` as const;
  const unitPath = `lines[${index}].unit` as const;
  const { store, touched } = useEditor();
  const { actions } = useLines();
  const quantity = useTextAt(path);
  const unit = useTextAt(unitPath);
  const short = useLine(index, (line) =>
    line && hasPrice(line) ? shortUnit(line, Number(line.quantity)) : '',
  );
  const { messages, text, change, leave } = useTypedText({
    path,
    value: quantity,
    shown: quantity === '0' ? '' : formatNumber(quantity),
    read: (typed) => {
      const read = typed.trim() === '' ? { quantity: '0' } : readQuantity(typed);
      return read && { value: read.quantity, write: () => write(read) };
    },
    explain: (typed) => explainNumber(typed, QUANTITY),
  });
  const write = (read: { quantity: string; unit?: string }) => {
    if (!read.unit || read.unit === unit) return store.set(path, read.quantity);
    store.update((draft) => setUnit(setAt(draft, path, read.quantity), index, read.unit), path);
  };
  const choose = (code: string) => {
    if (code === OTHER) actions.openDetails(lineKey, `lines[${index}].unitLabel`);
    else store.update((draft) => setUnit(draft, index, code), unitPath);
  };
  return (
    <LineCell path={path} column="quantity" lineNumber={index + 1} messages={messages}>
      {(aria) => (
        <NumberWithChoice
          aria={aria}
          text={text}
          onChange={change}
          onBlur={leave}
          choice={{
            id: fieldId(unitPath),
            label: `Unité, ligne ${index + 1}`,
            value: unit,
            short,
            onChange: choose,
            onBlur: () => touched.touch(unitPath),
          }}
        >
          {unitOptions}
          {!UNITS[unit] && <option value={unit}>{unit}</option>}
          <option value={OTHER}>autre mot…</option>
        </NumberWithChoice>
      )}
    </LineCell>
  );
}

const OTHER = 'other';

/** The author’s own label belongs to the previous unit, so it goes with it. */
function setUnit<T>(draft: T, index: number, code: string | undefined): T {
  return setAt(setAt(draft, `lines[${index}].unit`, code), `lines[${index}].unitLabel`, undefined);
}
