import type { ProfileNorm } from '#documents/received/profile.ts';

/** The changes of a profile beyond EN 16931 to its rules. */
export type Extension = {
  /** In the names of its rules: « BR-FREXT-CO-10 ». */
  prefix: 'FREXT' | 'FXEXT';
  /** Rules of EN 16931 that it drops or replaces. */
  removes: (code: string) => boolean;
  codes: Readonly<Record<string, string>>;
  /** Names that do not follow the prefix. */
  names: Readonly<Record<string, string>>;
};

/** Factur-X EXTENDED exists only in CII: a UBL that claims it is judged as the French profile. */
export function extensionOf(norm: ProfileNorm, syntax: 'cii' | 'ubl'): Extension | null {
  if (norm === 'en16931') return null;
  if (syntax === 'ubl') return FRENCH_UBL;
  return norm === 'extended' ? FACTURX : FRENCH_CII;
}

/** « BR-CO-10 » under the profile’s own name: « BR-FREXT-CO-10 ». */
export function nameRule(code: string, extension: Extension | null): string {
  if (!extension) return code;
  const name = extension.names[code];
  if (name) return name;
  if (code.startsWith('BR-EXT-')) return code.replace('EXT', extension.prefix);
  if (!OWN.test(code)) return code;
  if (/^BR-\d/.test(code)) return code.replace('BR-', `BR-${extension.prefix}-BR-`);
  // In CII, the French profile takes the rules of each category from Factur-X.
  const isShared = extension === FRENCH_CII && /-0[89]$/.test(code);
  const prefix = isShared ? 'FXEXT' : extension.prefix;
  return code.replace(/^(BR|CII|UBL)-/, `$1-${prefix}-`);
}

/** Rules of EN 16931 that EXTENDED rewrites under its own names. */
const OWN =
  /^BR-(22|23|24|26|38|44|CO-04|CO-1[01235]|CL-(10|19-GP|20(-TAX|-LISTID)?|24|27)|(S|Z|E|AE|IC|G|O|AF|AG)-0[18]|S-09)$|^UBL-SR-48$|^CII-SR-439$|^CII-DT-(018|024|027)$/;

function anyOf(text: string): (code: string) => boolean {
  const codes = new Set(text.split(/\s+/));
  return (code) => codes.has(code);
}

const COMMON = `BR-27 BR-28 BR-54 BR-CO-17 BR-S-10 BR-Z-10
  BR-O-02 BR-O-03 BR-O-04 BR-O-11 BR-O-12 BR-O-13 BR-O-14 BR-CL-20`;
const CODES = { 'BR-CL-10': 'BY SE', 'BR-CL-24': 'application/xml text/xml' };

const FRENCH_UBL: Extension = {
  prefix: 'FREXT',
  removes: anyOf(`${COMMON} UBL-SR-04 UBL-SR-16 UBL-SR-20 UBL-SR-34 UBL-SR-37 UBL-SR-48 UBL-SR-52`),
  codes: CODES,
  names: {
    'BR-22': 'BR-FREXT-22',
    'BR-23': 'BR-FREXT-23',
    'BR-24': 'BR-FREXT-24',
    'BR-26': 'BR-FREXT-26',
    'BR-38': 'BR-38',
    'BR-44': 'BR-44',
  },
};

const FRENCH_CII: Extension = {
  prefix: 'FREXT',
  removes: anyOf(`${COMMON} BR-AF-10 BR-AG-10 BR-O-09 BR-O-10 BR-CL-07 CII-DT-018 CII-DT-024
    CII-DT-027 CII-SR-439 CII-SR-467 CII-SR-468 CII-SR-469 CII-SR-470 CII-SR-471
    CII-SR-472 CII-SR-473 CII-SR-483 CII-SR-485 CII-SR-486`),
  codes: CODES,
  names: { 'CII-DT-018': 'CII-EXT-DT-018', 'CII-DT-027': 'CII-FREXTDT-027' },
};

const FACTURX_RULES = anyOf(`${COMMON} BR-AF-10 BR-AG-10 BR-CO-16 CII-SR-069 CII-SR-072 CII-SR-439
  CII-SR-440 CII-SR-455 CII-SR-456 CII-SR-461 CII-SR-462 CII-SR-470`);

const FACTURX: Extension = {
  prefix: 'FXEXT',
  removes: (code) => FACTURX_RULES(code) || (/^CII-DT/.test(code) && code !== 'CII-DT-097'),
  codes: {
    ...CODES,
    'BR-CL-03': 'STN',
    'BR-CL-04': 'STN',
    'BR-CL-05': 'STN',
    'BR-CL-14': 'SS',
    'BR-CL-24': `${CODES['BR-CL-24']} application/json`,
  },
  names: { 'BR-EXT-54-1': 'BR-FXEXT-BR-54-1', 'BR-EXT-54-2': 'BR-FXEXT-BR-54-2' },
};
