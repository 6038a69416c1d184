import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { summarizePrice } from '#app/features/editor/lines/words/summarize-line.ts';
import { hasPrice } from '#documents';
import { LineAmount } from './amount.tsx';

/** The button of a line’s card on a phone: name, « 3 j × 450,00 € · TVA 20 % » and amount. */
export function CardSummary({
  index,
  lineKey,
  isOpen,
}: {
  index: number;
  lineKey: string;
  isOpen: boolean;
}) {
  const { view, layout } = useLines();
  const { currency, showsVat } = layout;
  const name = useLine(index, (line) => (line && hasPrice(line) ? line.name : ''));
  const summary = useLine(index, (line) =>
    line && hasPrice(line) ? summarizePrice(line, { currency, showsVat }) : '',
  );
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? view.close : view.open)('openCards', lineKey)}
      className="flex w-full cursor-pointer items-start justify-between gap-3 rounded-control py-2 text-left @xl/lines:hidden"
    >
      <span className="min-w-0">
        <span className={`block truncate ${name ? 'font-semibold' : 'text-ink-soft'}`}>
          {name || `Ligne ${index + 1}, à nommer`}
        </span>
        <span className="block text-sm text-ink-soft">{summary}</span>
      </span>
      <LineAmount index={index} className="h-auto! font-semibold" />
    </button>
  );
}
