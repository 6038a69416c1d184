import {
  formatSiren,
  frenchVatNumberOf,
  isElectronicAddress,
  isEmailAddress,
  isSiren,
  isSiret,
  isVatNumber,
} from '#documents';

/** Feedback on an identifier, in French, shown once its field is left. */
export type IdentifierCheck = { success?: string; warning?: string; error?: string };

export function checkSiren(siren: string): IdentifierCheck {
  const problem = countDigits(siren, 9, 'Un SIREN');
  if (problem) return { error: problem };
  return isSiren(siren) ? VALID : { error: WRONG_KEY };
}

/** `siren` is the neighbouring field’s value, if any. */
export function checkSiret(siret: string, siren = ''): IdentifierCheck {
  const problem = countDigits(siret, 14, 'Un SIRET');
  if (problem) return { error: problem };
  if (isSiren(siren) && !siret.startsWith(siren))
    return { error: `Ce SIRET ne commence pas par le SIREN ${formatSiren(siren)}.` };
  return isSiret(siret) ? VALID : { error: WRONG_KEY };
}

/** A well-formed number may be inactive: only VIES knows, hence the modest wording. */
export function checkVatNumber(vatNumber: string, siren = ''): IdentifierCheck {
  if (!/^[A-Z]{2}/.test(vatNumber))
    return { error: 'Commencez par le code du pays, par exemple FR.' };
  if (vatNumber.startsWith('GR')) return { error: 'Un n° de TVA grec commence par EL.' };
  if (vatNumber.startsWith('FR')) return checkFrenchVatNumber(vatNumber, siren);
  return isVatNumber(vatNumber)
    ? { success: 'Forme correcte' }
    : { error: `Ce n’est pas la forme d’un n° de TVA «\u00a0${vatNumber.slice(0, 2)}\u00a0».` };
}

export function checkRna(rna: string): IdentifierCheck {
  return /^W\d[0-9A-Z]\d{7}$/.test(rna)
    ? { success: 'Forme correcte' }
    : { error: 'Un n° RNA s’écrit W et 9 chiffres, par exemple W751234567.' };
}

export function checkNaf(naf: string): IdentifierCheck {
  return /^\d{2}\.?\d{2}[A-Z]$/.test(naf)
    ? {}
    : { warning: 'Un code APE s’écrit 4 chiffres et une lettre, par exemple 43.32A.' };
}

export function checkElectronicAddress(address: string): IdentifierCheck {
  return isElectronicAddress(address)
    ? {}
    : { error: 'Recopiez l’adresse de la plateforme, par exemple 0225:732829320_COMPTA.' };
}

/** Lenient: detects an unfinished address, not a rare one. */
export function checkContactEmail(email: string): IdentifierCheck {
  return isEmailAddress(email) ? {} : { warning: 'Cette adresse e-mail semble incomplète.' };
}

/** Five digits in France; anything elsewhere. */
export function checkPostalCode(postalCode: string, country: string): IdentifierCheck {
  if (country !== 'FR') return {};
  return /^\d{5}$/.test(postalCode) ? {} : { error: '5 chiffres' };
}

/** The French VAT number of a SIREN; null if the current number already fits. */
export function proposeVatNumber(vatNumber: string, siren: string): string | null {
  if (!isSiren(siren)) return null;
  const proposed = frenchVatNumberOf(siren);
  const isRight = isVatNumber(vatNumber) && vatNumber.endsWith(siren);
  return isRight || /^(?!FR)[A-Z]{2}/.test(vatNumber) ? null : proposed;
}

function checkFrenchVatNumber(vatNumber: string, siren: string): IdentifierCheck {
  if (vatNumber.length !== 13)
    return {
      error: `${difference(vatNumber.length - 13, 'caractère')}\u00a0: FR, une clé de 2 caractères et le SIREN.`,
    };
  const its = vatNumber.slice(4);
  if (!isVatNumber(vatNumber)) {
    return {
      error: isSiren(its)
        ? `La clé ne correspond pas au SIREN\u00a0: ${frenchVatNumberOf(its)} est attendu.`
        : 'Ses 9 derniers chiffres ne sont pas un SIREN\u00a0: vérifiez-les.',
    };
  }
  if (!isSiren(siren)) return { success: 'Forme correcte' };
  return its === siren
    ? { success: 'Correspond au SIREN' }
    : { warning: `Ce numéro n’est pas celui du SIREN ${formatSiren(siren)}.` };
}

function countDigits(text: string, length: number, name: string): string | null {
  if (!/^\d*$/.test(text)) return `${name} ne contient que des chiffres.`;
  if (text.length === length) return null;
  return `${difference(text.length - length, 'chiffre')}\u00a0: ${name.replace('Un', 'un')} en a ${length}.`;
}

/** « Il manque 2 chiffres », « Il y a un chiffre de trop » */
function difference(excess: number, unit: string): string {
  const count = Math.abs(excess);
  const what = count === 1 ? `un ${unit}` : `${count} ${unit}s`;
  return excess < 0 ? `Il manque ${what}` : `Il y a ${what} de trop`;
}

const VALID = { success: 'Numéro valide' };
const WRONG_KEY = 'La clé de contrôle est fausse\u00a0: vérifiez chaque chiffre.';
