import type { XmlElement } from '#documents/facturx/read/xml/xml-element.ts';
import { viewCii } from './cii-view.ts';
import { breakAmounts } from './rules/break-amounts.ts';
import { breakCii } from './rules/break-cii.ts';
import { breakCodes } from './rules/break-codes.ts';
import { breakLines } from './rules/break-lines.ts';
import { breakUbl } from './rules/break-ubl.ts';
import { breakVat } from './rules/break-vat.ts';
import { CII_DATA_TYPES } from './rules/cii-data-types.ts';
import { CII_STRUCTURE } from './rules/cii-structure.ts';
import { breakStructure } from './rules/structure-rule.ts';
import { UBL_STRUCTURE } from './rules/ubl-structure.ts';
import { checkSchema, type Misfit } from './schema/check-schema.ts';
import { viewUbl } from './ubl-view.ts';

/** What the official rules say against a file: its schema first, then EN 16931. */
export type NormVerdict = {
  misfits: Misfit[];
  /** « BR-CO-15 », « CII-SR-463 »: each rule once, with the code that it refuses when it does. */
  broken: ReadonlyMap<string, string>;
};

/** Judges a file by the schema of its syntax and by the rules of EN 16931 that are fatal. */
export function checkNorm(root: XmlElement, syntax: 'cii' | 'ubl'): NormVerdict {
  const view = syntax === 'cii' ? viewCii(root) : viewUbl(root);
  const rules = syntax === 'cii' ? [...CII_STRUCTURE, ...CII_DATA_TYPES] : UBL_STRUCTURE;
  const codes = [
    ...breakStructure(root, rules),
    ...breakAmounts(view),
    ...breakLines(view),
    ...breakVat(view),
    ...(syntax === 'cii' ? breakCii(root) : breakUbl(root)),
  ];
  const wrongCodes = breakCodes(root, syntax).map(({ code, value }): [string, string] => [
    code,
    value,
  ]);
  return {
    misfits: checkSchema(root, syntax),
    broken: new Map([...codes.map((code): [string, string] => [code, '']), ...wrongCodes]),
  };
}
