import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { ThresholdsCalculator } from '#app/features/calculators/parts/thresholds.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('seuils');
export const meta = calculatorMeta;

export default function Seuils() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <ThresholdsCalculator />
    </CalculatorPage>
  );
}
