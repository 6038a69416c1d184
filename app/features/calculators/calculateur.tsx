import type { ComponentType, LazyExoticComponent } from 'react';
import { replayTyping } from '#app/lib/timing/replay-typing.ts';
import { lazyFetched } from '#app/ui/waking/lazy-fetched.ts';
import { WakingPart } from '#app/ui/waking/waking-part.tsx';
import type { CalculatorName } from './calculator-names.ts';

/**
 * A calculator in an article (`<Calculateur nom="ht-ttc" />`): its form is prerendered, its code
 * loads later. Its own page includes the code (calculator-page.tsx).
 */
export function Calculateur({ nom }: { nom: CalculatorName }) {
  const Part = PARTS[nom];
  return (
    <WakingPart onAwake={replayTyping} className="my-6" fallback={<div className="min-h-160" />}>
      <Part />
    </WakingPart>
  );
}

const PARTS: Readonly<Record<CalculatorName, LazyExoticComponent<ComponentType>>> = {
  'ht-ttc': lazyFetched(async () => (await import('./parts/tax.tsx')).TaxCalculator),
  'penalites-retard': lazyFetched(
    async () => (await import('./parts/late-payment.tsx')).LatePaymentCalculator,
  ),
  echeance: lazyFetched(async () => (await import('./parts/due-date.tsx')).DueDateCalculator),
  numeros: lazyFetched(async () => (await import('./parts/identifier.tsx')).IdentifierCalculator),
  seuils: lazyFetched(async () => (await import('./parts/thresholds.tsx')).ThresholdsCalculator),
  'prorata-loyer': lazyFetched(
    async () => (await import('./parts/rent-share.tsx')).RentShareCalculator,
  ),
  'revision-loyer': lazyFetched(
    async () => (await import('./parts/rent-revision.tsx')).RentRevisionCalculator,
  ),
  'facture-note-ou-recu': lazyFetched(
    async () => (await import('./parts/paper.tsx')).PaperCalculator,
  ),
};
