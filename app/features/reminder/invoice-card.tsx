import { Plus, Trash2 } from 'lucide-react';
import { newId } from '#app/lib/new-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { FieldMessage } from '#app/ui/fields/field-message.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { InvoiceForm, PaymentForm } from './form.ts';
import { useRead, useReminderForm } from './form-context.tsx';
import { FormAmount, FormDate, FormText } from './form-fields.tsx';
import { changeReminderForm } from './form-store.ts';
import { InvoiceOutcome } from './invoice-outcome.tsx';
import { MadeReminders } from './made-reminders.tsx';

export function InvoiceCard({ invoice, title }: { invoice: InvoiceForm; title: string }) {
  const { invoices } = useReminderForm();
  const read = useRead();
  const change = (part: Partial<InvoiceForm>) =>
    changeReminderForm((known) => ({
      invoices: known.invoices.map((one) => (one.id === invoice.id ? { ...one, ...part } : one)),
    }));
  const at = (key: string) => `invoices.${invoice.id}.${key}`;
  const position = read?.invoices.get(invoice.id)?.position;
  const warnings = (read?.claim.warnings ?? []).filter(
    (warning) => warning.invoice !== undefined && warning.invoice === position,
  );
  return (
    <Card
      title={title}
      aside={
        invoices.length > 1 && (
          <IconButton
            label={`Retirer ${title.toLowerCase()}`}
            size="sm"
            onClick={() =>
              changeReminderForm({ invoices: invoices.filter(({ id }) => id !== invoice.id) })
            }
          >
            <Trash2 aria-hidden />
          </IconButton>
        )
      }
    >
      <div className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <FormText
          id={at('number')}
          label="Numéro de la facture"
          maxLength={60}
          value={invoice.number}
          onChange={(number) => change({ number })}
        />
        <FormDate
          id={at('issueDate')}
          label="Date de la facture"
          value={invoice.issueDate}
          onChange={(issueDate) => change({ issueDate })}
        />
        <FormAmount
          id={at('amount')}
          label="Montant TTC à payer"
          isRequired
          value={invoice.amount}
          // Whoever writes another amount says what is in it.
          onChange={(amount) => change({ amount, deducted: [] })}
        />
        <FormDate
          id={at('dueDate')}
          label="Échéance"
          isRequired
          value={invoice.dueDate}
          onChange={(dueDate) => change({ dueDate })}
        />
      </div>
      <Payments invoice={invoice} onChange={(payments) => change({ payments })} />
      {read?.claim.regime === 'commercial' && (
        <FormAmount
          id={at('percent')}
          label="Taux de pénalité écrit sur la facture"
          help="Laissez vide pour le taux légal par défaut, BCE + 10 points."
          suffix="%"
          className="mt-4"
          value={invoice.percent}
          onChange={(percent) => change({ percent })}
        />
      )}
      {warnings.map(({ text }) => (
        <div key={text} className="mt-2">
          <FieldMessage tone="warning" text={text} />
        </div>
      ))}
      <MadeReminders invoice={invoice} />
      <InvoiceOutcome id={invoice.id} />
    </Card>
  );
}

function Payments({
  invoice: { id, payments },
  onChange,
}: {
  invoice: InvoiceForm;
  onChange: (payments: PaymentForm[]) => void;
}) {
  const change = (changed: string, part: Partial<PaymentForm>) =>
    onChange(payments.map((one) => (one.id === changed ? { ...one, ...part } : one)));
  return (
    <div className="mt-4">
      {payments.map((payment, index) => (
        <div
          key={payment.id}
          className="mb-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <FormDate
            id={`invoices.${id}.${payment.id}.date`}
            className="max-sm:col-span-2"
            label={`Paiement ${index + 1} reçu le`}
            value={payment.date}
            onChange={(date) => change(payment.id, { date })}
          />
          <FormAmount
            id={`invoices.${id}.${payment.id}.amount`}
            label={`Montant reçu ${index + 1}`}
            value={payment.amount}
            onChange={(amount) => change(payment.id, { amount })}
          />
          <IconButton
            label={`Retirer le paiement ${index + 1}`}
            className="mt-6"
            onClick={() => onChange(payments.filter((one) => one.id !== payment.id))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        variant="quiet"
        className="-ml-3"
        onClick={() => onChange([...payments, { id: newId(), date: '', amount: '' }])}
      >
        <Plus aria-hidden />
        Ajouter un paiement reçu
      </Button>
    </div>
  );
}
