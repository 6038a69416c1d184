import { useLoaderData } from 'react-router';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { TaxCalculator } from '#app/features/calculators/parts/tax.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';
import { calculatorMeta } from '#app/lib/pages/calculator-meta.ts';

export const loader = () => describeCalculator('ht-ttc');
export const meta = calculatorMeta;

export default function HtTtc() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <TaxCalculator />
    </CalculatorPage>
  );
}
