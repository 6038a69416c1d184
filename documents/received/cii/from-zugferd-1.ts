import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { LOGISTIC_CHARGE, toCharge } from './logistic-charges.ts';

/** Renames ZUGFeRD 1.0 (2014) elements as in CII; logistic charges become ordinary charges. */
export function fromZugferd1(root: XmlElement): XmlElement {
  return { ...root, name: 'rsm:CrossIndustryInvoice', children: root.children.map(renameHeader) };
}

function renameHeader(node: XmlElement): XmlElement {
  const children = node.children.map((child) =>
    child.name === LINE
      ? { ...child, children: child.children.map(renameInLine) }
      : renameHeader(child),
  );
  return renamed(node, children, HEADER_NAMES);
}

function renameInLine(node: XmlElement): XmlElement {
  return renamed(node, node.children.map(renameInLine), LINE_NAMES);
}

function renamed(
  node: XmlElement,
  children: readonly XmlElement[],
  names: Readonly<Record<string, string>>,
): XmlElement {
  if (node.name === LOGISTIC_CHARGE) return toCharge({ ...node, children });
  const isReference = node.name.endsWith('ReferencedDocument');
  const own = isReference ? children.map(nameReference) : children;
  return { ...node, name: names[node.name] ?? COMMON_NAMES[node.name] ?? node.name, children: own };
}

function nameReference(child: XmlElement): XmlElement {
  return child.name === 'ram:ID' ? { ...child, name: 'ram:IssuerAssignedID' } : child;
}

const LINE = 'ram:IncludedSupplyChainTradeLineItem';
const COMMON_NAMES: Readonly<Record<string, string>> = {
  'ram:ApplicablePercent': 'ram:RateApplicablePercent',
};
const HEADER_NAMES: Readonly<Record<string, string>> = {
  'rsm:SpecifiedExchangedDocumentContext': 'rsm:ExchangedDocumentContext',
  'rsm:HeaderExchangedDocument': 'rsm:ExchangedDocument',
  'rsm:SpecifiedSupplyChainTradeTransaction': 'rsm:SupplyChainTradeTransaction',
  'ram:ApplicableSupplyChainTradeAgreement': 'ram:ApplicableHeaderTradeAgreement',
  'ram:ApplicableSupplyChainTradeDelivery': 'ram:ApplicableHeaderTradeDelivery',
  'ram:ApplicableSupplyChainTradeSettlement': 'ram:ApplicableHeaderTradeSettlement',
  'ram:SpecifiedTradeSettlementMonetarySummation':
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
};
const LINE_NAMES: Readonly<Record<string, string>> = {
  'ram:SpecifiedSupplyChainTradeAgreement': 'ram:SpecifiedLineTradeAgreement',
  'ram:SpecifiedSupplyChainTradeDelivery': 'ram:SpecifiedLineTradeDelivery',
  'ram:SpecifiedSupplyChainTradeSettlement': 'ram:SpecifiedLineTradeSettlement',
  'ram:SpecifiedTradeSettlementMonetarySummation':
    'ram:SpecifiedTradeSettlementLineMonetarySummation',
};
