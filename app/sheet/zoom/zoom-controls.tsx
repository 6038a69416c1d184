import { Minus, MoveHorizontal, Plus, RectangleVertical } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { ZoomState } from './use-zoom.ts';
import { stepZoom } from './zoom.ts';

/** French labels unless others are given. */
export function ZoomControls({
  zoomState: { zoom, scale, change, fitPage },
  words = FRENCH,
}: {
  zoomState: ZoomState;
  words?: ZoomWords;
}) {
  const percent = `${Math.round(scale * 100)}${words.percent}`;
  return (
    <fieldset aria-label={words.title} className="flex shrink-0 items-center gap-0.5">
      <IconButton
        size="sm"
        label={words.smaller}
        onClick={() => change((now) => stepZoom(now, 'out'))}
      >
        <Minus aria-hidden />
      </IconButton>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${percent}, ${words.backToReal}`}
        data-tooltip={words.real}
        aria-pressed={zoom === 1}
        onClick={() => change(() => 1)}
        className="min-w-16 px-1.5! font-normal! aria-pressed:bg-hover aria-pressed:text-ink"
      >
        {percent}
      </Button>
      <IconButton
        size="sm"
        label={words.larger}
        onClick={() => change((now) => stepZoom(now, 'in'))}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={words.fit}
        aria-pressed={zoom === 'fit'}
        onClick={() => change(() => 'fit')}
        className="aria-pressed:bg-hover aria-pressed:text-ink"
      >
        <MoveHorizontal aria-hidden />
      </IconButton>
      <IconButton size="sm" label={words.page} onClick={fitPage}>
        <RectangleVertical aria-hidden />
      </IconButton>
    </fieldset>
  );
}

export type ZoomWords = typeof FRENCH;

const FRENCH = {
  title: 'Taille de l’aperçu',
  smaller: 'Réduire',
  larger: 'Agrandir',
  real: 'Taille réelle',
  backToReal: 'revenir à la taille réelle',
  fit: 'Ajuster à la largeur',
  page: 'Voir la page entière',
  /** Follows a number. */
  percent: '\u00a0%',
};
