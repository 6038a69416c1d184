import { useEffect, useState } from 'react';
import { followTooltips, type Tooltip } from './follow-tooltips.ts';

/**
 * The page’s only tooltip, for any `data-tooltip` that is hovered or focused: one listener, so that
 * hundreds of icon buttons cost nothing. Visual only: the text is already the accessible name.
 */
export function TooltipLayer() {
  const [tooltip, setTooltip] = useState<Tooltip | null>(null);
  // Syncs with document events.
  useEffect(() => followTooltips(document, setTooltip), []);
  if (!tooltip) return null;
  const { text, left, top, align, isAbove } = tooltip;
  return (
    <div
      data-tooltip-layer
      aria-hidden
      style={{ left, top }}
      className={`fixed z-50 py-1.5 ${shifts[align]} ${isAbove ? '-translate-y-full' : ''}`}
    >
      <div className="max-w-60 rounded-control bg-ink px-2.5 py-1 text-sm text-paper shadow-float">
        {text}
      </div>
    </div>
  );
}

const shifts = { start: '', center: '-translate-x-1/2', end: '-translate-x-full' };
