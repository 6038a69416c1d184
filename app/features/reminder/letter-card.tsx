import { Card } from '#app/ui/card.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { IMPUTATION_RULES, RECOVERY_FEE_IN_WORDS, type ReminderLevel } from '#documents';
import { useRead, useReminderForm } from './form-context.tsx';
import { FormDate, FormText } from './form-fields.tsx';
import { changeReminderForm } from './form-store.ts';

export function LetterCard() {
  const form = useReminderForm();
  const read = useRead();
  const level = read?.reminder.level ?? 'friendly';
  const isCivil = read?.claim.regime === 'civil';
  const hasPayments = form.invoices.some(({ payments }) => payments.length > 0);
  return (
    <Card title="La relance">
      <RadioGroup<ReminderLevel>
        name="level"
        label="Fermeté"
        value={level}
        options={LEVELS}
        onChange={(chosen) => changeReminderForm({ level: chosen, penalties: '' })}
      />
      <div className="mt-3">
        <Checkbox
          id="penalties"
          label={
            isCivil
              ? 'Réclamer les intérêts'
              : `Réclamer les pénalités et l’indemnité de ${RECOVERY_FEE_IN_WORDS}`
          }
          help="Sinon la lettre ne demande que le montant des factures."
          checked={read?.reminder.claimsPenalties ?? false}
          onChange={(event) =>
            changeReminderForm({ penalties: event.target.checked ? 'yes' : 'no' })
          }
        />
      </div>
      {hasPayments && (
        <div className="mt-3">
          <RadioGroup
            name="imputation"
            label="Les paiements reçus règlent d’abord"
            value={form.imputation}
            options={IMPUTATIONS}
            onChange={(imputation) => changeReminderForm({ imputation })}
          />
        </div>
      )}
      <div className="mt-4 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
        <FormDate
          id="date"
          label="Date de la lettre"
          placeholder="Aujourd’hui"
          value={form.date}
          onChange={(date) => changeReminderForm({ date })}
        />
        <FormText
          id="responseDays"
          label="Délai pour payer, en jours"
          isNumber
          inputMode="numeric"
          maxLength={2}
          value={form.responseDays}
          onChange={(responseDays) => changeReminderForm({ responseDays })}
        />
        {isCivil && (
          <FormDate
            id="noticeDate"
            label="Mise en demeure déjà reçue le"
            className="sm:col-span-2"
            help="Si vous en avez envoyé une&nbsp;: les intérêts courent depuis ce jour."
            value={form.noticeDate}
            onChange={(noticeDate) => changeReminderForm({ noticeDate })}
          />
        )}
        <Field
          id="note"
          label="Un mot de vous"
          className="sm:col-span-2"
          help="Facultatif, ajouté au début de la lettre."
        >
          {(aria) => (
            <TextArea
              {...aria}
              maxLength={1000}
              value={form.note}
              onChange={(event) => changeReminderForm({ note: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}

const LEVELS = [
  {
    value: 'friendly',
    label: 'Rappel amiable',
    help: 'Dans les quinze jours qui suivent l’échéance.',
  },
  { value: 'firm', label: 'Relance ferme', help: 'De quinze à trente jours de retard.' },
  {
    value: 'formal-notice',
    label: 'Mise en demeure',
    help: 'Avant d’aller en justice. Envoyez-la en recommandé avec avis de réception.',
  },
] as const;
const IMPUTATIONS = [
  { value: 'interest', label: 'les intérêts', help: IMPUTATION_RULES.interest },
  { value: 'principal', label: 'la facture', help: IMPUTATION_RULES.principal },
] as const;
