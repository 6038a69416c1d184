import { useLoaderData } from 'react-router';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { IdentifierCalculator } from '#app/features/calculators/parts/identifier.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';
import { calculatorMeta } from '#app/lib/pages/calculator-meta.ts';

export const loader = () => describeCalculator('numeros');
export const meta = calculatorMeta;

export default function Numeros() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <IdentifierCalculator />
    </CalculatorPage>
  );
}
