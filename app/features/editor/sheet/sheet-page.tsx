import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { findLookAt } from '#app/sheet/find-look-at.ts';
import { findFieldAt } from '#app/sheet/mark-boxes.ts';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { useAfterPaint } from '#app/sheet/use-after-paint.ts';
import { useInSight } from '#app/ui/use-in-sight.ts';
import { type DraftPath, darkenUntilReadable, type Page, type SheetImage } from '#documents';
import { EmptyLogoPlace } from './empty-logo-place.tsx';
import { SheetHighlights } from './sheet-highlights.tsx';
import { useFocusedControl } from './use-focused-control.ts';

/** A page whose marks lead to their fields. Pages out of sight render after the paint. */
export function SheetPage({
  page: current,
  images,
  label,
  onPick,
}: {
  page: Page;
  images: readonly SheetImage[];
  label: string;
  onPick: (field: DraftPath) => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const pressedField = useRef<DraftPath | null>(null);
  const isInSight = useInSight(frame);
  const page = useAfterPaint(current, !isInSight);
  const focusedControl = useFocusedControl();
  const [hoveredField, setHoveredField] = useState<DraftPath | null>(null);
  const color = useDraft(({ style }) => darkenUntilReadable(style.accent));
  const find = (event: MouseEvent<HTMLElement>) => {
    const point = locate(event, page);
    return findFieldAt(page, point) ?? findLookAt(page, point, color);
  };
  const hover = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'touch') setHoveredField(find(event));
  };
  // The field is found on press: the sheet may scroll to the edited field before the click.
  const press = (event: PointerEvent<HTMLElement>) => {
    pressedField.current = find(event);
  };
  const pick = () => {
    if (pressedField.current) onPick(pressedField.current);
  };
  return (
    // biome-ignore lint/a11y: a shortcut for the pointer; the keyboard has the form
    <div
      ref={frame}
      onPointerMove={hover}
      onPointerLeave={() => setHoveredField(null)}
      onPointerDown={press}
      onClick={pick}
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      className={`relative select-none bg-sheet shadow-float ${hoveredField ? 'cursor-pointer' : ''}`}
    >
      <SheetView page={page} images={images} label={label}>
        <EmptyLogoPlace page={page} />
        <SheetHighlights {...{ page, hoveredField, focusedControl }} />
      </SheetView>
    </div>
  );
}

/** The position of the pointer on the page, in points. */
function locate({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>, page: Page) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * page.width,
    y: ((clientY - top) / height) * page.height,
  };
}
