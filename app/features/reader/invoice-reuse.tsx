import { FileMinus2, FilePen, ReceiptText } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { ReceivedInvoiceFile } from '#app/files/received-file.ts';
import { READER_PATH } from '#app/files/received-file.ts';
import { makeOnce } from '#app/follow-ups/make-once.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { requireKind, subtypeOf } from '#documents';
import { ReadingPart } from './reading-part.tsx';
import { type Reuse, reuseInvoice } from './reuse-invoice.ts';

export function InvoiceReuse({ file }: { file: ReceivedInvoiceFile }) {
  const navigate = useNavigate();
  const draft = file.ownDraft ?? file.invoice.draft;
  const { isCredit } = subtypeOf(requireKind(draft.kind), draft.subtype);
  const make = async (reuse: Reuse) => {
    const { address, undo } = await reuseInvoice(draft, reuse);
    await navigate(address);
    showToast(MADE[reuse].message, {
      tone: 'success',
      detail: MADE[reuse].detail,
      action: {
        label: 'Annuler',
        onClick: async () => {
          await undo();
          navigate(READER_PATH);
        },
      },
    });
  };
  return (
    <ReadingPart title="Reprendre cette facture">
      <p className="text-ink-soft">
        Si c’est vous qui l’avez émise, repartez d’elle. Une facture que vous avez reçue ne se
        modifie pas&nbsp;: demandez-en une corrigée à son émetteur.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => makeOnce(() => make('copy'))}>
          <FilePen aria-hidden />
          En faire un brouillon
        </Button>
        {!isCredit && (
          <>
            <Button onClick={() => makeOnce(() => make('credit'))}>
              <FileMinus2 aria-hidden />
              En faire un avoir
            </Button>
            <Button onClick={() => makeOnce(() => make('receipt'))}>
              <ReceiptText aria-hidden />
              En faire un reçu
            </Button>
          </>
        )}
      </div>
    </ReadingPart>
  );
}

const WITH_INVOICE = 'Il est dans vos documents, avec sa facture. Relisez chaque champ.';
const MADE: Readonly<Record<Reuse, { message: string; detail: string }>> = {
  copy: {
    message: 'Brouillon prêt',
    detail: 'Il est dans « Mes documents ». Relisez chaque champ.',
  },
  credit: { message: 'Avoir prêt', detail: WITH_INVOICE },
  receipt: { message: 'Reçu prêt', detail: WITH_INVOICE },
};
