import { explainNumber } from '#app/features/editor/fields/number-bounds.ts';
import { readDecimal, VAT_RATE } from '#app/features/editor/lines/words/read-decimal.ts';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { NumberInput } from '#app/ui/fields/number-input.tsx';
import { formatNumber } from '#documents';
import { LineCell } from './line-cell.tsx';
import { useTypedText } from './use-typed-text.ts';

export function OtherRate({ index, onLeave }: { index: number; onLeave: () => void }) {
  const path = `lines[${index}].vatRate` as const;
  const { store } = useEditor();
  const rate = useTextAt(path);
  const { messages, text, change, leave } = useTypedText({
    path,
    value: rate,
    shown: rate && formatNumber(rate),
    read: (typed) => {
      const value = readDecimal(typed, VAT_RATE);
      return value === null ? null : { value, write: () => store.set(path, value) };
    },
    explain: (typed) => explainNumber(typed, VAT_RATE),
  });
  return (
    <LineCell path={path} column="vatRate" label="TVA" lineNumber={index + 1} messages={messages}>
      {(aria) => (
        <NumberInput
          {...aria}
          // This field has just replaced the list, because « autre… » was chosen.
          autoFocus
          suffix="%"
          value={text}
          onText={change}
          onBlur={() => {
            leave();
            if (readDecimal(text, VAT_RATE) !== null) onLeave();
          }}
          className="pl-2! pr-6!"
        />
      )}
    </LineCell>
  );
}
