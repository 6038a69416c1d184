import { useLoaderData } from 'react-router';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { LatePaymentCalculator } from '#app/features/calculators/parts/late-payment.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';
import { calculatorMeta } from '#app/lib/pages/calculator-meta.ts';

export const loader = () => describeCalculator('penalites-retard');
export const meta = calculatorMeta;

export default function PenalitesRetard() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <LatePaymentCalculator />
    </CalculatorPage>
  );
}
