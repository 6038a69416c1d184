import { useLine } from '#app/features/editor/lines/use-line.ts';

/** A line far from the window: its height and text, for page search and screen readers. */
export function LineStub({ index, height }: { index: number; height: number | undefined }) {
  const text = useLine(index, (line) => {
    if (!line || line.kind === 'page-break') return '';
    return line.kind === 'comment' ? line.text : (line.name ?? '');
  });
  return (
    <span
      style={{ height }}
      className="block h-15 truncate pt-2 text-sm text-ink-soft @xl/lines:h-10 @xl/lines:pl-2"
    >
      {text}
    </span>
  );
}
