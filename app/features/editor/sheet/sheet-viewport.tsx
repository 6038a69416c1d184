import { useEffect, useRef } from 'react';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { joinClasses } from '#app/lib/join-classes.ts';
import { describePage } from '#app/sheet/describe-page.ts';
import { useZoomedPages, type ZoomState } from '#app/sheet/zoom/use-zoom.ts';
import { REAL_WIDTH } from '#app/sheet/zoom/zoom.ts';
import type { DraftPath, Page } from '#documents';
import { mainAmount } from '#documents/dossier';
import { bringIntoView } from './bring-into-view.ts';
import { findEdited, type SheetPlace } from './find-edited.ts';
import { SheetPage } from './sheet-page.tsx';
import { useFocusedControl } from './use-focused-control.ts';

/** The live sheet, page under page in a scrolling frame; it follows the focus of the form. */
export function SheetViewport({
  zoomState,
  onPick,
  onPageShown,
  className,
}: {
  zoomState: ZoomState;
  onPick: (field: DraftPath) => void;
  /** Called on scroll with the number, from 1, of the page in the middle of the frame. */
  onPageShown?: (number: number) => void;
  className?: string;
}) {
  const { zoom, viewport, pages } = zoomState;
  useZoomedPages(zoomState);
  const sheet = useAnalysis(({ example, sheet }) => example ?? sheet);
  const label = useAnalysis((analysis) => mainAmount(analysis).label);
  const amount = useAnalysis((analysis) => mainAmount(analysis).amount);
  const focusedControl = useFocusedControl();
  const followed = useRef('');
  // Scroll position: brings the marks of a field into view once, when the field gets the focus or
  // its first mark appears; the user may then scroll freely.
  useEffect(() => {
    if (followed.current === focusedControl) return;
    const place = findEdited(sheet.pages, focusedControl);
    followed.current = place ? focusedControl : '';
    const edges = place && edgesOf(place, sheet.pages, pages.current?.children);
    if (edges && viewport.current) bringIntoView(viewport.current, edges);
  }, [focusedControl, sheet, viewport, pages]);
  return (
    <section
      ref={viewport}
      aria-label="Aperçu du document"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
      tabIndex={0}
      onScroll={({ currentTarget }) =>
        onPageShown?.(findPageShown(currentTarget, pages.current?.children))
      }
      className={joinClasses('touch-pan-x touch-pan-y overflow-auto rounded-sm', className)}
    >
      <div className={zoom === 'fit' ? 'px-4' : 'w-max min-w-full px-4'}>
        <div
          ref={pages}
          style={{ width: zoom === 'fit' ? '100%' : zoom * REAL_WIDTH }}
          className="mx-auto flex flex-col gap-4 pt-1 pb-6"
        >
          {sheet.pages.map((page, index) => (
            <SheetPage
              // Pages have no id: their index is their key.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              page={page}
              images={sheet.images}
              label={describePage({
                title: sheet.title,
                number: index + 1,
                pageCount: sheet.pages.length,
                main: { label, amount },
              })}
              onPick={onPick}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The edges of a place, in window coordinates. */
function edgesOf(
  { page: index, box }: SheetPlace,
  pages: readonly Page[],
  shown: HTMLCollection | undefined,
) {
  const page = pages[index];
  const frame = shown?.[index]?.getBoundingClientRect();
  if (!page || !frame) return null;
  const scale = frame.width / page.width;
  const [left, top] = [frame.left + box.x * scale, frame.top + box.y * scale];
  return { left, top, right: left + box.width * scale, bottom: top + box.height * scale };
}

function findPageShown(viewport: HTMLElement, pages: HTMLCollection | undefined): number {
  const { top, height } = viewport.getBoundingClientRect();
  const middle = top + height / 2;
  const index = [...(pages ?? [])].findLastIndex(
    (page) => page.getBoundingClientRect().top <= middle,
  );
  return Math.max(index, 0) + 1;
}
