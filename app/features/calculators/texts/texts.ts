import type { CalculatorName } from '#app/features/calculators/calculator-names.ts';
import type { CalculatorText } from '#app/features/calculators/calculator-text.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { dueDateText } from './due-date-text.ts';
import { identifierText } from './identifier-text.ts';
import { latePaymentText } from './late-payment-text.ts';
import { paperText } from './paper-text.ts';
import { rentRevisionText } from './rent-revision-text.ts';
import { rentShareText } from './rent-share-text.ts';
import { taxText } from './tax-text.ts';
import { thresholdsText } from './thresholds-text.ts';

/** The text of a calculator’s page, in French typography. Build only, never in the browser. */
export function writeText(name: CalculatorName): CalculatorText {
  return typesetAll(TEXTS[name]());
}

/** Adds no-break spaces to every string. */
function typesetAll(text: CalculatorText): CalculatorText {
  return JSON.parse(JSON.stringify(text), (_key, value) =>
    typeof value === 'string' ? typesetProse(value) : value,
  );
}

const TEXTS: Readonly<Record<CalculatorName, () => CalculatorText>> = {
  'ht-ttc': taxText,
  'penalites-retard': latePaymentText,
  echeance: dueDateText,
  numeros: identifierText,
  seuils: thresholdsText,
  'prorata-loyer': rentShareText,
  'revision-loyer': rentRevisionText,
  'facture-note-ou-recu': paperText,
};
