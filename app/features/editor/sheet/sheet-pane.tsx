import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showLook } from '#app/features/editor/focus/look-request.ts';
import { useZoom } from '#app/sheet/zoom/use-zoom.ts';
import { ZoomControls } from '#app/sheet/zoom/zoom-controls.tsx';
import { SheetState } from './sheet-state.tsx';
import { SheetViewport } from './sheet-viewport.tsx';

/** The sheet beside the form, as high as the window below the page’s header (5rem). */
export function SheetPane() {
  const zoomState = useZoom();
  return (
    <div className="flex max-h-[calc(100dvh-5rem)] flex-col print:hidden">
      {/* Wider than the pages, to leave room for their shadow. */}
      <SheetViewport
        zoomState={zoomState}
        onPick={(path) => showLook(path) || focusField(path)}
        className="-mx-4"
      />
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 bg-paper px-4 py-2">
        <p className="text-sm text-ink-soft">
          <SheetState />
        </p>
        <ZoomControls zoomState={zoomState} />
      </div>
    </div>
  );
}
