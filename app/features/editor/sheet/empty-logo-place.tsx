import { logoPlaceOn } from '#app/sheet/find-look-at.ts';
import type { Page } from '#documents';

/** Marks where a logo may go; on screen only. */
export function EmptyLogoPlace({ page }: { page: Page }) {
  const place = logoPlaceOn(page);
  if (!place) return null;
  const { x, y, width, height } = place;
  return (
    <g className="text-sheet-soft">
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={3}
        fill="none"
        stroke="currentColor"
        strokeWidth={0.75}
        strokeDasharray="3 2.5"
      />
      <text
        x={x + width / 2}
        y={y + height / 2}
        dy={TEXT_SIZE * HALF_CAP_HEIGHT}
        textAnchor="middle"
        fontSize={TEXT_SIZE}
        fill="currentColor"
      >
        + Votre logo
      </text>
    </g>
  );
}

const TEXT_SIZE = 8;
const HALF_CAP_HEIGHT = 0.35;
