import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { IdentifierCalculator } from '#app/features/calculators/parts/identifier.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('numeros');
export const meta = calculatorMeta;

export default function Numeros() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <IdentifierCalculator />
    </CalculatorPage>
  );
}
