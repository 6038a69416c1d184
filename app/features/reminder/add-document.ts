import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import { isEmptyForm } from './form.ts';
import { changeReminderForm, formStore } from './form-store.ts';
import { refuseDraft, toCreditor, toInvoiceForm } from './from-draft.ts';

/**
 * Adds the invoice of a document: it replaces an empty one, and fills in the parties if they are
 * empty.
 */
export function addDocument(draft: Draft): void {
  const refusal = refuseDraft(draft);
  if (refusal !== null) {
    showToast('Cette facture ne peut pas être relancée.', { tone: 'error', detail: refusal });
    return;
  }
  const { form } = formStore.get();
  const isNew = isEmptyForm(form);
  const others = isNew ? [] : form.invoices.filter(({ amount, number }) => amount || number);
  if (others.some(({ number }) => number !== '' && number === draft.number)) {
    showToast(`${draft.number} est déjà dans la relance.`);
    return;
  }
  if (!isNew && form.buyer.name !== '' && form.buyer.name !== draft.buyer.name) {
    showToast(`${draft.number || 'Cette facture'} est pour un autre client.`, {
      tone: 'error',
      detail: `La relance est adressée à ${form.buyer.name}. Effacez-la pour en commencer une autre.`,
    });
    return;
  }
  const { buyer, style } = draft;
  const invoices = [...others, toInvoiceForm(draft)];
  changeReminderForm({ invoices, seller: toCreditor(draft), buyer, style });
}
