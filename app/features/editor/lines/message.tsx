import { useLinesView } from './context.tsx';
import type { LinesView } from './view.ts';

/** Announces the last edit to screen readers. */
export function LinesMessage({ view }: { view: LinesView }) {
  const message = useLinesView(view, (state) => state.message);
  return (
    <p aria-live="polite" className="sr-only">
      {message}
    </p>
  );
}
