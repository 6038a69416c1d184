import { explainNumber } from '#app/features/editor/fields/number-bounds.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { readDecimal, UNIT_PRICE } from '#app/features/editor/lines/words/read-decimal.ts';
import { formatPrice } from '#app/features/editor/lines/words/summarize-line.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { LineCell } from './line-cell.tsx';
import { LOCKED, useIsLocked } from './use-is-locked.ts';
import { useTypedText } from './use-typed-text.ts';

export function PriceCell({ index }: { index: number }) {
  const path = `lines[${index}].unitPrice` as const;
  const { store } = useEditor();
  const { layout } = useLines();
  const price = useTextAt(path);
  const isLocked = useIsLocked(index);
  const { messages, text, change, leave } = useTypedText({
    path,
    value: price,
    shown: price === '0' || price === '' ? '' : formatPrice(price, layout.currency),
    read: (typed) => {
      const value = typed.trim() === '' ? '0' : readDecimal(typed, UNIT_PRICE);
      return value === null ? null : { value, write: () => store.set(path, value) };
    },
    explain: (typed) =>
      typed.trim().startsWith('-')
        ? 'Pour reprendre ou rendre, mettez plutôt une quantité négative.'
        : explainNumber(typed, UNIT_PRICE),
  });
  return (
    <LineCell
      path={path}
      column="unitPrice"
      label={`Prix ${layout.priceWord}`.trim()}
      lineNumber={index + 1}
      messages={messages}
    >
      {(aria) => (
        <NumberInput
          {...aria}
          readOnly={isLocked}
          data-tooltip={isLocked ? LOCKED : undefined}
          placeholder={formatPrice('0', layout.currency)}
          value={text}
          onText={change}
          onBlur={leave}
          className={`px-2! ${isLocked ? 'bg-paper! text-ink-soft!' : ''}`}
        />
      )}
    </LineCell>
  );
}
