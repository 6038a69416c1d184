import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { Button } from '#app/ui/button.tsx';
import { passFocusOn, takeFocus } from '#app/ui/focus/pass-focus-on.ts';
import type { DraftPath } from '#documents';

export type DescribedParty = { name: string; lines: readonly string[] };

export function PartySummary({
  title,
  described: { name, lines },
  edit,
  takesFocus,
}: {
  /** Stands for a name that nobody gave. */
  title: string;
  described: DescribedParty;
  /** The button and the field that it focuses. */
  edit: { label: string; path: DraftPath };
  /** The card was just folded: its button receives the focus. */
  takesFocus: boolean;
}) {
  return (
    <>
      <div className="flex items-start justify-between gap-x-4">
        <h2 className="min-w-0 break-words pt-0.5 text-lg">{name || title}</h2>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 text-primary"
          aria-label={edit.label}
          ref={takesFocus ? takeFocus : passFocusOn}
          onClick={() => focusField(edit.path)}
        >
          Modifier
        </Button>
      </div>
      {lines.map((line) => (
        <p key={line} className="mt-0.5 break-words text-sm text-ink-soft">
          {line}
        </p>
      ))}
    </>
  );
}
