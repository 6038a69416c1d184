import { CircleAlert } from 'lucide-react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';

/** The missing legal mentions of a closed card; each one leads to its field. */
export function MissingLines({ isOwn }: { isOwn: (path: FieldPath) => boolean }) {
  const conformity = useAnalysis((analysis) => analysis.conformity);
  const missing = conformity.filter(
    ({ state, severity, field }) =>
      state === 'missing' && severity === 'blocking' && field !== '' && isOwn(field),
  );
  if (missing.length === 0) return null;
  return (
    <ul className="mt-2" aria-label="Il manque encore">
      {missing.map(({ id, message, field }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => focusField(field)}
            className="inline-flex min-h-8 cursor-pointer items-start gap-1.5 rounded-sm py-1 text-left text-amber text-sm underline-offset-4 hover:underline"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {message}
          </button>
        </li>
      ))}
    </ul>
  );
}
