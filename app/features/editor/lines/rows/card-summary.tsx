import { ChevronDown } from 'lucide-react';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { summarizePrice } from '#app/features/editor/lines/words/summarize-line.ts';
import { hasPrice } from '#documents';
import { LineAmount } from './amount.tsx';

/**
 * The button of a line’s card on a phone: name, « 3 j × 450,00 € · TVA 20 % » and amount. An open
 * card shows the rest in its fields.
 */
export function CardSummary({
  index,
  lineKey,
  isOpen,
  isEmpty,
}: {
  index: number;
  lineKey: string;
  isOpen: boolean;
  /** An empty card stays open. */
  isEmpty: boolean;
}) {
  const { view } = useLines();
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? view.close : view.open)('openCards', lineKey)}
      // Beside the handle.
      className="flex min-h-11 w-[calc(100%-1.25rem)] cursor-pointer items-center justify-between gap-3 rounded-control text-left @xl/lines:hidden"
    >
      <span className="min-w-0">
        {isOpen ? (
          <span className="text-sm text-ink-soft">Ligne {index + 1}</span>
        ) : (
          <ClosedCard index={index} />
        )}
      </span>
      <span className="flex shrink-0 items-center gap-1">
        <LineAmount index={index} className="h-auto! font-semibold" />
        {!isEmpty && (
          <ChevronDown
            aria-hidden
            className={`size-4 text-ink-soft transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        )}
      </span>
    </button>
  );
}

function ClosedCard({ index }: { index: number }) {
  const { currency, showsVat } = useLines().layout;
  const name = useLine(index, (line) => (line && hasPrice(line) ? line.name : ''));
  const summary = useLine(index, (line) =>
    line && hasPrice(line) ? summarizePrice(line, { currency, showsVat }) : '',
  );
  return (
    <>
      <span className={`block truncate ${name ? 'font-semibold' : 'text-ink-soft'}`}>
        {name || `Ligne ${index + 1}, à nommer`}
      </span>
      <span className="block text-sm text-ink-soft">{summary}</span>
    </>
  );
}
