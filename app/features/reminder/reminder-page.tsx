import { FolderOpen, Plus, RotateCcw, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { dossier } from '#app/data/dossier.ts';
import { deleteKeptForm } from '#app/data/kept-forms.ts';
import { listRemembered } from '#app/data/remembered.ts';
import { FileTarget } from '#app/files/file-target.tsx';
import { pickFiles } from '#app/files/pick-files.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { RECOVERY_FEE_IN_WORDS } from '#documents';
import { contentOf } from '#documents/dossier';
import { addDocument } from './add-document.ts';
import { addInvoicesOfFiles } from './add-invoices-of-files.ts';
import { followReminders } from './follow-reminders.ts';
import { createInvoiceForm, EMPTY_REMINDER_FORM } from './form.ts';
import { FormProvider, useReminderForm } from './form-context.tsx';
import { changeReminderForm, formStore, openReminderForm } from './form-store.ts';
import { InvoiceCard } from './invoice-card.tsx';
import { LetterCard } from './letter-card.tsx';
import { BuyerCard, SellerCard } from './party-cards.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { ResultPanel } from './result-panel.tsx';

/** `?document=` names a document of this device. */
export function ReminderPage() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(DOCUMENT_PARAMETER);
  const open = useEffectEvent(async (id: string | null) => {
    openReminderForm();
    if (id === null) return proposeSeller();
    await openDocument(id);
    setParameters({}, { replace: true, preventScrollReset: true });
  });
  // The device is read after hydration.
  useEffect(() => {
    open(asked);
  }, [asked]);
  useEffect(followReminders, []);
  return (
    <FormProvider>
      <FileTarget invitation="Déposez la facture impayée" onFiles={addInvoicesOfFiles}>
        <h1 className="text-2xl lg:text-3xl">Relancer un client</h1>
        <p className="mt-2 max-w-2xl text-ink-soft">
          Les jours de retard, les pénalités au taux de chaque semestre et l’indemnité de{' '}
          {RECOVERY_FEE_IN_WORDS} sont calculés pour vous. La lettre ou l’e-mail est prêt à envoyer.
        </p>
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,37rem)_minmax(0,1fr)] lg:gap-8">
          <ReminderForm />
          <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto lg:px-4 lg:pb-6">
            <ResultPanel />
          </div>
        </div>
      </FileTarget>
    </FormProvider>
  );
}

function ReminderForm() {
  const { invoices } = useReminderForm();
  const [isPicking, setPicking] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setPicking(true)}>
          <FolderOpen aria-hidden />
          Choisir une de mes factures
        </Button>
        <Button onClick={async () => addInvoicesOfFiles(await pickFiles(ACCEPTED))}>
          <Upload aria-hidden />
          Ouvrir un fichier
        </Button>
        <Button variant="quiet" onClick={clear}>
          <RotateCcw aria-hidden />
          Tout effacer
        </Button>
      </div>
      {invoices.map((invoice, index) => (
        <InvoiceCard
          key={invoice.id}
          invoice={invoice}
          title={invoices.length === 1 ? 'La facture impayée' : `Facture impayée ${index + 1}`}
        />
      ))}
      <Button
        className="justify-self-start"
        onClick={() => changeReminderForm({ invoices: [...invoices, createInvoiceForm()] })}
      >
        <Plus aria-hidden />
        Ajouter une facture
      </Button>
      <BuyerCard />
      <LetterCard />
      <SellerCard />
      <PickDialog
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        onPick={(id) => {
          setPicking(false);
          openDocument(id);
        }}
      />
    </div>
  );
}

/** Fills in the seller of the latest documents of this device. */
async function proposeSeller(): Promise<void> {
  const { seller } = formStore.get().form;
  if (seller.name !== '') return;
  const [last] = await listRemembered('sellers').catch(() => []);
  if (last && formStore.get().form.seller.name === '') changeReminderForm({ seller: last.value });
}

async function openDocument(id: string): Promise<void> {
  const [stored, node] = await Promise.all([dossier.get(id), dossier.getNode(id)]).catch(() => []);
  if (stored) addDocument(contentOf(stored), node);
  else showToast('Ce document n’est plus sur cet appareil.', { tone: 'error' });
}

function clear(): void {
  const { form } = formStore.get();
  const { seller, style, signatory } = form;
  deleteKeptForm('reminder');
  changeReminderForm({
    ...EMPTY_REMINDER_FORM,
    invoices: [createInvoiceForm()],
    seller,
    style,
    signatory,
  });
  formStore.set({ isAsked: false });
  showToast('La relance est effacée.', {
    action: { label: 'Annuler', onClick: () => changeReminderForm(form) },
  });
}

const DOCUMENT_PARAMETER = 'document';
const ACCEPTED = '.pdf,.xml,.json,.zip,application/pdf,text/xml,application/xml,application/json';
