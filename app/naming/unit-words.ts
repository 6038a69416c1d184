import { foldAccents, pluralizeUnit, type SellableLine, UNITS } from '#documents';

/** A short unit after a quantity: « j », « h », « forf. »; empty for the default unit. */
export function shortUnit(
  { unit, unitLabel }: Pick<SellableLine, 'unit' | 'unitLabel'>,
  quantity: number,
): string {
  if (unitLabel) return pluralizeUnit(unitLabel, quantity);
  const short = SHORT_UNITS[unit];
  if (short !== undefined) return short;
  const name = UNITS[unit];
  if (!name) return unit;
  return Math.abs(quantity) >= 2 ? name.many : name.one;
}

/**
 * The unit code of a word: « j », « jours », « Heure », « m2 », « u. » or the code itself; null
 * when unknown.
 */
export function findUnit(text: string): string | null {
  codeByWord ??= indexUnits();
  return (
    codeByWord.get(simplify(text)) ??
    (UNITS[text.trim().toUpperCase()] ? text.trim().toUpperCase() : null)
  );
}

let codeByWord: Map<string, string> | undefined;

function indexUnits(): Map<string, string> {
  const words = new Map<string, string>();
  for (const [code, { one, many, label }] of Object.entries(UNITS)) {
    for (const word of [
      one,
      many,
      label,
      `${label}s`,
      SHORT_UNITS[code] ?? '',
      ...(OTHER_WORDS[code] ?? []),
    ]) {
      const key = simplify(word);
      if (key !== '' && !words.has(key)) words.set(key, code);
    }
  }
  return words;
}

/** Ignores case, accents, full stops and exponents. */
function simplify(text: string): string {
  return foldAccents(text.replaceAll('²', '2').replaceAll('³', '3')).replaceAll('.', '').trim();
}

const SHORT_UNITS: Readonly<Record<string, string>> = {
  C62: '',
  H87: 'pce',
  DAY: 'j',
  WEE: 'sem.',
  LS: 'forf.',
  E48: 'prest.',
  XBX: 'bte',
  XPX: 'pal.',
};

const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  C62: ['u', 'un', 'unit', 'ens', 'ensemble'],
  H87: ['pc', 'pcs', 'pièce(s)'],
  HUR: ['hr', 'hrs', 'heure(s)', 'hour', 'hours'],
  DAY: ['jr', 'jrs', 'jour(s)', 'day', 'days', 'journée', 'journées'],
  WEE: ['semaine(s)'],
  MON: ['mensualité', 'mensualités'],
  ANN: ['annuel'],
  MIN: ['mn'],
  LS: ['ff', 'ft', 'fft', 'fo', 'forfait(s)', 'forfaitaire'],
  KGM: ['kilo', 'kilos', 'kgs'],
  MTR: ['ml', 'mètre linéaire', 'mètres linéaires', 'mètre(s)'],
  MTK: ['mètres carrés'],
  MTQ: ['mètres cubes'],
  KMT: ['kms'],
  LTR: ['litre', 'litres'],
  XPX: ['palettes'],
};
