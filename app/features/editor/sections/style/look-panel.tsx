import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { focusField } from '#app/features/editor/focus/focus-field.ts';
import { closeLook, type LookPath, lookRequest } from '#app/features/editor/focus/look-request.ts';
import type { FieldPath } from '#app/features/editor/store/field-path.ts';
import { Button } from '#app/ui/button.tsx';
import { SidePanel } from '#app/ui/overlays/side-panel.tsx';
import { StyleAccent } from './style-accent.tsx';
import { StyleLogo } from './style-logo.tsx';
import { StyleTemplate } from './style-template.tsx';

/** Logo, colour and template beside the sheet; the section has the other choices. */
export function LookPanel({ path }: { path: LookPath }) {
  const leaveFor = (field: FieldPath) => {
    const { leave } = lookRequest.get();
    closeLook();
    leave();
    focusField(field);
  };
  return (
    <SidePanel title="Apparence" onClose={closeLook} onOpen={() => findControl(path)}>
      <div className="flex flex-col gap-5">
        <StyleLogo />
        <StyleAccent />
        <StyleTemplate />
        <div className="flex flex-wrap gap-2 border-t border-rule pt-4">
          <Button size="sm" onClick={() => leaveFor('title')}>
            Changer le titre
          </Button>
          <Button size="sm" onClick={() => leaveFor('style.watermark')}>
            Filigrane, colonnes, intitulés
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

function findControl(path: LookPath): HTMLElement | null {
  switch (path) {
    case 'style.logo':
      return document.getElementById(fieldId('style.logo.data'));
    case 'style.accent':
      return findChecked('accent');
    case 'style.template':
      return findChecked('template');
  }
}

/** Null for a custom colour, and while the template thumbnails load. */
function findChecked(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[role="dialog"] input[name="${name}"]:checked`);
}
