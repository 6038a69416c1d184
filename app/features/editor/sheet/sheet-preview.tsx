import type { ReactNode } from 'react';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { showLook } from '#app/features/editor/focus/look-request.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { SheetPanel } from '#app/ui/overlays/sheet-panel.tsx';
import { PreviewedSheet } from './previewed-sheet.tsx';

/**
 * The sheet in full screen, for phones. `download` is the download button. Touching a field closes
 * the preview and goes to the field; the appearance is chosen over the preview.
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
  const leaveFor = (field: FieldPath) => {
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
