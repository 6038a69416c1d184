/** UN/ECE Recommendation 20 units and their French names after a quantity; C62 prints nothing. */
type UnitName = { one: string; many: string; label: string };

export const UNITS: Readonly<Record<string, UnitName>> = {
  C62: { one: '', many: '', label: 'unité' },
  H87: { one: 'pièce', many: 'pièces', label: 'pièce' },
  EA: { one: '', many: '', label: 'unité (EA)' },
  HUR: { one: 'h', many: 'h', label: 'heure' },
  DAY: { one: 'jour', many: 'jours', label: 'jour' },
  WEE: { one: 'semaine', many: 'semaines', label: 'semaine' },
  MON: { one: 'mois', many: 'mois', label: 'mois' },
  ANN: { one: 'an', many: 'ans', label: 'année' },
  MIN: { one: 'min', many: 'min', label: 'minute' },
  LS: { one: 'forfait', many: 'forfaits', label: 'forfait' },
  SET: { one: 'lot', many: 'lots', label: 'lot' },
  E48: { one: 'prestation', many: 'prestations', label: 'prestation' },
  KGM: { one: 'kg', many: 'kg', label: 'kilogramme' },
  GRM: { one: 'g', many: 'g', label: 'gramme' },
  TNE: { one: 't', many: 't', label: 'tonne' },
  MTR: { one: 'm', many: 'm', label: 'mètre' },
  CMT: { one: 'cm', many: 'cm', label: 'centimètre' },
  KMT: { one: 'km', many: 'km', label: 'kilomètre' },
  MTK: { one: 'm²', many: 'm²', label: 'mètre carré' },
  MTQ: { one: 'm³', many: 'm³', label: 'mètre cube' },
  LTR: { one: 'l', many: 'l', label: 'litre' },
  HLT: { one: 'hl', many: 'hl', label: 'hectolitre' },
  KWH: { one: 'kWh', many: 'kWh', label: 'kilowattheure' },
  MWH: { one: 'MWh', many: 'MWh', label: 'mégawattheure' },
  XPK: { one: 'colis', many: 'colis', label: 'colis' },
  XBX: { one: 'boîte', many: 'boîtes', label: 'boîte' },
  XPX: { one: 'palette', many: 'palettes', label: 'palette' },
  PR: { one: 'paire', many: 'paires', label: 'paire' },
};

/**
 * « jours » for 3 DAY, « jour » for 1,5 DAY: the French plural starts at two. An unlisted code is
 * returned as is.
 */
export function unitName(code: string, quantity: number): string {
  const unit = UNITS[code];
  if (!unit) return code;
  return Math.abs(quantity) >= 2 ? unit.many : unit.one;
}

/** The plural of a custom unit with a regular plural, from two up: « 12 nuitées ». */
export function pluralizeUnit(label: string, quantity: number): string {
  return Math.abs(quantity) >= 2 && REGULAR_WORD.test(label) ? `${label}s` : label;
}

// A single word with a plural in « s »; words in -s, -x, -z, -al, -au, -eu, -ou, -ail and
// abbreviations are left unchanged.
const REGULAR_WORD = /^\p{L}{2,}(?:[a-zà-ÿ])(?<![sxz]|a[lu]|eu|ou|ail)$/u;
