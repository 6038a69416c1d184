import { useLines } from '#app/features/editor/lines/context.tsx';
import { useLine } from '#app/features/editor/lines/use-line.ts';
import { summarizeLineDetails } from '#app/features/editor/lines/words/summarize-line.ts';
import { hasPrice } from '#documents';

export function LineDetailsSummary({ index, onOpen }: { index: number; onOpen: () => void }) {
  const { layout } = useLines();
  const summary = useLine(index, (line) =>
    line && hasPrice(line) ? summarizeLineDetails(line, layout.currency) : '',
  );
  if (summary === '') return null;
  return (
    <button
      type="button"
      aria-expanded={false}
      aria-label={`Détails de la ligne ${index + 1}\u00a0: ${summary}`}
      onClick={onOpen}
      className="block min-h-6 w-full cursor-pointer truncate rounded-sm pl-px text-left text-sm text-ink-soft hover:text-ink @xl/lines:px-2"
    >
      {summary}
    </button>
  );
}
