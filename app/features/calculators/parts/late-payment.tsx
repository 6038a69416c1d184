import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, DateField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { readAmount, readDate, readPercent } from '#app/features/calculators/frame/read-text.ts';
import {
  AmountTable,
  LawSource,
  Parts,
  Remark,
  Result,
} from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { copyText } from '#app/lib/copy-text.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { useToday } from '#app/ui/use-today.ts';
import {
  cents,
  computeLateCost,
  formatAmount,
  formatPercent,
  formatShortDate,
  type LateInvoice,
  type LateTerms,
  referenceOfLateCost,
  writeLateSentence,
} from '#documents/calculators';
import { writeUnknownDays } from './write-unknown-days.ts';

export function LatePaymentCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values } = form;
  const today = useToday();
  const amount = readAmount(values.amount);
  const dueDate = readDate(values.due, today);
  const paidDate = readDate(values.paid, today);
  const percent = readPercent(values.percent);
  const terms = readTerms(values.terms, percent.value);
  const isWhole = amount.value !== null && dueDate.value !== null && paidDate.value !== null;
  const invoice =
    isWhole && terms
      ? {
          amount: amount.value ?? cents(0),
          dueDate: dueDate.value ?? '',
          paidDate: paidDate.value ?? '',
          terms,
        }
      : null;
  const late = invoice && computeLateCost(invoice);
  return (
    <CalculatorFrame
      form={form}
      errors={{
        amount: amount.error,
        due: dueDate.error,
        paid: paidDate.error,
        percent: percent.error,
      }}
      fields={
        <>
          <NumberField name="amount" label="Montant TTC de la facture" />
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField name="due" label="Échéance" help="Date de règlement de la facture." />
            <DateField name="paid" label="Payée le" help="Ou le jour du calcul." />
          </div>
          <ChoiceField name="terms" label="Taux" options={TERMS} />
          {values.terms === 'own' && (
            <NumberField name="percent" label="Taux annuel de vos factures" suffix="%" />
          )}
        </>
      }
    >
      <Result
        label="Pénalités et indemnité"
        value={late && formatAmount(late.total)}
        waiting="Écrivez le montant, l’échéance, la date de paiement et le taux."
        className="min-h-[30rem]"
      >
        {invoice && late && <Details invoice={invoice} late={late} />}
      </Result>
    </CalculatorFrame>
  );
}

function Details({
  invoice,
  late,
}: {
  invoice: Parameters<typeof computeLateCost>[0];
  late: LateInvoice;
}) {
  if (late.days === 0) return <Remark tone="success">Payée à temps&nbsp;: rien n’est dû.</Remark>;
  const sentence = writeLateSentence(invoice);
  return (
    <>
      <Parts
        parts={[
          ['Jours de retard', late.days],
          ['Pénalités', formatAmount(late.interest)],
          ['Indemnité forfaitaire', formatAmount(late.fee)],
        ]}
      />
      <AmountTable
        caption="Détail des pénalités par période"
        head={['Période', 'Jours', 'Taux', 'Par jour', 'Montant']}
        rows={late.periods.map((period) => [
          `${formatShortDate(period.from)} – ${formatShortDate(period.until)}`,
          String(period.days),
          formatPercent(period.rate),
          formatAmount(period.perDay),
          formatAmount(period.amount),
        ])}
      />
      <Remarks late={late} />
      <p className="rounded-control bg-paper p-3 text-sm">{sentence}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => copy(sentence)}>
          <Copy aria-hidden />
          Copier la phrase
        </Button>
        <Button variant="quiet" asChild>
          <Link to="/relance">Écrire la relance</Link>
        </Button>
      </div>
      <LawSource>{referenceOfLateCost(invoice.terms)}</LawSource>
    </>
  );
}

function Remarks({ late }: { late: LateInvoice }) {
  return (
    <>
      {late.isBelowFloor && late.floor !== null && (
        <Remark tone="warning">
          Votre taux est sous le minimum légal, {formatPercent(late.floor)} au début du
          retard&nbsp;: trois fois l’intérêt légal.
        </Remark>
      )}
      {late.unknownDays > 0 && <Remark tone="warning">{writeUnknownDays(late.unknownDays)}</Remark>}
      {late.isAssumed && (
        <Remark tone="warning">
          Une partie du retard tombe dans un semestre dont le taux n’est pas publié&nbsp;: le
          dernier taux connu est pris.
        </Remark>
      )}
    </>
  );
}

function readTerms(choice: string, percent: LateTermsPercent | null): LateTerms | null {
  if (choice === 'floor') return 'floor';
  if (choice === 'public') return 'ecb+8';
  if (choice === 'own') return percent === null ? null : { percent };
  return 'ecb+10';
}

type LateTermsPercent = Extract<LateTerms, object>['percent'];

async function copy(sentence: string): Promise<void> {
  if (await copyText(sentence)) showToast('Phrase copiée', { tone: 'success' });
  else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Sélectionnez la phrase et copiez-la.',
    });
}

const EXAMPLE = {
  amount: '2\u202f400,00',
  due: '31/05/2026',
  paid: '31/07/2026',
  terms: 'default',
  percent: '',
};
const TERMS = [
  { value: 'default', label: 'Rien d’écrit\u00a0: BCE + 10 points' },
  { value: 'own', label: 'Le taux écrit sur mes factures' },
  { value: 'public', label: 'Acheteur public\u00a0: BCE + 8 points, un seul taux' },
  { value: 'floor', label: 'Le minimum\u00a0: 3 fois l’intérêt légal' },
];
