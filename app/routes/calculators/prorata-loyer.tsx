import { useLoaderData } from 'react-router';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { RentShareCalculator } from '#app/features/calculators/parts/rent-share.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';
import { calculatorMeta } from '#app/lib/pages/calculator-meta.ts';

export const loader = () => describeCalculator('prorata-loyer');
export const meta = calculatorMeta;

export default function ProrataLoyer() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <RentShareCalculator />
    </CalculatorPage>
  );
}
