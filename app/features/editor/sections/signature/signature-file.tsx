import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { PICTURE_TYPES } from '#app/features/editor/sections/picture/picture-types.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { fetchWhenUsed } from '#app/lib/parts/fetch-when-used.ts';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { FileButton } from '#app/ui/file-button.tsx';

export function SignatureFile({ onTake }: { onTake: (image: string, warning: string) => void }) {
  const [error, setError] = useState('');
  const choose = async ([file]: readonly File[]) => {
    if (!file) return;
    const { readSignature } = await fetchPart(loadReading);
    const image = await readSignature(file);
    if ('data' in image) onTake(image.data, image.warning);
    else setError(image.error);
  };
  return (
    <div>
      <FileButton
        id="signature-file"
        accept={PICTURE_TYPES}
        describedBy="signature-formats"
        onFiles={choose}
      >
        <ImageUp aria-hidden />
        Choisir une image
      </FileButton>
      <p id="signature-formats" className="mt-1 text-sm text-ink-soft">
        Une photo ou un scan, 40&nbsp;Mo au plus. Sur fond blanc ou transparent.
      </p>
      <div aria-live="polite">{error && <FieldMessage tone="error" text={error} />}</div>
    </div>
  );
}

const loadReading = () => import('#app/features/editor/sections/picture/read-signature.ts');
// Network: the page may be offline once the picture is chosen.
if (!import.meta.env.SSR) fetchWhenUsed(loadReading);
