import { useState } from 'react';
import { useAnalysis } from '#app/features/editor/store/editor-context.tsx';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { useZoom } from '#app/sheet/zoom/use-zoom.ts';
import { ZoomControls } from '#app/sheet/zoom/zoom-controls.tsx';
import type { DraftPath } from '#documents';
import { SheetCaption } from './sheet-caption.tsx';
import { SheetViewport } from './sheet-viewport.tsx';

export function PreviewedSheet({
  onPick,
  onLeaveFor,
}: {
  onPick: (field: DraftPath) => void;
  onLeaveFor: (field: FieldPath) => void;
}) {
  const zoomState = useZoom();
  const pageCount = useAnalysis(({ sheet }) => sheet.pages.length);
  const [pageShown, setPageShown] = useState(1);
  return (
    <div className="flex h-full flex-col">
      <SheetViewport
        zoomState={zoomState}
        onPick={onPick}
        onPageShown={setPageShown}
        className="grow pt-3"
      />
      <div className="border-t border-rule bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <p className="text-sm text-ink-soft">
          <SheetCaption onShowMissing={() => onLeaveFor('conformity')} />
        </p>
        <div className="flex items-center justify-between gap-4">
          <p className="text-sm">
            Page {Math.min(pageShown, pageCount)} / {pageCount}
          </p>
          <ZoomControls zoomState={zoomState} />
        </div>
      </div>
    </div>
  );
}
