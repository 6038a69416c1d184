import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { RentRevisionCalculator } from '#app/features/calculators/parts/rent-revision.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('revision-loyer');
export const meta = calculatorMeta;

export default function RevisionLoyer() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <RentRevisionCalculator />
    </CalculatorPage>
  );
}
