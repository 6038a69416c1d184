import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { Button } from '#app/ui/button.tsx';
import type { DraftPath } from '#documents';

export function PartySummary({
  title,
  titleId,
  described: { name, parts },
  edit,
  takesFocus,
}: {
  title: string;
  titleId: string;
  described: { name: string; parts: readonly string[] };
  /** The button and the field that it focuses. */
  edit: { label: string; path: DraftPath };
  /** The card was just folded: its button receives the focus. */
  takesFocus: boolean;
}) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2">
      <h2 id={titleId} className="text-lg">
        {title}
      </h2>
      <Button
        size="sm"
        className="sm:row-start-2"
        aria-label={edit.label}
        ref={takesFocus ? (button) => button?.focus() : undefined}
        onClick={() => focusField(edit.path)}
      >
        Modifier
      </Button>
      <div className="col-span-full min-w-0 sm:col-span-1 sm:col-start-1 sm:row-start-2">
        <p className="break-words font-semibold">{name}</p>
        <p className="mt-0.5 text-sm text-ink-soft">{parts.join('\u00a0· ')}</p>
      </div>
    </div>
  );
}
