import type { ValueNature } from '#documents/model/fields/field-types.ts';
import { isEmailAddress } from '#documents/model/texts/is-email-address.ts';
import { isBic } from './bic.ts';
import { checkSiren, checkSiret, checkVatNumber } from './check-company-number.ts';
import { isCreditorId } from './creditor-id.ts';
import { isElectronicAddress } from './electronic-address.ts';
import { hasGtinLength, isGtin } from './gtin.ts';
import { isIban } from './iban.ts';
import { isNafCode } from './naf.ts';
import { excessDigits, isPhoneNumber } from './phone.ts';
import { isRna } from './rna.ts';
import { sirenOf } from './siren.ts';
import { RIGHT_FORM, sayExcess, type ValueCheck, WRONG_KEY } from './value-check.ts';
import { isWebsite } from './website.ts';

/** The other fields of the party or address, on which some checks depend. */
export type Beside = {
  kind?: string | undefined;
  siren?: string | undefined;
  siret?: string | undefined;
  country?: string | undefined;
  address?: { country?: string | undefined } | undefined;
};

/**
 * Whether a typed value is what its field says it is: a French message for the field. An error is a
 * certain mistake; a warning may be right. An empty value is never wrong. The only check of these
 * values, for every form, file and rule.
 */
export function checkValue(nature: ValueNature, value: string, beside: Beside = {}): ValueCheck {
  if (value === '') return {};
  return isCheckedBeside(nature) ? BESIDE_CHECKS[nature](value, beside) : CHECKS[nature](value);
}

type BesideNature = 'phone' | 'postal-code' | 'siret' | 'vat-number';

/** Whether the check of a nature depends on the other fields. */
export function isCheckedBeside(nature: ValueNature): nature is BesideNature {
  return Object.hasOwn(BESIDE_CHECKS, nature);
}

const CHECKS: Readonly<Record<Exclude<ValueNature, BesideNature>, (value: string) => ValueCheck>> =
  {
    bic: (value) =>
      isBic(value)
        ? RIGHT_FORM
        : { error: 'Un BIC a 8 ou 11 caractères, par exemple PSSTFRPPPAR.' },
    'creditor-id': (value) =>
      errorUnless(isCreditorId(value), 'Recopiez l’ICS du mandat, par exemple FR72ZZZ123456.'),
    'electronic-address': (value) =>
      errorUnless(
        isElectronicAddress(value),
        'Recopiez l’adresse de la plateforme, par exemple 0225:732829320_COMPTA.',
      ),
    email: (value) =>
      errorUnless(
        isEmailAddress(value),
        'Cette adresse n’est pas complète. Exemple\u00a0: nom@exemple.fr',
      ),
    gtin: (value) =>
      errorUnless(
        isGtin(value),
        hasGtinLength(value) ? WRONG_KEY : 'Un code-barres a 8, 12, 13 ou 14 chiffres.',
      ),
    iban: checkIban,
    naf: (value) =>
      errorUnless(
        isNafCode(value),
        'Un code APE s’écrit 4 chiffres et une lettre, par exemple 43.32A.',
      ),
    rna: (value) =>
      isRna(value)
        ? RIGHT_FORM
        : { error: 'Un n° RNA s’écrit W et 9 chiffres, par exemple W751234567.' },
    siren: checkSiren,
    website: (value) =>
      errorUnless(isWebsite(value), 'Écrivez l’adresse du site, par exemple www.exemple.fr.'),
  };

const BESIDE_CHECKS: Readonly<Record<BesideNature, (value: string, beside: Beside) => ValueCheck>> =
  {
    phone: (value, { address }) => checkPhone(value, address?.country === 'FR'),
    'postal-code': (value, { country }) =>
      errorUnless(country !== 'FR' || /^\d{5}$/.test(value), '5 chiffres'),
    siret: (value, { siren = '' }) => checkSiret(value, siren),
    // A tax number outside the Union has any form.
    'vat-number': (value, beside) =>
      beside.kind === 'foreign-business' ? {} : checkVatNumber(value, sirenOf(beside)),
  };

function errorUnless(isRight: boolean, error: string): ValueCheck {
  return isRight ? {} : { error };
}

function checkIban(iban: string): ValueCheck {
  if (isIban(iban)) return { success: 'IBAN valide' };
  if (!/^[A-Z]{2}\d{2}/.test(iban))
    return { error: 'Commencez par le pays et la clé, par exemple FR76.' };
  const excess = iban.startsWith('FR') ? iban.length - FRENCH_IBAN : 0;
  if (excess !== 0)
    return {
      error: `${sayExcess(excess, 'caractère')}\u00a0: un IBAN français en a ${FRENCH_IBAN}.`,
    };
  return { error: 'Cet IBAN contient une erreur\u00a0: relisez chaque caractère.' };
}

function checkPhone(phone: string, isFrench: boolean): ValueCheck {
  if (!isPhoneNumber(phone))
    return { error: 'Écrivez un numéro de téléphone, par exemple 06 12 34 56 78.' };
  const excess = isFrench ? excessDigits(phone) : 0;
  return excess === 0
    ? {}
    : { warning: `${sayExcess(excess, 'chiffre')}\u00a0: un numéro français en a 10.` };
}

const FRENCH_IBAN = 27;
