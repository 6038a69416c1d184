import { Crop as CropIcon, ImageUp, Trash2 } from 'lucide-react';
import { Suspense } from 'react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { PICTURE_TYPES } from '#app/features/editor/sections/picture/picture-types.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { lazyWhenUsed } from '#app/ui/waking/lazy-when-used.ts';
import { useLogo } from './use-logo.ts';

export function StyleLogo() {
  const { data, error, warning, isReading, cropping, choose, recrop, take, close, remove } =
    useLogo();
  const sellerName = useDraft(({ seller }) => seller.name);
  return (
    <DraftGroup path="style.logo">
      <div className="flex flex-wrap items-center gap-3">
        {data && (
          <img
            src={data}
            alt="Votre logo"
            className="h-16 max-w-40 rounded-control border border-rule bg-sheet object-contain p-1"
          />
        )}
        <FileButton
          id={fieldId('style.logo.data')}
          accept={PICTURE_TYPES}
          describedBy="logo-formats"
          onFiles={choose}
        >
          <ImageUp aria-hidden />
          {data ? 'Changer le logo' : 'Choisir un logo'}
        </FileButton>
        {data && (
          <>
            <Button size="sm" onClick={recrop}>
              <CropIcon aria-hidden />
              Recadrer
            </Button>
            <Button size="sm" variant="quiet" onClick={remove}>
              <Trash2 aria-hidden />
              Retirer
            </Button>
          </>
        )}
      </div>
      <p id="logo-formats" className="mt-1 text-sm text-ink-soft">
        Une image ou une photo, 40{'\u00a0'}Mo au plus&nbsp;: elle est réduite ici.
      </p>
      <div aria-live="polite">
        {isReading && <p className="mt-1 text-sm text-ink-soft">Lecture de l’image…</p>}
        {error && <FieldMessage tone="error" text={error} />}
        {warning && <FieldMessage tone="warning" text={warning} />}
      </div>
      {data && (
        <DraftText
          path="style.logo.alt"
          placeholder={`Logo de ${sellerName || 'l’émetteur'}`}
          help="Lu à voix haute à qui ne voit pas l’image."
          className="mt-3"
        />
      )}
      {cropping && (
        <Suspense>
          <CropDialog
            picture={cropping.picture}
            from={cropping.crop}
            onTake={(crop) => take({ ...cropping, crop })}
            onClose={close}
          />
        </Suspense>
      )}
    </DraftGroup>
  );
}

const CropDialog = lazyWhenUsed(
  async () => (await import('#app/features/editor/sections/picture/crop-dialog.tsx')).CropDialog,
);
