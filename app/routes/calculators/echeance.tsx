import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { DueDateCalculator } from '#app/features/calculators/parts/due-date.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('echeance');
export const meta = calculatorMeta;

export default function Echeance() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <DueDateCalculator />
    </CalculatorPage>
  );
}
