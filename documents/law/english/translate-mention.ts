import type { Mention } from '#documents/law/mention.ts';
import { localize } from './localize.ts';
import { PHRASES, SENTENCES } from './sentences.ts';

/**
 * What an English reader is told under a French mention, before any no-break space is put in it;
 * null for the words of the author. The French sentence alone binds.
 */
export function translateMention({ text }: Pick<Mention, 'text'>): string | null {
  const found = SENTENCES.find(([french]) => french.test(text));
  if (!found) return null;
  const [french, english] = found;
  const [match] = french.exec(text) ?? [''];
  const whole = match.replace(french, english);
  return localize(PHRASES.reduce((words, [from, to]) => words.replace(from, to), whole));
}
