/** Field texts by field name, as stored in a link. */
export type Values = Readonly<Record<string, string>>;

/** Field texts from the URL fragment, which browsers never send; missing ones are kept. */
export function readAddress<Known extends Values>(address: string, known: Known): Known {
  const asked = new URLSearchParams(new URL(address).hash.slice(1));
  const texts = Object.keys(known).flatMap((name) => {
    const text = asked.get(name);
    return text === null ? [] : [[name, text.slice(0, MAX_LENGTH)]];
  });
  return { ...known, ...Object.fromEntries(texts) };
}

/** Puts the texts into the fragment; no fragment while they equal the example. */
export function writeAddress(address: string, values: Values, example: Values): string {
  const url = new URL(address);
  if (!isSame(values, example)) url.hash = new URLSearchParams(values).toString();
  else if (holdsTexts(url, example)) url.hash = '';
  return url.href;
}

/** Any other fragment is an anchor. */
function holdsTexts(url: URL, example: Values): boolean {
  const asked = new URLSearchParams(url.hash.slice(1));
  return Object.keys(example).some((name) => asked.has(name));
}

export function isSame(values: Values, others: Values): boolean {
  return Object.entries(values).every(([name, text]) => others[name] === text);
}

/** In characters. */
const MAX_LENGTH = 100;
