import { Check } from 'lucide-react';
import { useState } from 'react';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { passFocusOn } from '#app/ui/focus/pass-focus-on.ts';
import { writeSignature } from '#app/ui/signature/paint-strokes.ts';

export function SignatureTyped({ onTake }: { onTake: (image: string) => void }) {
  const signatory = useDraft(({ rent, seller }) => rent?.agent?.name || seller.name);
  const [typed, setTyped] = useState<string | null>(null);
  const name = (typed ?? signatory).trim();
  return (
    <div className="w-full">
      <Field id="signature-name" label="Nom à écrire">
        {(aria) => (
          <TextInput
            {...aria}
            value={typed ?? signatory}
            maxLength={60}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button
        size="sm"
        ref={passFocusOn}
        className="mt-3"
        disabled={name === ''}
        onClick={() => onTake(writeSignature(name))}
      >
        <Check aria-hidden />
        Utiliser cette signature
      </Button>
    </div>
  );
}
