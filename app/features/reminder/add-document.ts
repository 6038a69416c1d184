import { newId } from '#app/lib/new-id.ts';
import { todayInFrance } from '#app/lib/today.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import { type ChainNode, computeClaimed, partyKey } from '#documents/dossier';
import {
  type EarlierReminder,
  EMPTY_REMINDER_FORM,
  type InvoiceForm,
  isEmptyForm,
  type ReminderForm,
} from './form.ts';
import { changeReminderForm, formStore } from './form-store.ts';
import { refuseDraft, refuseNode, toCreditor, toInvoiceForm } from './from-draft.ts';

/**
 * Adds the invoice of a document: it replaces an empty one, and fills in the parties if they are
 * empty. A `node` tells the payments and avoirs of one that is kept, and is read anew each time.
 */
export function addDocument(draft: Draft, node: ChainNode | null = null): void {
  const refusal = node ? refuseNode(node) : refuseDraft(draft);
  if (refusal !== null) {
    showToast('Cette facture ne peut pas être relancée.', { tone: 'error', detail: refusal });
    return;
  }
  const { form } = formStore.get();
  const invoice = {
    ...toInvoiceForm(draft, node ? computeClaimed(node, todayInFrance()) : undefined),
    ...(node && { documentId: node.id, reminders: earlierRemindersOf(node) }),
  };
  if (isEmptyForm(form)) {
    changeReminderForm({ invoices: [invoice], ...partiesOf(draft) });
    return;
  }
  const stranger = nameStranger(form, draft);
  if (stranger !== null) {
    showToast(`${draft.number || 'Cette facture'} est ${stranger}.`, {
      tone: 'error',
      detail: 'Une relance va d’une entreprise à un client.',
      action: { label: 'Recommencer', onClick: () => startOver(invoice, draft) },
    });
    return;
  }
  const others = form.invoices.filter(({ amount, number }) => amount || number);
  const known = others.find(({ number }) => number !== '' && number === draft.number);
  if (known && !node) {
    showToast(`${draft.number} est déjà dans la relance.`);
    return;
  }
  const invoices = known
    ? others.map((one) => (one === known ? { ...invoice, id: one.id } : one))
    : [...others, invoice];
  changeReminderForm({ invoices, ...partiesOf(draft) });
}

export function earlierRemindersOf({ reminders }: ChainNode): EarlierReminder[] {
  return reminders.map(({ level, date }) => ({ level, date }));
}

function partiesOf(draft: Draft): Pick<ReminderForm, 'seller' | 'buyer' | 'style'> {
  return { seller: toCreditor(draft), buyer: draft.buyer, style: draft.style };
}

/** « pour un autre client »; null when the reminder is of the same two parties. */
function nameStranger({ seller, buyer }: ReminderForm, draft: Draft): string | null {
  if (buyer.name !== '' && buyer.name !== draft.buyer.name)
    return `pour un autre client que ${buyer.name}`;
  const isOther = seller.name !== '' && partyKey(seller) !== partyKey(draft.seller);
  return isOther ? `d’une autre entreprise que ${seller.name}` : null;
}

function startOver(invoice: InvoiceForm, draft: Draft): void {
  const { form } = formStore.get();
  changeReminderForm({
    ...EMPTY_REMINDER_FORM,
    invoices: [{ ...invoice, id: newId() }],
    ...partiesOf(draft),
  });
  showToast('La relance d’avant est effacée.', {
    action: { label: 'Annuler', onClick: () => changeReminderForm(form) },
  });
}
