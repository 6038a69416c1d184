import { listNamed, nodeAt, normalize } from '#documents/received/norm/nodes.ts';
import type { View } from '#documents/received/norm/view.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { isChargeOf, isKnown } from './break-codes.ts';

/** Codes checked only in EXTENDED: taxes among charges, price allowances, Incoterms. */
export function breakExtendedCodes({
  root,
  syntax,
  extension,
}: View): [code: string, value: string][] {
  const names = NAMES[syntax];
  const reasonOf = (node: XmlElement) => nodeAt(node, names.reason);
  const charges = listNamed(root, names.charge).filter((node) => isChargeOf(node, true));
  const prices = listNamed(root, 'ram:AppliedTradeAllowanceCharge');
  const cuts = prices
    .filter((node) => isChargeOf(node, false))
    .flatMap((node) => reasonOf(node) ?? []);
  const terms = listNamed(root, names.terms).flatMap((node) => nodeAt(node, names.incoterm) ?? []);
  return [
    ...charges.flatMap((node) => breakReason(reasonOf(node))),
    ...refuse('BR-CL-19-GP', cuts, (code) => isKnown('cii:BR-CL-19', code)),
    ...(extension?.prefix === 'FXEXT' ? breakUnits(root) : []),
    ...refuse('BR-CL-27', terms, (code) => INCOTERMS.has(code)),
  ];
}

/** The reason’s list tells a charge (7161) from a tax other than VAT (5153). */
function breakReason(reason: XmlElement | undefined): [code: string, value: string][] {
  if (!reason) return [];
  const { listID } = reason.attributes;
  if (listID === '5153') return refuse('BR-CL-20-TAX', [reason], (code) => OTHER_TAXES.has(code));
  if (listID && listID !== '7161') return [['BR-CL-20-LISTID', listID]];
  return refuse('BR-CL-20', [reason], (code) => isKnown('cii:BR-CL-20', code));
}

function breakUnits(root: XmlElement): [code: string, value: string][] {
  const units = MEASURES.flatMap((name) => listNamed(root, name)).map(
    ({ attributes }) => attributes.unitCode ?? '',
  );
  return units
    .filter((unit) => unit !== '' && !isKnown('cii:BR-CL-23', unit))
    .map((unit) => ['BR-CL-23', unit]);
}

function refuse(
  rule: string,
  nodes: readonly XmlElement[],
  isListed: (code: string) => boolean,
): [code: string, value: string][] {
  return nodes
    .map(normalize)
    .filter((code) => !isListed(code))
    .map((code) => [rule, code]);
}

const NAMES = {
  cii: {
    charge: 'ram:SpecifiedTradeAllowanceCharge',
    reason: 'ram:ReasonCode',
    terms: 'ram:ApplicableTradeDeliveryTerms',
    incoterm: 'ram:DeliveryTypeCode',
  },
  ubl: {
    charge: 'cac:AllowanceCharge',
    reason: 'cbc:AllowanceChargeReasonCode',
    terms: 'cac:DeliveryTerms',
    incoterm: 'cbc:ID',
  },
} as const;
/** Quantities that EN 16931 lacks. */
const MEASURES = [
  'ram:ChargeFreeQuantity',
  'ram:PackageQuantity',
  'ram:PerPackageUnitQuantity',
  'ram:UnitQuantity',
];
/** UNTDID 5153 except VAT. */
const OTHER_TAXES = new Set(
  'AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD'.split(
    ' ',
  ),
);
const INCOTERMS = new Set('1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB'.split(' '));
