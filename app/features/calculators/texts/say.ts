import { type FactName, requireFact } from '#documents/law/facts/facts.ts';

/** A figure of the law in its words: « 37 500 € ». */
export function say(name: FactName): string {
  return requireFact(name).text;
}
