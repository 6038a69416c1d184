import type { Mention } from '#documents/law/mention.ts';
import { localize } from './localize.ts';
import { PHRASES, SENTENCES } from './sentences.ts';

/**
 * The English text under a French mention, matched before no-break spaces are added; null for the
 * author's own words. Only the French sentence is binding.
 */
export function translateMention({ text }: Pick<Mention, 'text'>): string | null {
  const found = SENTENCES.find(([french]) => french.test(text));
  if (!found) return null;
  const [french, english] = found;
  const [match] = french.exec(text) ?? [''];
  const whole = match.replace(french, english);
  return localize(PHRASES.reduce((words, [from, to]) => words.replace(from, to), whole));
}
