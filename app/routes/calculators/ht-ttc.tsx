import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { TaxCalculator } from '#app/features/calculators/parts/tax.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('ht-ttc');
export const meta = calculatorMeta;

export default function HtTtc() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <TaxCalculator />
    </CalculatorPage>
  );
}
