import { readExact } from '#documents/received/norm/exact.ts';
import { listNamed, nodeAt, textAt } from '#documents/received/norm/nodes.ts';
import type { View } from '#documents/received/norm/view.ts';
import { findAll } from '#documents/received/xml/find-all.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { breakExtendedCodes } from './break-extended-codes.ts';
import { breakSubLines } from './break-sub-lines.ts';
import { exact, sum, when } from './exact-amounts.ts';
import { breakStructure, type StructureRule } from './structure-rule.ts';

/** Broken rules of EXTENDED and refused codes; new rules are « BR-EXT », the rest as EN 16931. */
export function breakExtension(view: View): [code: string, value: string][] {
  const { extension, syntax, root } = view;
  if (!extension) return [];
  const isFrench = extension.prefix === 'FREXT';
  const codes = [
    ...breakSubLines(view),
    ...when('BR-CO-25', isDateMissing(view)),
    ...breakAttributes(root, syntax),
    ...(syntax === 'cii' ? breakStructure(root, CII) : []),
    ...(syntax === 'cii' && isFrench ? breakFrench(root) : []),
    ...(isFrench ? [] : breakFacturX(view)),
  ];
  return [...codes.map((code): [string, string] => [code, '']), ...breakExtendedCodes(view)];
}

/** A positive amount to pay requires a due date or terms, except in UBL credit notes. */
function isDateMissing({ root, syntax, totals }: View): boolean {
  const { payableAmount } = totals ?? {};
  if ((readExact(payableAmount?.text) ?? 0n) <= 0n || root.name === 'cn:CreditNote') return false;
  const terms = listNamed(
    root,
    syntax === 'cii' ? 'ram:SpecifiedTradePaymentTerms' : 'cac:PaymentTerms',
  );
  const has = (name: string) => terms.some(({ children }) => children.some((c) => c.name === name));
  return syntax === 'cii'
    ? !has('ram:DueDateDateTime') && !has('ram:Description')
    : !has('cbc:Note') && listNamed(root, 'cbc:DueDate').length === 0;
}

/** An item attribute has a name or a code, and a value or a measure. */
function breakAttributes(root: XmlElement, syntax: View['syntax']): string[] {
  const [attribute, names, value, measure] = ATTRIBUTES[syntax];
  const all = listNamed(root, attribute);
  const has = (node: XmlElement, wanted: string) =>
    node.children.some(({ name }) => wanted.split(' ').includes(name));
  const isMeasured = (node: XmlElement) =>
    findAll(node, measure).some(({ attributes }) => attributes.unitCode);
  return [
    ...when('BR-EXT-54-1', !all.every((node) => has(node, names))),
    ...when(
      'BR-EXT-54-2',
      !all.every((node) => (has(node, value) ? !has(node, measure) : isMeasured(node))),
    ),
  ];
}

function breakFrench(root: XmlElement): string[] {
  const references = listReferences(root);
  const isOutside = (child: string, isAllowed: (node: XmlElement) => boolean) =>
    references.some((node) => nodeAt(node, child) !== undefined && !isAllowed(node));
  const isOf = (node: XmlElement, ...types: string[]) =>
    node.name === 'ram:AdditionalReferencedDocument' &&
    types.includes(textAt(node, 'ram:TypeCode'));
  const account = 'ram:PayeePartyCreditorFinancialAccount';
  const transfers = listNamed(root, 'ram:SpecifiedTradeSettlementPaymentMeans').filter((one) =>
    /^(30|58)$/.test(textAt(one, 'ram:TypeCode')),
  );
  const has = (node: XmlElement, name: string) => nodeAt(node, `${account}/${name}`) !== undefined;
  return [
    ...when(
      'CII-DT-018',
      isOutside(
        'ram:TypeCode',
        (node) => isOf(node, '50', '130', '916') || node.name === 'ram:InvoiceReferencedDocument',
      ),
    ),
    ...when(
      'CII-DT-024',
      isOutside(
        'ram:ReferenceTypeCode',
        (node) => isOf(node, '130') || node.name === 'ram:ContractReferencedDocument',
      ),
    ),
    ...when(
      'CII-DT-027',
      isOutside('ram:FormattedIssueDateTime', ({ name }) => DATED.test(name)),
    ),
    ...when(
      'BR-CO-27',
      transfers.some((one) => has(one, 'ram:IBANID') === has(one, 'ram:ProprietaryID')),
    ),
  ];
}

