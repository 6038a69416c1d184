import { Minus, MoveHorizontal, Plus } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ZoomState } from './use-zoom.ts';
import { stepZoom } from './zoom.ts';

/** The size of the pages. */
export function ZoomControls({ zoomState: { zoom, scale, change } }: { zoomState: ZoomState }) {
  const percent = `${Math.round(scale * 100)}\u00a0%`;
  return (
    <fieldset aria-label="Taille de l’aperçu" className="flex shrink-0 items-center gap-0.5">
      <IconButton size="sm" label="Réduire" onClick={() => change((now) => stepZoom(now, 'out'))}>
        <Minus aria-hidden />
      </IconButton>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${percent}, revenir à la taille réelle`}
        data-tooltip="Taille réelle"
        aria-pressed={zoom === 1}
        onClick={() => change(() => 1)}
        className="min-w-16 px-1.5! font-normal! aria-pressed:bg-hover aria-pressed:text-ink"
      >
        {percent}
      </Button>
      <IconButton size="sm" label="Agrandir" onClick={() => change((now) => stepZoom(now, 'in'))}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label="Ajuster à la largeur"
        aria-pressed={zoom === 'fit'}
        onClick={() => change(() => 'fit')}
        className="aria-pressed:bg-hover aria-pressed:text-ink"
      >
        <MoveHorizontal aria-hidden />
      </IconButton>
    </fieldset>
  );
}
