import { makeElement } from '#documents/received/xml/make-element.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

/** Turns BG-X-42 into document charges (BG-21): same total (BT-108), same tax bases. */
export function chargeLogistics(root: XmlElement): XmlElement {
  return { ...root, children: root.children.map(chargeWithin) };
}

function chargeWithin(node: XmlElement): XmlElement {
  if (!HOLDERS.has(node.name)) return node;
  return {
    ...node,
    children: node.children.map((child) =>
      child.name === LOGISTIC_CHARGE ? toCharge(child) : chargeWithin(child),
    ),
  };
}

/** Renames BT-X-271 and BT-X-272 to BT-104 and BT-99. */
export function toCharge({ children }: XmlElement): XmlElement {
  const indicator = makeElement('ram:ChargeIndicator', [makeElement('udt:Indicator', [], 'true')]);
  return makeElement('ram:SpecifiedTradeAllowanceCharge', [
    indicator,
    ...children.map((child) => ({ ...child, name: CHARGE_NAMES[child.name] ?? child.name })),
  ]);
}

export const LOGISTIC_CHARGE = 'ram:SpecifiedLogisticsServiceCharge';
const HOLDERS: ReadonlySet<string> = new Set([
  'rsm:SupplyChainTradeTransaction',
  'ram:ApplicableHeaderTradeSettlement',
]);
const CHARGE_NAMES: Readonly<Record<string, string>> = {
  'ram:AppliedAmount': 'ram:ActualAmount',
  'ram:Description': 'ram:Reason',
  'ram:AppliedTradeTax': 'ram:CategoryTradeTax',
};
