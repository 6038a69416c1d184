import { useLoaderData } from 'react-router';
import { calculatorMeta } from '#app/features/calculators/calculator-meta.ts';
import { CalculatorPage } from '#app/features/calculators/calculator-page.tsx';
import { PaperCalculator } from '#app/features/calculators/parts/paper.tsx';
import { describeCalculator } from '#app/features/calculators/texts/describe-calculator.ts';

export const loader = () => describeCalculator('facture-note-ou-recu');
export const meta = calculatorMeta;

export default function FactureNoteOuRecu() {
  return (
    <CalculatorPage {...useLoaderData<typeof loader>()}>
      <PaperCalculator />
    </CalculatorPage>
  );
}
