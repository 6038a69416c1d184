import { listPeriodTexts } from '#documents/kinds/conversions/periods/period-texts.ts';
import type { Draft } from '#documents/model/draft.ts';

/** The texts of a document of a date that its model says otherwise: its periods. */
export function listChangedTexts(model: Draft, made: Draft): string[] {
  const before = new Set(listPeriodTexts(model));
  return [...new Set(listPeriodTexts(made).filter((text) => !before.has(text)))];
}
