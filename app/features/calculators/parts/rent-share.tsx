import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, DateField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { readAmount, readDate } from '#app/features/calculators/frame/read-text.ts';
import { AmountTable, Parts, Remark, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { useToday } from '#app/ui/use-today.ts';
import { cents, computeRentShare, formatAmount, formatMonth } from '#documents/calculators';

export function RentShareCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values } = form;
  const today = useToday();
  const rent = readAmount(values.rent);
  const charges = readAmount(values.charges);
  const start = readDate(values.start, today);
  const end = readEnd(values.end, { today, start: start.value });
  const hasDay = start.value !== null || end.value !== null;
  const share =
    rent.value !== null && hasDay && !start.error && !end.error
      ? computeRentShare({
          ...{ rent: rent.value, charges: charges.value ?? cents(0) },
          ...{ start: start.value, end: end.value },
          basis: values.basis === 'thirty' ? 'thirty' : 'calendar',
        })
      : null;
  return (
    <CalculatorFrame
      form={form}
      errors={{ rent: rent.error, charges: charges.error, start: start.error, end: end.error }}
      fields={
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField name="rent" label="Loyer du mois, hors charges" />
            <NumberField name="charges" label="Charges du mois" />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField name="start" label="Entrée" help="Vide&nbsp;: depuis le 1er du mois." />
            <DateField name="end" label="Sortie" help="Vide&nbsp;: jusqu’à la fin du mois." />
          </div>
          <ChoiceField name="basis" label="Jours du mois" options={BASES} />
        </>
      }
    >
      <Result
        label="Loyer et charges dus"
        value={share && formatAmount(share.total)}
        waiting="Écrivez le loyer, et la date d’entrée ou de sortie."
      >
        {share && (
          <>
            <Parts
              parts={[
                ['Loyer', formatAmount(share.rent)],
                ['Charges', formatAmount(share.charges)],
              ]}
            />
            {share.months.some(({ days }) => days === 0) && (
              <Remark tone="warning">
                Compté en trentièmes, le 31 n’ajoute rien&nbsp;: pour ce jour-là, comptez les jours
                réels du mois.
              </Remark>
            )}
            <AmountTable
              caption="Détail par mois"
              head={['Mois', 'Jours', 'Loyer', 'Charges', 'Total']}
              rows={share.months.map(({ month, days, base, ...amounts }) => [
                formatMonth(month),
                `${days} sur ${base}`,
                formatAmount(amounts.rent),
                formatAmount(amounts.charges),
                formatAmount(amounts.total),
              ])}
            />
          </>
        )}
      </Result>
    </CalculatorFrame>
  );
}

function readEnd(text: string, { today, start }: { today: string; start: string | null }) {
  const read = readDate(text, today);
  if (read.value === null || start === null) return read;
  if (read.value < start)
    return { value: null, error: 'La sortie précède l’entrée\u00a0: corrigez l’une des deux.' };
  if (Number(read.value.slice(0, 4)) - Number(start.slice(0, 4)) > 5)
    return { value: null, error: 'Comptez cinq ans au plus\u00a0: rapprochez les deux dates.' };
  return read;
}

const EXAMPLE = {
  rent: '900,00',
  charges: '60,00',
  start: '12/10/2026',
  end: '',
  basis: 'calendar',
};
const BASES = [
  { value: 'calendar', label: 'réels\u00a0: 28, 29, 30 ou 31' },
  { value: 'thirty', label: 'trente, si le bail le dit' },
];
