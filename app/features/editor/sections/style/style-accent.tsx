import { Check } from 'lucide-react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { contrastOnWhite, darkenUntilReadable } from '#documents';
import { ACCENTS } from './accents.ts';

export function StyleAccent() {
  const { store } = useEditor();
  const accent = useDraft(({ style }) => style.accent.toUpperCase());
  const readable = darkenUntilReadable(accent);
  const choose = (color: string) => store.set('style.accent', color.toUpperCase());
  return (
    <DraftGroup path="style.accent">
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
        {readable === accent ? (
          <p className="mt-2 text-sm text-ink-soft">{describeContrast(accent)}</p>
        ) : (
          <>
            <FieldMessage
              tone="warning"
              text="Trop claire pour être lue sur du papier blanc&nbsp;: elle est imprimée plus foncée."
            />
            <Button size="sm" className="mt-2" onClick={() => choose(readable)}>
              <span
                aria-hidden
                className="size-4 rounded-full"
                style={{ backgroundColor: readable }}
              />
              Prendre la couleur imprimée
            </Button>
          </>
        )}
      </div>
    </DraftGroup>
  );
}

/** « Bien lisible sur le papier », with the contrast ratio of WCAG. */
function describeContrast(accent: string): string {
  const contrast = contrastOnWhite(accent);
  const figure = contrast.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  const words = contrast >= COMFORTABLE ? 'Très lisible sur le papier' : 'Lisible sur le papier';
  return `${words} (contraste de ${figure} pour 1).`;
}

/** WCAG 2.2, 1.4.6. */
const COMFORTABLE = 7;
