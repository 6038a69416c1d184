import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DraftGroup } from '#app/features/editor/fields/draft-group.tsx';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { Segmented } from '#app/ui/fields/segmented.tsx';
import { passFocusOn } from '#app/ui/focus/pass-focus-on.ts';
import { SignatureFile } from './signature-file.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { SignatureTyped } from './signature-typed.tsx';
import { useKnownSignature } from './use-known-signature.ts';

/** The signature stays on the device, as the document does. */
export function SignatureFields({ isLegendHidden = false }: { isLegendHidden?: boolean }) {
  const { store } = useEditor();
  const [way, setWay] = useState<'draw' | 'type' | 'file'>('draw');
  const data = useDraft(({ style }) => style.signature?.data ?? '');
  const known = useKnownSignature();
  const [warning, setWarning] = useState('');
  const take = (image: string, told = '') => {
    store.set('style.signature', { data: image });
    setWarning(told);
  };
  return (
    <DraftGroup path="style.signature" isLegendHidden={isLegendHidden}>
      <div className="flex flex-col items-start gap-4">
        {data ? (
          <>
            <img
              src={data}
              alt="Votre signature"
              className="h-24 max-w-full rounded-control border border-rule bg-sheet object-contain p-2"
            />
            <Button
              size="sm"
              ref={passFocusOn}
              onClick={() => store.set('style.signature', undefined)}
            >
              <Trash2 aria-hidden />
              Retirer la signature
            </Button>
          </>
        ) : (
          <>
            {known && (
              <Button ref={passFocusOn} onClick={() => take(known)}>
                Reprendre ma signature
              </Button>
            )}
            <Segmented
              name="signature-way"
              label="Comment signer"
              value={way}
              options={WAYS}
              onChange={setWay}
            />
            {way === 'draw' && <SignaturePad onTake={take} />}
            {way === 'type' && <SignatureTyped onTake={take} />}
            {way === 'file' && <SignatureFile onTake={take} />}
          </>
        )}
        <div aria-live="polite" className="empty:hidden">
          {data && warning && <FieldMessage tone="warning" text={warning} />}
        </div>
      </div>
    </DraftGroup>
  );
}

const WAYS = [
  { value: 'draw', label: 'Dessiner' },
  { value: 'type', label: 'Écrire' },
  { value: 'file', label: 'Image' },
] as const;
