import { getKeptForm, saveKeptForm } from './kept-forms.ts';

/** The pattern that the author gave to a series of this device; empty when it is recognized. */
export function getNumberPattern(series: string): string {
  const pattern = readPatterns()[series];
  return typeof pattern === 'string' ? pattern : '';
}

/** False when the device refuses to keep it; an empty pattern is forgotten. */
export function keepNumberPattern(series: string, pattern: string): boolean {
  const { [series]: _former, ...others } = readPatterns();
  return saveKeptForm(
    'number-patterns',
    pattern === '' ? others : { ...others, [series]: pattern },
  );
}

function readPatterns(): Record<string, unknown> {
  // Prerendering has no device.
  const kept = 'localStorage' in globalThis ? getKeptForm('number-patterns') : null;
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
