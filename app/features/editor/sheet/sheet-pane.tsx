import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showLook } from '#app/features/editor/focus/look-request.ts';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import { useZoom } from '#app/sheet/zoom/use-zoom.ts';
import { ZoomControls } from '#app/sheet/zoom/zoom-controls.tsx';
import { describePageCount } from './describe-file.ts';
import { SheetCaption } from './sheet-caption.tsx';
import { SheetViewport } from './sheet-viewport.tsx';

/**
 * The sheet beside the form, as high as the window leaves room under the head of the page (5rem).
 */
export function SheetPane() {
  const zoomState = useZoom();
  const pageCount = useAnalysis(({ sheet }) => describePageCount(sheet.pages.length));
  return (
    <div className="flex max-h-[calc(100dvh-5rem)] flex-col print:hidden">
      {/* The frame is wider than the pages by the room of their shadow. */}
      <SheetViewport
        zoomState={zoomState}
        onPick={(path) => showLook(path) || focusField(path)}
        className="-mx-4"
      />
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-x-4 bg-paper px-4 py-2">
        <p className="text-sm text-ink-soft">
          {`${pageCount} — `}
          <SheetCaption onShowMissing={() => focusField('conformity')} />
        </p>
        <ZoomControls zoomState={zoomState} />
      </div>
    </div>
  );
}
