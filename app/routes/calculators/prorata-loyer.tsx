import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { RentShareCalculator } from '#app/features/calculators/parts/rent-share.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('prorata-loyer');
export const meta = calculatorMeta;

export default function ProrataLoyer() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <RentShareCalculator />
    </CalculatorPage>
  );
}
