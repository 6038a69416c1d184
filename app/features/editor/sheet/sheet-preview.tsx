import type { ReactNode } from 'react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showLook } from '#app/features/editor/focus/look-request.ts';
import { SheetPanel } from '#app/ui/overlays/sheet-panel.tsx';
import { PreviewedSheet } from './previewed-sheet.tsx';

/**
 * The sheet on the whole screen, for phones. `download` is the button that saves the file. A part
 * of the sheet that is touched closes the preview and leads to its field; of its appearance, one
 * chooses over the preview.
 */
export function SheetPreview({
  isOpen,
  onClose,
  download,
}: {
  isOpen: boolean;
  onClose: () => void;
  download: ReactNode;
}) {
  const leaveFor = (field: string) => {
    onClose();
    focusField(field);
  };
  return (
    <SheetPanel isOpen={isOpen} onClose={onClose} title="Aperçu" actions={download}>
      <PreviewedSheet
        onPick={(path) => showLook(path, onClose) || leaveFor(path)}
        onLeaveFor={leaveFor}
      />
    </SheetPanel>
  );
}
