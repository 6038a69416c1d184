import { listFieldBoxes } from '#app/sheet/mark-boxes.ts';
import type { Page } from '#documents';
import { isFilledBy } from './is-filled-by.ts';

export function SheetHighlights({
  page,
  hoveredField,
  focusedControl,
}: {
  page: Page;
  hoveredField: string | null;
  focusedControl: string;
}) {
  const hovered = hoveredField ? listFieldBoxes(page, (field) => field === hoveredField) : [];
  const focused = focusedControl
    ? listFieldBoxes(page, (field) => isFilledBy(field, focusedControl))
    : [];
  return (
    <g>
      {[...focused, ...hovered].map(({ x, y, width, height }, index) => (
        <rect
          // Boxes have no id: their index is their key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          x={x - MARGIN}
          y={y - MARGIN / 2}
          width={width + 2 * MARGIN}
          height={height + MARGIN}
          rx={2}
          className={index < focused.length ? 'fill-primary/20' : 'fill-primary/12'}
        />
      ))}
    </g>
  );
}

const MARGIN = 2;
