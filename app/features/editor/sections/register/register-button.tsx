import { Search } from 'lucide-react';
import { useState } from 'react';
import { AskedRegisterDialog } from './asked-register-dialog.tsx';

export function RegisterButton({ party }: { party: 'seller' | 'buyer' }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Chercher au registre"
        data-tooltip="Chercher au registre des entreprises"
        onClick={() => setAsked(true)}
        className="inline-flex shrink-0 cursor-pointer items-center gap-1 rounded-sm text-sm text-primary underline-offset-4 hover:underline"
      >
        <Search aria-hidden className="size-3.5" />
        Registre
      </button>
      {isAsked && <AskedRegisterDialog party={party} onClose={() => setAsked(false)} />}
    </>
  );
}
