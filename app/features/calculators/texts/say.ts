import { type FactName, requireFact } from '#documents/law/facts/facts.ts';

/** A legal figure in words: « 37 500 € ». */
export function say(name: FactName): string {
  return requireFact(name).text;
}
