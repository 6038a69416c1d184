import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { readAmount } from '#app/features/calculators/frame/read-text.ts';
import { LawSource, Parts, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import {
  formatAmount,
  formatPercent,
  RATE_USES,
  RATED_TERRITORIES,
  type RatedTerritory,
  splitTax,
} from '#documents/calculators';

export function TaxCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values, change } = form;
  const amount = readAmount(values.amount);
  const rates = RATE_USES[readTerritory(values.territory)];
  const rate = rates.find((one) => String(one.rate) === values.rate) ?? rates[0];
  const side = values.side === 'gross' ? 'gross' : 'net';
  const split = amount.value === null || !rate ? null : splitTax(amount.value, side, rate.rate);
  return (
    <CalculatorFrame
      form={{
        ...form,
        // Rates depend on the territory: select the first one.
        change: (name, text) => {
          if (name === 'territory') change('rate', String(RATE_USES[readTerritory(text)][0]?.rate));
          change(name, text);
        },
      }}
      errors={{ amount: amount.error }}
      fields={
        <>
          <NumberField name="amount" label="Montant" />
          <ChoiceField name="side" label="Ce montant est" options={SIDES} />
          <ChoiceField name="territory" label="Territoire" options={TERRITORIES} />
          <ChoiceField
            name="rate"
            label="Taux de TVA"
            options={rates.map((one) => ({
              value: String(one.rate),
              label: `${formatPercent(one.rate)}\u00a0: ${one.use}`,
            }))}
          />
        </>
      }
    >
      <Result
        label={side === 'net' ? 'Prix TTC' : 'Prix hors taxes'}
        value={split && formatAmount(side === 'net' ? split.gross : split.net)}
        waiting="Écrivez un montant&nbsp;: le résultat apparaît ici."
      >
        {split && rate && (
          <>
            <Parts
              parts={[
                ['Hors taxes', formatAmount(split.net)],
                [`TVA à ${formatPercent(rate.rate)}`, formatAmount(split.vat)],
                ['Toutes taxes comprises', formatAmount(split.gross)],
              ]}
            />
            <p className="text-sm text-ink-soft">
              {formatPercent(rate.rate)}&nbsp;: {rate.use}.
            </p>
            <LawSource>{rate.reference}</LawSource>
          </>
        )}
      </Result>
    </CalculatorFrame>
  );
}

function readTerritory(text: string): RatedTerritory {
  return RATED_TERRITORIES.find((territory) => territory === text) ?? 'mainland';
}

const EXAMPLE = { amount: '1\u202f250,00', side: 'net', territory: 'mainland', rate: '2000' };
const SIDES = [
  { value: 'net', label: 'hors taxes (HT)' },
  { value: 'gross', label: 'toutes taxes comprises (TTC)' },
];
const TERRITORIES = [
  { value: 'mainland', label: 'France métropolitaine et Monaco' },
  { value: 'corsica', label: 'Corse' },
  { value: 'guadeloupe-martinique-reunion', label: 'Guadeloupe, Martinique, La Réunion' },
];
