import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { LatePaymentCalculator } from '#app/features/calculators/parts/late-payment.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('penalites-retard');
export const meta = calculatorMeta;

export default function PenalitesRetard() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <LatePaymentCalculator />
    </CalculatorPage>
  );
}
