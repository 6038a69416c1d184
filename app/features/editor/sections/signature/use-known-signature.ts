import { useEffect, useState } from 'react';
import { getHabits } from '#app/data/habits.ts';
import { useDraft } from '#app/features/editor/store/editor-context.tsx';
import { partyKey } from '#documents/dossier';

/** The last signature of this seller on this device, or an empty text. */
export function useKnownSignature(): string {
  const seller = useDraft((draft) => partyKey(draft.seller));
  const [known, setKnown] = useState<{ signer: string | undefined; data: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    getHabits().then((habits) => {
      const data = habits?.style.signature?.data;
      if (isCurrent && data) setKnown({ signer: habits.signer, data });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return known && (known.signer ?? seller) === seller ? known.data : '';
}
