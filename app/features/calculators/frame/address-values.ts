/** What a link holds of a calculator: the texts of its fields, by their names. */
export type Values = Readonly<Record<string, string>>;

/**
 * The texts that the fragment of an address has for these fields; the others keep what they have.
 * Browsers never send a fragment.
 */
export function readAddress<Known extends Values>(address: string, known: Known): Known {
  const asked = new URLSearchParams(new URL(address).hash.slice(1));
  const texts = Object.keys(known).flatMap((name) => {
    const text = asked.get(name);
    return text === null ? [] : [[name, text.slice(0, MAX_LENGTH)]];
  });
  return { ...known, ...Object.fromEntries(texts) };
}

/** The same address with these texts, or without any while they are those of the example. */
export function writeAddress(address: string, values: Values, example: Values): string {
  const url = new URL(address);
  if (!isSame(values, example)) url.hash = new URLSearchParams(values).toString();
  else if (holdsTexts(url, example)) url.hash = '';
  return url.href;
}

/** Any other fragment is a place of the page. */
function holdsTexts(url: URL, example: Values): boolean {
  const asked = new URLSearchParams(url.hash.slice(1));
  return Object.keys(example).some((name) => asked.has(name));
}

export function isSame(values: Values, others: Values): boolean {
  return Object.entries(values).every(([name, text]) => others[name] === text);
}

/** Nobody types more into a field of a calculator. */
const MAX_LENGTH = 100;
