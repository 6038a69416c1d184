/**
 * The format of a VAT number after its prefix, in French, per member state (as published with
 * VIES).
 */
export const EU_VAT_FORMS: Readonly<Record<string, { form: string; example: string }>> = {
  AT: { form: 'la lettre U et 8 chiffres', example: 'ATU12345678' },
  BE: { form: '10 chiffres, le premier étant 0 ou 1', example: 'BE0123456789' },
  BG: { form: '9 ou 10 chiffres', example: 'BG123456789' },
  CY: { form: '8 chiffres et une lettre', example: 'CY12345678X' },
  CZ: { form: '8, 9 ou 10 chiffres', example: 'CZ12345678' },
  DE: { form: '9 chiffres', example: 'DE123456789' },
  DK: { form: '8 chiffres', example: 'DK12345678' },
  EE: { form: '9 chiffres', example: 'EE123456789' },
  EL: { form: '9 chiffres', example: 'EL123456789' },
  ES: { form: '9 caractères, dont une lettre au début ou à la fin', example: 'ESX1234567X' },
  FI: { form: '8 chiffres', example: 'FI12345678' },
  FR: { form: 'une clé de 2 caractères et les 9 chiffres du SIREN', example: 'FR44732829320' },
  HR: { form: '11 chiffres', example: 'HR12345678901' },
  HU: { form: '8 chiffres', example: 'HU12345678' },
  IE: { form: '7 chiffres et une ou deux lettres', example: 'IE1234567WA' },
  IT: { form: '11 chiffres', example: 'IT12345678901' },
  LT: { form: '9 ou 12 chiffres', example: 'LT123456789' },
  LU: { form: '8 chiffres', example: 'LU12345678' },
  LV: { form: '11 chiffres', example: 'LV12345678901' },
  MT: { form: '8 chiffres', example: 'MT12345678' },
  NL: { form: '9 chiffres, la lettre B et 2 chiffres', example: 'NL123456789B01' },
  PL: { form: '10 chiffres', example: 'PL1234567890' },
  PT: { form: '9 chiffres', example: 'PT123456789' },
  RO: { form: '2 à 10 chiffres', example: 'RO1234567890' },
  SE: { form: '12 chiffres', example: 'SE123456789012' },
  SI: { form: '8 chiffres', example: 'SI12345678' },
  SK: { form: '10 chiffres', example: 'SK1234567890' },
  XI: { form: '9 ou 12 chiffres', example: 'XI123456789' },
};
