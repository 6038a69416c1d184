import { formatIban, isIban } from '#documents/law/identifiers/iban.ts';
import { formatSiren, isSiren } from '#documents/law/identifiers/siren.ts';
import { formatSiret, isSiret } from '#documents/law/identifiers/siret.ts';
import { frenchVatNumberOf, isVatNumber } from '#documents/law/identifiers/vat-number.ts';
import { typeset } from '#documents/law/typeset.ts';
import { compactIdentifier } from '#documents/model/texts/compact-identifier.ts';
import { EU_VAT_FORMS } from './eu-vat-forms.ts';
import { type IdentifierKind, splitLabel } from './split-label.ts';

export type ExplainedIdentifier = {
  kind: IdentifierKind;
  written: string;
  isValid: boolean;
  /** French sentences on how to fix it. */
  problems: string[];
  /** Numbers derived from it: SIREN, VAT number. */
  derived: { label: string; value: string }[];
};

/**
 * Reads a SIREN, SIRET, EU VAT number or IBAN as people paste it, with or without spaces, dots,
 * dashes and label. A null `kind` is guessed from the label or the form. Null for an empty or
 * unrecognised text.
 */
export function explainIdentifier(
  text: string,
  kind: IdentifierKind | null,
): ExplainedIdentifier | null {
  const label = splitLabel(text);
  const compact = compactIdentifier(label.rest);
  const known = kind ?? label.kind ?? guessKind(compact);
  if (compact === '' || known === null) return null;
  return { kind: known, ...explainers[known](compact) };
}

/** VAT numbers are short in every country; anything longer is an IBAN. */
function guessKind(compact: string): IdentifierKind | null {
  if (/^\d+$/.test(compact)) return compact.length > 10 ? 'siret' : 'siren';
  if (!/^[A-Z]{2}/.test(compact)) return null;
  const isLong = compact.length > LONGEST_VAT_NUMBER;
  return isLong || SHORT_IBAN.test(compact) ? 'iban' : 'vat';
}

type Explanation = Omit<ExplainedIdentifier, 'kind'>;

function explainSiren(compact: string): Explanation {
  const problems = isSiren(compact) ? [] : digitProblems(compact, { name: 'SIREN', length: 9 });
  return {
    ...result(formatSiren(compact), problems),
    derived: problems.length === 0 ? [vatNumber(compact)] : [],
  };
}

function explainSiret(compact: string): Explanation {
  const siren = compact.slice(0, 9);
  const problems = isSiret(compact) ? [] : digitProblems(compact, { name: 'SIRET', length: 14 });
  if (/^\d{14}$/.test(compact) && !isSiren(siren))
    problems.push(`Ses neuf premiers chiffres, ${formatSiren(siren)}, ne font pas un SIREN.`);
  return {
    ...result(formatSiret(compact), problems),
    derived:
      problems.length === 0
        ? [
            { label: 'SIREN de l’entreprise', value: formatSiren(siren) },
            { label: 'Numéro de l’établissement (NIC)', value: compact.slice(9) },
            vatNumber(siren),
          ]
        : [],
  };
}

function explainVatNumber(compact: string): Explanation {
  const prefix = compact.slice(0, 2);
  const form = EU_VAT_FORMS[prefix];
  if (isVatNumber(compact) && form) {
    const siren = compact.slice(4);
    const isFrench = prefix === 'FR' && isSiren(siren);
    return {
      ...result(writeVatNumber(compact), []),
      derived: isFrench ? [{ label: 'SIREN', value: formatSiren(siren) }] : [],
    };
  }
  if (!form)
    return result(compact, [
      `Aucun État de l’Union ne donne de numéro qui commence par « ${prefix} » : celui d’un autre pays ne se vérifie pas ici. Dans l’Union, écrivez le préfixe du pays, FR pour la France, EL pour la Grèce.`,
    ]);
  const expected = `Après ${prefix} viennent ${form.form}, par exemple ${form.example}.`;
  return result(
    writeVatNumber(compact),
    prefix === 'FR' ? frenchProblems(compact, expected) : [expected],
  );
}

function frenchProblems(compact: string, expected: string): string[] {
  if (!/^FR[0-9A-HJ-NP-Z]{2}\d{9}$/.test(compact)) return [expected];
  const siren = compact.slice(4);
  if (!isSiren(siren))
    return [`Ses neuf derniers chiffres, ${formatSiren(siren)}, ne font pas un SIREN.`];
  const number = frenchVatNumberOf(siren);
  return [
    `La clé est fausse : pour le SIREN ${formatSiren(siren)}, elle vaut ${number.slice(2, 4)}, et le numéro est ${writeVatNumber(number)}.`,
  ];
}

function explainIban(compact: string): Explanation {
  return result(formatIban(compact), isIban(compact) ? [] : ibanProblems(compact));
}

function ibanProblems(compact: string): string[] {
  if (!/^[A-Z]{2}\d{2}/.test(compact))
    return ['Un IBAN commence par les deux lettres du pays et deux chiffres, par exemple FR14.'];
  const odd = [...new Set(compact.replace(/[A-Z0-9]/g, ''))].join(' ');
  if (odd) return [`Un IBAN n’a que des lettres et des chiffres : retirez « ${odd} ».`];
  const isFrench = /^(FR|MC)/.test(compact);
  if (isFrench && compact.length !== 27)
    return [`Un IBAN français a 27 caractères ; celui-ci en a ${compact.length}.`];
  if (compact.length < 15 || compact.length > 34)
    return [`Un IBAN a de 15 à 34 caractères ; celui-ci en a ${compact.length}.`];
  return [
    'La clé de contrôle ne tombe pas juste : un caractère est faux, ou deux sont inversés. Recopiez-le depuis le RIB.',
  ];
}

function digitProblems(
  compact: string,
  { name, length }: { name: string; length: number },
): string[] {
  const odd = [...new Set(compact.replace(/\d/g, ''))].join(' ');
  if (odd) return [`Un ${name} n’a que des chiffres : retirez « ${odd} ».`];
  if (compact.length !== length)
    return [`Un ${name} a ${length} chiffres ; celui-ci en a ${compact.length}.`];
  return [
    'La clé de contrôle ne tombe pas juste : un chiffre est faux, ou deux chiffres sont inversés.',
  ];
}

function result(written: string, problems: string[]): Explanation {
  return { written, problems: problems.map(typeset), isValid: problems.length === 0, derived: [] };
}

function vatNumber(siren: string) {
  return { label: 'Numéro de TVA calculé', value: writeVatNumber(frenchVatNumberOf(siren)) };
}

/** « FR 44 732 829 320 », with narrow no-break spaces; other states are not grouped. */
function writeVatNumber(compact: string): string {
  return compact.replace(/^FR(..)(\d{3})(\d{3})(\d{3})$/, 'FR\u202f$1\u202f$2\u202f$3\u202f$4');
}

const explainers: Readonly<Record<IdentifierKind, (compact: string) => Explanation>> = {
  siren: explainSiren,
  siret: explainSiret,
  vat: explainVatNumber,
  iban: explainIban,
};

/** Swiss numbers with their suffix (CHE123456789MWST); EU numbers have at most fourteen. */
const LONGEST_VAT_NUMBER = 16;
/** A country, two digits and at least eleven more characters. */
const SHORT_IBAN = /^[A-Z]{2}\d\d.{11}/;
