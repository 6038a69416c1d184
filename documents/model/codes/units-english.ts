/**
 * English names of `UNITS` after a quantity: singular and plural when it does not simply add « s ».
 */
const NAMES: Readonly<Record<string, string | readonly [string, string]>> = {
  C62: '',
  H87: ['piece', 'pieces'],
  EA: '',
  HUR: 'h',
  DAY: ['day', 'days'],
  WEE: ['week', 'weeks'],
  MON: ['month', 'months'],
  ANN: ['year', 'years'],
  MIN: 'min',
  LS: 'lump sum',
  SET: ['set', 'sets'],
  E48: ['service', 'services'],
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  MTR: 'm',
  CMT: 'cm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  LTR: 'l',
  HLT: 'hl',
  KWH: 'kWh',
  MWH: 'MWh',
  XPK: ['package', 'packages'],
  XBX: ['box', 'boxes'],
  XPX: ['pallet', 'pallets'],
  PR: ['pair', 'pairs'],
};

/**
 * « days » for 1.5 DAY: the English singular is for one only. An unlisted code is returned as is.
 */
export function unitNameInEnglish(code: string, quantity: number): string {
  const name = NAMES[code] ?? code;
  if (typeof name === 'string') return name;
  return name[Math.abs(quantity) === 1 ? 0 : 1];
}
