import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { DraftText } from '#app/features/editor/fields/draft-text.tsx';
import { fieldId } from '#app/features/editor/fields/field-id.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { FileButton } from '#app/ui/file-button.tsx';
import { readLogo } from './read-logo.ts';

/** The logo, as the document carries it: drawn small, whatever the file was. */
export function StyleLogo() {
  const { store } = useEditor();
  const [error, setError] = useState('');
  const data = useDraft(({ style }) => style.logo?.data ?? '');
  const sellerName = useDraft(({ seller }) => seller.name);
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const logo = await readLogo(file);
    setError('error' in logo ? logo.error : '');
    if ('data' in logo)
      store.update(({ style, ...draft }) => ({
        ...draft,
        style: { ...style, logo: { ...style.logo, data: logo.data } },
      }));
  };
  return (
    <DraftGroup path="style.logo" legend="Logo">
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
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          describedBy="logo-formats"
          onFiles={choose}
        >
          <ImageUp aria-hidden />
          {data ? 'Changer le logo' : 'Choisir un logo'}
        </FileButton>
        {data && (
          <Button size="sm" variant="quiet" onClick={() => store.set('style.logo', undefined)}>
            <Trash2 aria-hidden />
            Retirer
          </Button>
        )}
      </div>
      <p id="logo-formats" className="mt-1 text-sm text-ink-soft">
        PNG, JPEG, WebP ou SVG, 3{'\u00a0'}Mo au plus.
      </p>
      <div aria-live="polite">{error && <FieldMessage tone="error" text={error} />}</div>
      {data && (
        <DraftText
          path="style.logo.alt"
          label="Ce que montre le logo"
          maxLength={200}
          placeholder={`Logo de ${sellerName || 'l’émetteur'}`}
          help="Lu à voix haute à qui ne voit pas l’image."
          className="mt-3"
        />
      )}
    </DraftGroup>
  );
}
