import { describePath } from './describe-path.ts';

/** In French, the values of a draft that could not be read; null when all were. */
export function describeSetAside(problems: readonly { path: string }[]): string | null {
  if (problems.length === 0) return null;
  const names = [...new Set(problems.map(({ path }) => describePath(path)))];
  const shown = names.slice(0, MAX_NAMES).join(', ');
  const more = names.length > MAX_NAMES ? '…' : '.';
  return names.length === 1
    ? `Une valeur n’a pas pu être lue\u00a0: ${shown}. Complétez-la.`
    : `${names.length} valeurs n’ont pas pu être lues\u00a0: ${shown}${more} Complétez-les.`;
}

const MAX_NAMES = 3;
