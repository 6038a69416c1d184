import { formatSiren, isSiren } from './siren.ts';
import { isSiret } from './siret.ts';
import { RIGHT_FORM, sayExcess, type ValueCheck, WRONG_KEY } from './value-check.ts';
import { frenchVatNumberOf, isVatNumber } from './vat-number.ts';

export function checkSiren(siren: string): ValueCheck {
  const problem = countDigits(siren, 9, 'Un SIREN');
  if (problem) return { error: problem };
  return isSiren(siren) ? VALID : { error: WRONG_KEY };
}

/** `siren` is the one beside it, empty without one. */
export function checkSiret(siret: string, siren: string): ValueCheck {
  const problem = countDigits(siret, 14, 'Un SIRET');
  if (problem) return { error: problem };
  if (isSiren(siren) && !siret.startsWith(siren))
    return { error: `Ce SIRET ne commence pas par le SIREN ${formatSiren(siren)}.` };
  return isSiret(siret) ? VALID : { error: WRONG_KEY };
}

/** A well-formed number may be inactive: only VIES knows, hence the modest wording. */
export function checkVatNumber(vatNumber: string, siren: string): ValueCheck {
  if (!/^[A-Z]{2}/.test(vatNumber))
    return { error: 'Commencez par le code du pays, par exemple FR.' };
  if (vatNumber.startsWith('GR')) return { error: 'Un n° de TVA grec commence par EL.' };
  if (vatNumber.startsWith('FR')) return checkFrenchVatNumber(vatNumber, siren);
  return isVatNumber(vatNumber)
    ? RIGHT_FORM
    : { error: `Ce n’est pas la forme d’un n° de TVA «\u00a0${vatNumber.slice(0, 2)}\u00a0».` };
}

function checkFrenchVatNumber(vatNumber: string, siren: string): ValueCheck {
  if (vatNumber.length !== 13)
    return {
      error: `${sayExcess(vatNumber.length - 13, 'caractère')}\u00a0: FR, une clé de 2 caractères et le SIREN.`,
    };
  const its = vatNumber.slice(4);
  if (!isVatNumber(vatNumber)) {
    return {
      error: isSiren(its)
        ? `La clé ne correspond pas au SIREN\u00a0: ${frenchVatNumberOf(its)} est attendu.`
        : 'Ses 9 derniers chiffres ne sont pas un SIREN\u00a0: vérifiez-les.',
    };
  }
  if (!isSiren(siren)) return RIGHT_FORM;
  return its === siren
    ? { success: 'Correspond au SIREN' }
    : { warning: `Ce numéro n’est pas celui du SIREN ${formatSiren(siren)}.` };
}

function countDigits(text: string, length: number, name: string): string | null {
  if (!/^\d*$/.test(text)) return `${name} ne contient que des chiffres.`;
  if (text.length === length) return null;
  return `${sayExcess(text.length - length, 'chiffre')}\u00a0: ${name.replace('Un', 'un')} en a ${length}.`;
}

const VALID = { success: 'Numéro valide' };
