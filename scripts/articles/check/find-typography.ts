/** Faults of French typography that the build does not fix, in typed prose. */
export function findTypography(text: string): string[] {
  return FAULTS.flatMap(({ sign, advice }) =>
    (text.match(sign) ?? []).map((found) => `${advice}: « ${found.trim()} »`),
  );
}

const FAULTS = [
  { sign: /"[^"]*"?/g, advice: 'use « » instead of straight quotes' },
  { sign: /\.{3}/g, advice: 'use … instead of three dots' },
  { sign: /\p{L}[;!?](?=\s|$)/gu, advice: 'type a space before the sign' },
  { sign: /\p{L}:(?=\s|$)/gu, advice: 'type a space before the colon' },
  { sign: /«[^\s\u00a0]/g, advice: 'type a space after «' },
  { sign: /[^\s\u00a0]»/g, advice: 'type a space before »' },
  { sign: /\s[,.](?=\s|$)/g, advice: 'no space before a comma or a full stop' },
  {
    sign: /\b(?:A|Etat|Etats|Emettre|Ecrire|Echéance|Evitez)\b(?= \p{Ll})/gu,
    advice: 'capitals have accents',
  },
  { sign: /\bil est important de\b/gi, advice: 'say it, without announcing it' },
];
