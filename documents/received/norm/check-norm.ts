import type { ProfileNorm } from '#documents/received/profile.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { viewCii } from './cii-view.ts';
import { extensionOf, nameRule } from './extension.ts';
import { breakAmounts } from './rules/break-amounts.ts';
import { breakCii } from './rules/break-cii.ts';
import { breakCodes } from './rules/break-codes.ts';
import { breakExtension } from './rules/break-extension.ts';
import { breakLines } from './rules/break-lines.ts';
import { breakUbl } from './rules/break-ubl.ts';
import { breakVat } from './rules/break-vat.ts';
import { CII_DATA_TYPES } from './rules/cii-data-types.ts';
import { CII_STRUCTURE } from './rules/cii-structure.ts';
import { breakStructure } from './rules/structure-rule.ts';
import { UBL_STRUCTURE } from './rules/ubl-structure.ts';
import { checkFacts } from './schema/check-facts.ts';
import { checkSchema, type Misfit } from './schema/check-schema.ts';
import { viewUbl } from './ubl-view.ts';

export type NormVerdict = {
  misfits: Misfit[];
  /** Broken rules by EN 16931 name (« BR-CO-15 », « CII-SR-463 »), with the refused code or ''. */
  broken: ReadonlyMap<string, string>;
  /** The profile’s name of a rule: « BR-FREXT-CO-15 ». */
  nameOf: (code: string) => string;
};

/** Checks a file against the schema of its syntax and the fatal rules of its profile. */
export function checkNorm(
  root: XmlElement,
  syntax: 'cii' | 'ubl',
  norm: ProfileNorm = 'en16931',
): NormVerdict {
  const extension = extensionOf(norm, syntax);
  const view = syntax === 'cii' ? viewCii(root, extension) : viewUbl(root, extension);
  const rules = syntax === 'cii' ? [...CII_STRUCTURE, ...CII_DATA_TYPES] : UBL_STRUCTURE;
  const codes = [
    ...breakStructure(root, rules),
    ...breakAmounts(view),
    ...breakLines(view),
    ...breakVat(view),
    ...(syntax === 'cii' ? breakCii(root) : breakUbl(root)),
  ];
  const wrongCodes = breakCodes(root, syntax, extension).map(
    ({ code, value }): [string, string] => [code, value],
  );
  const broken = [...codes.map((code): [string, string] => [code, '']), ...wrongCodes];
  return {
    misfits: extension?.prefix === 'FXEXT' ? checkExtended(root) : checkSchema(root, syntax),
    broken: new Map([
      ...broken.filter(([code]) => !extension?.removes(code)),
      ...breakExtension(view),
    ]),
    nameOf: (code) => nameRule(code, extension),
  };
}

/** A misfit that schema and facts both find is given once. */
function checkExtended(root: XmlElement): Misfit[] {
  const all = [...checkSchema(root, 'extended'), ...checkFacts(root)];
  return [...new Map(all.map((misfit) => [Object.values(misfit).join(' '), misfit])).values()];
}
