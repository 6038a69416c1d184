import { Check } from 'lucide-react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/field-message.tsx';
import { ACCENTS } from './style-accents.ts';
import { contrastOnWhite, darkenUntilReadable, MIN_CONTRAST } from './style-contrast.ts';

/** The colour of titles: a few that read well, or any other, with what it takes to be read. */
export function StyleAccent() {
  const { store } = useEditor();
  const accent = useDraft(({ style }) => style.accent.toUpperCase());
  const isTooLight = contrastOnWhite(accent) < MIN_CONTRAST;
  const choose = (color: string) => store.set('style.accent', color.toUpperCase());
  return (
    <DraftGroup path="style.accent" legend="Couleur">
      <div className="flex flex-wrap items-center gap-2">
        {ACCENTS.map(({ color, label }) => (
          <label
            key={color}
            data-tooltip={label}
            className="relative size-9 cursor-pointer rounded-full border border-control has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
            style={{ backgroundColor: color }}
          >
            <input
              type="radio"
              name="accent"
              aria-label={label}
              checked={color === accent}
              onChange={() => choose(color)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {color === accent && (
              <Check aria-hidden className="absolute inset-2 size-4.5 text-sheet" />
            )}
          </label>
        ))}
        <label className="ml-1 flex min-h-9 cursor-pointer items-center gap-2 text-sm">
          <input
            type="color"
            id={`${fieldId('style.accent')}-other`}
            value={accent.toLowerCase()}
            onChange={(event) => choose(event.target.value)}
            className="size-9 cursor-pointer rounded-control border border-control bg-surface p-0.5"
          />
          Autre couleur
        </label>
      </div>
      <div aria-live="polite">
        {isTooLight && (
          <>
            <FieldMessage tone="warning" text="Trop claire pour être lue sur du papier blanc." />
            <Button size="sm" className="mt-2" onClick={() => choose(darkenUntilReadable(accent))}>
              Assombrir la couleur
            </Button>
          </>
        )}
      </div>
    </DraftGroup>
  );
}
