/** Nine digits whose Luhn sum is a multiple of ten: « 732829320 ». */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** The SIREN of a party, else the first nine digits of its SIRET; empty without either. */
export function sirenOf({
  siren,
  siret,
}: {
  siren?: string | undefined;
  siret?: string | undefined;
}): string {
  return siren || (siret ?? '').slice(0, 9);
}

/** « 732829320 » → « 732 829 320 », with narrow no-break spaces; any other text is unchanged. */
export function formatSiren(siren: string): string {
  return siren.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u202f$2\u202f$3');
}

/** Doubles every second digit from the right and adds up all digits. */
export function luhnSum(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum;
}