function listReferences(node: XmlElement): XmlElement[] {
  const own = node.name.endsWith('ReferencedDocument') ? [node] : [];
  return [...own, ...node.children.flatMap(listReferences)];
}

function breakFacturX({ root, totals }: View): string[] {
  const adjustments = findAll(
    root,
    `${SETTLEMENT}/ram:SpecifiedFinancialAdjustment/ram:ActualAmount`,
  );
  const due =
    exact(totals?.taxInclusiveTotal) -
    exact(totals?.prepaidTotal) +
    exact(totals?.roundingAmount) +
    sum(adjustments);
  const seconds = listNamed(root, 'udt:DateTimeString').filter(
    ({ attributes }) => attributes.format === '205',
  );
  const isOther = (node: XmlElement, isOfSeller: boolean): boolean =>
    node.name === 'ram:SpecifiedTaxRegistration'
      ? !isOfSeller &&
        findAll(node, 'ram:ID').some(({ attributes }) => attributes.schemeID !== 'VA')
      : node.children.some((child) =>
          isOther(child, isOfSeller || node.name === 'ram:SellerTradeParty'),
        );
  const isBare = (path: string) =>
    findAll(root, `${path}/ram:IncludedNote`).some(
      (note) =>
        nodeAt(note, 'ram:SubjectCode') !== undefined &&
        !nodeAt(note, 'ram:ContentCode') &&
        !nodeAt(note, 'ram:Content'),
    );
  return [
    ...when('BR-EXT-01', isBare('rsm:ExchangedDocument')),
    ...when('BR-EXT-02', isBare(`${LINE}/ram:AssociatedDocumentLineDocument`)),
    ...when('BR-CO-16', totals !== null && exact(totals.payableAmount) !== due),
    ...when('BR-EXT-03', isOther(root, false)),
    ...when(
      'CII-DT-097',
      seconds.some(({ text }) => !SECONDS.test(text)),
    ),
  ];
}

const SETTLEMENT = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';
const ATTRIBUTES = {
  cii: [
    'ram:ApplicableProductCharacteristic',
    'ram:Description ram:TypeCode',
    'ram:Value',
    'ram:ValueMeasure',
  ],
  ubl: ['cac:AdditionalItemProperty', 'cbc:Name cbc:NameCode', 'cbc:Value', 'cbc:ValueQuantity'],
} as const;
const DATED = /^ram:(Invoice|Contract|BuyerOrder|DespatchAdvice)ReferencedDocument$/;
const SECONDS = /^\s*\d{4}(1[0-2]|0[1-9])(3[01]|[12]\d|0[1-9])([01]\d|2[0-3])[0-5]\d[0-5]\d\s*$/;

const LINE = 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem';
const CII: readonly StructureRule[] = [
  // The official rules cannot be evaluated on a repeated element.
  [
    'repeated-term',
    `${LINE}/ram:SpecifiedLineTradeSettlement`,
    '1 ram:ApplicableTradeTax/ram:ExemptionReason',
  ],
  [
    'repeated-term',
    `${LINE}/ram:SpecifiedLineTradeSettlement`,
    '1 ram:ApplicableTradeTax/ram:ExemptionReasonCode',
  ],
  ['repeated-term', `${SETTLEMENT}/ram:SpecifiedLogisticsServiceCharge`, '1 ram:AppliedAmount'],
  [
    'CII-SR-439',
    `${LINE}/ram:SpecifiedLineTradeAgreement`,
    '1 ram:NetPriceProductTradePrice/ram:ChargeAmount',
  ],
];
