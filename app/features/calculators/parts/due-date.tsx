import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, DateField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { readDate, readDays } from '#app/features/calculators/frame/read-text.ts';
import { LawSource, Parts, Remark, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { useToday } from '#app/ui/use-today.ts';
import {
  computePaymentDue,
  type DueRule,
  formatLongDate,
  formatShortDate,
  isPublicPayer,
  type PaymentCase,
} from '#documents/calculators';
import { writeDueVerdict } from './due-verdict.ts';

/** The agreed due date, and the latest one that the law allows. */
export function DueDateCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values } = form;
  const today = useToday();
  const issued = readDate(values.issued, today);
  const delivered = readDate(values.delivered, today);
  const days = readDays(values.days);
  const agreed = readAgreement(values.agreed, days.value);
  const payer = PAYERS.find(({ value }) => value === values.payer)?.value ?? 'common';
  const due =
    issued.value && agreed !== undefined
      ? computePaymentDue({
          ...{ issueDate: issued.value, deliveryDate: delivered.value ?? issued.value },
          ...{ agreed, payer },
        })
      : null;
  const isPublic = isPublicPayer(payer);
  const verdict = due && writeDueVerdict(due);
  return (
    <CalculatorFrame
      form={form}
      errors={{ issued: issued.error, delivered: delivered.error, days: days.error }}
      fields={
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {isPublic ? (
              <DateField
                name="issued"
                label="Demande de paiement reçue le"
                help="Par l’acheteur&nbsp;: son délai part de là, ou de l’exécution si elle vient après."
              />
            ) : (
              <DateField name="issued" label="Date de la facture" />
            )}
            <DateField
              name="delivered"
              label="Livraison ou exécution"
              help="Vide&nbsp;: le jour de la facture."
            />
          </div>
          <ChoiceField name="payer" label="Qui paie, ou quoi" options={PAYERS} />
          <ChoiceField name="agreed" label="Délai convenu" options={AGREEMENTS} />
          {hasDays(values.agreed) && <NumberField name="days" label="Nombre de jours" suffix="j" />}
        </>
      }
    >
      <Result
        label="À payer au plus tard le"
        value={due && formatLongDate(due.dueDate)}
        waiting="Écrivez la date de la facture et le délai convenu."
      >
        {due && (
          <>
            <Parts
              parts={[
                ...(due.limit
                  ? [['Maximum légal', formatShortDate(due.limit.date)] as const]
                  : [['Maximum légal', 'aucun pour un particulier'] as const]),
                ...(due.otherReading
                  ? [['Autre calcul admis', formatShortDate(due.otherReading)] as const]
                  : []),
              ]}
            />
            {verdict && <Remark tone={due.isTooLate ? 'error' : 'success'}>{verdict}</Remark>}
            {due.limit && <LawSource>{due.limit.reference}</LawSource>}
          </>
        )}
      </Result>
    </CalculatorFrame>
  );
}

/** Undefined while the days are missing; null without an agreement. */
function readAgreement(choice: string, days: number | null): DueRule | null | undefined {
  if (choice === 'none') return null;
  if (choice === 'on-receipt') return { mode: 'on-receipt' };
  if (days === null) return undefined;
  if (choice === 'days-end-of-month' || choice === 'end-of-month-days')
    return { mode: choice, days };
  return { mode: 'net', days };
}

function hasDays(choice: string): boolean {
  return choice !== 'none' && choice !== 'on-receipt';
}

const EXAMPLE = {
  issued: '20/11/2026',
  delivered: '',
  payer: 'common',
  agreed: 'days-end-of-month',
  days: '45',
};
const AGREEMENTS = [
  { value: 'none', label: 'Rien de convenu' },
  { value: 'on-receipt', label: 'À réception de la facture' },
  { value: 'net', label: 'Jours après la facture' },
  { value: 'days-end-of-month', label: 'Jours fin de mois\u00a0: les jours, puis la fin du mois' },
  { value: 'end-of-month-days', label: 'Fin de mois, puis les jours' },
];
const PAYERS: readonly { value: PaymentCase; label: string }[] = [
  { value: 'common', label: 'Une entreprise, cas général' },
  { value: 'periodic', label: 'Une entreprise, facture périodique' },
  { value: 'transport', label: 'Transport, location de véhicules' },
  { value: 'perishable', label: 'Produits périssables, surgelés, conserves' },
  { value: 'livestock', label: 'Bétail et viandes fraîches' },
  { value: 'alcohol', label: 'Alcools soumis aux droits de consommation' },
  { value: 'wine', label: 'Raisins, moûts et vins' },
  { value: 'export', label: 'Achat en franchise pour l’export hors UE' },
  { value: 'public', label: 'État, collectivité, établissement public' },
  { value: 'hospital', label: 'Établissement public de santé' },
  { value: 'public-company', label: 'Entreprise publique' },
  { value: 'consumer', label: 'Un particulier' },
];
