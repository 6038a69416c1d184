import { COUNTRIES, foldAccents } from '#documents';

/** The code of a country from its code or its French name; France if empty, null if unknown. */
export function readCountry(text: string): string | null {
  if (text === '') return 'FR';
  const plain = foldAccents(text);
  const found = Object.entries(COUNTRIES).find(
    ([code, name]) => code.toLowerCase() === plain || foldAccents(name) === plain,
  );
  return found?.[0] ?? null;
}
