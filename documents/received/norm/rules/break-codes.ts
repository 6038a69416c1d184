import { CODE_LISTS } from '#documents/received/norm/data/code-lists.generated.ts';
import type { Extension } from '#documents/received/norm/extension.ts';
import { normalize } from '#documents/received/norm/nodes.ts';
import { once } from '#documents/received/norm/once.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

/** A code absent from its list, and the rule (BR-CL) that requires it. */
export type WrongCode = { code: string; value: string };

/** The wrong codes of an invoice, at most one per rule. */
export function breakCodes(
  root: XmlElement,
  syntax: 'cii' | 'ubl',
  extension: Extension | null,
): WrongCode[] {
  const found = new Map<string, WrongCode>();
  const places = PLACES[syntax];
  const visit = (node: XmlElement, above: readonly XmlElement[]) => {
    for (const place of places[node.name] ?? []) {
      const value = codeOf(node, place);
      const isSilent = value === '' && extension?.prefix === 'FXEXT';
      const isJudged = value !== undefined && !isSilent && place.where?.(above, node) !== false;
      const isAdded = () => extension?.codes[place.code]?.split(' ').includes(value ?? '');
      if (isJudged && !isListed(value, place, syntax) && !isAdded()) note(found, place.code, value);
    }
    for (const child of node.children) visit(child, [node, ...above]);
  };
  visit(root, []);
  return [...found.values()];
}

function codeOf(node: XmlElement, { attribute }: Place): string | undefined {
  return attribute ? node.attributes[attribute]?.trim() : normalize(node);
}

function isListed(value: string, { code, list = code }: Place, syntax: string): boolean {
  // Only exemption reasons may be lower case.
  const written = code === 'BR-CL-22' ? value.toUpperCase() : value;
  return list.split(' ').some((name) => isKnown(`${syntax}:${name}`, written));
}

function note(found: Map<string, WrongCode>, code: string, value: string): void {
  if (!found.has(code)) found.set(code, { code, value });
}

/** Whether a code is on the list of a rule. */
export function isKnown(rule: string, value: string): boolean {
  return LISTS().get(rule)?.has(value) ?? false;
}

/** BR-CO-09. In UBL, like the official rule, accepts any two characters found among the codes. */
export function beginsWithCountry(number: string, syntax: 'cii' | 'ubl'): boolean {
  const rule = `${syntax}:BR-CO-09`;
  const start = number.slice(0, 2);
  return syntax === 'cii'
    ? isKnown(rule, start)
    : [...(LISTS().get(rule) ?? [])].join(' ').includes(start);
}

const LISTS = once(() => {
  const lists = new Map<string, ReadonlySet<string>>();
  for (const line of CODE_LISTS.trim().split('\n')) {
    const at = line.indexOf('=');
    const codes = new Set(line.slice(at + 1).split(' '));
    for (const name of line.slice(0, at).split(',')) lists.set(name, codes);
  }
  return lists;
});

type Place = {
  code: string;
  /** Names of the lists, when not just the rule’s own. */
  list?: string;
  attribute?: string;
  /** Selects by ancestors, nearest first. */
  where?: (above: readonly XmlElement[], node: XmlElement) => boolean;
};

const inside =
  (...names: string[]) =>
  (above: readonly XmlElement[]) =>
    above.some(({ name }) => names.includes(name));
const directlyIn =
  (name: string) =>
  ([parent]: readonly XmlElement[]) =>
    parent?.name === name;

/** The charge indicator of an allowance or charge, in either syntax. */
export function isChargeOf(parent: XmlElement | undefined, wanted: boolean): boolean {
  const indicator = parent?.children.find(({ name }) => name.endsWith(':ChargeIndicator'));
  const text = indicator?.children[0]?.text ?? indicator?.text ?? '';
  return (wanted ? /^(true|1)$/ : /^(false|0)$/).test(text);
}

const AMOUNTS =
  'Amount BaseAmount PriceAmount TaxAmount TaxableAmount LineExtensionAmount TaxExclusiveAmount TaxInclusiveAmount AllowanceTotalAmount ChargeTotalAmount PrepaidAmount PayableRoundingAmount PayableAmount';

const PLACES: Readonly<Record<'cii' | 'ubl', Readonly<Record<string, readonly Place[]>>>> = {
  cii: {
    'ram:TypeCode': [
      { code: 'BR-CL-01', where: directlyIn('rsm:ExchangedDocument') },
      { code: 'BR-CL-16', where: directlyIn('ram:SpecifiedTradeSettlementPaymentMeans') },
    ],
    'ram:TaxTotalAmount': [{ code: 'BR-CL-03', attribute: 'currencyID' }],
    'ram:InvoiceCurrencyCode': [{ code: 'BR-CL-04' }],
    'ram:TaxCurrencyCode': [{ code: 'BR-CL-05' }],
    'ram:DueDateTypeCode': [{ code: 'BR-CL-06' }],
    'ram:ReferenceTypeCode': [{ code: 'BR-CL-07' }],
    'ram:SubjectCode': [{ code: 'BR-CL-08' }],
    'ram:GlobalID': [
      {
        code: 'BR-CL-10',
        attribute: 'schemeID',
        where: (above) => !inside('ram:SpecifiedTradeProduct', 'ram:ShipToTradeParty')(above),
      },
      { code: 'BR-CL-21', attribute: 'schemeID', where: directlyIn('ram:SpecifiedTradeProduct') },
      { code: 'BR-CL-26', attribute: 'schemeID', where: directlyIn('ram:ShipToTradeParty') },
    ],
    'ram:ID': [
      {
        code: 'BR-CL-11',
        attribute: 'schemeID',
        where: (above) => !inside('ram:SpecifiedTaxRegistration')(above),
      },
      { code: 'BR-CL-15', where: directlyIn('ram:OriginTradeCountry') },
    ],
    'ram:ClassCode': [{ code: 'BR-CL-13', attribute: 'listID' }],
    'ram:CountryID': [{ code: 'BR-CL-14' }],
    'ram:CategoryCode': [
      { code: 'BR-CL-17', where: directlyIn('ram:CategoryTradeTax') },
      { code: 'BR-CL-18', where: directlyIn('ram:ApplicableTradeTax') },
    ],
    'ram:ReasonCode': [
      {
        code: 'BR-CL-19',
        where: ([parent]) =>
          parent?.name === 'ram:SpecifiedTradeAllowanceCharge' && isChargeOf(parent, false),
      },
      {
        code: 'BR-CL-20',
        where: ([parent]) =>
          parent?.name === 'ram:SpecifiedTradeAllowanceCharge' && isChargeOf(parent, true),
      },
    ],
    'ram:ExemptionReasonCode': [{ code: 'BR-CL-22' }],
    'ram:BasisQuantity': [{ code: 'BR-CL-23', attribute: 'unitCode' }],
    'ram:BilledQuantity': [{ code: 'BR-CL-23', attribute: 'unitCode' }],
    'ram:AttachmentBinaryObject': [{ code: 'BR-CL-24', attribute: 'mimeCode' }],
    'ram:URIID': [
      {
        code: 'BR-CL-25',
        attribute: 'schemeID',
        where: directlyIn('ram:URIUniversalCommunication'),
      },
    ],
  },
  ubl: {
    'cbc:InvoiceTypeCode': [{ code: 'BR-CL-01' }],
    'cbc:CreditNoteTypeCode': [{ code: 'BR-CL-01', list: 'BR-CL-01-2' }],
    ...Object.fromEntries(
      AMOUNTS.split(' ').map((name) => [
        `cbc:${name}`,
        [{ code: 'BR-CL-03', attribute: 'currencyID' }],
      ]),
    ),
    'cbc:DocumentCurrencyCode': [{ code: 'BR-CL-04' }],
    'cbc:TaxCurrencyCode': [{ code: 'BR-CL-05' }],
    'cbc:DescriptionCode': [{ code: 'BR-CL-06', where: directlyIn('cac:InvoicePeriod') }],
    'cbc:ID': [
      {
        code: 'BR-CL-07',
        attribute: 'schemeID',
        where: ([parent]) =>
          /^cac:(Additional)?DocumentReference$/.test(parent?.name ?? '') &&
          parent?.children.some(
            ({ name, text }) => name === 'cbc:DocumentTypeCode' && text === '130',
          ) === true,
      },
      {
        code: 'BR-CL-10',
        list: 'BR-CL-10 BR-CL-10-2',
        attribute: 'schemeID',
        where: directlyIn('cac:PartyIdentification'),
      },
      { code: 'BR-CL-17', where: directlyIn('cac:TaxCategory') },
      { code: 'BR-CL-18', where: directlyIn('cac:ClassifiedTaxCategory') },
      {
        code: 'BR-CL-21',
        attribute: 'schemeID',
        where: directlyIn('cac:StandardItemIdentification'),
      },
      { code: 'BR-CL-26', attribute: 'schemeID', where: directlyIn('cac:DeliveryLocation') },
    ],
    'cbc:CompanyID': [
      { code: 'BR-CL-11', attribute: 'schemeID', where: directlyIn('cac:PartyLegalEntity') },
    ],
    'cbc:ItemClassificationCode': [{ code: 'BR-CL-13', attribute: 'listID' }],
    'cbc:IdentificationCode': [
      { code: 'BR-CL-14', where: directlyIn('cac:Country') },
      { code: 'BR-CL-15', where: directlyIn('cac:OriginCountry') },
    ],
    'cbc:PaymentMeansCode': [{ code: 'BR-CL-16', where: directlyIn('cac:PaymentMeans') }],
    'cbc:AllowanceChargeReasonCode': [
      { code: 'BR-CL-19', where: ([parent]) => isChargeOf(parent, false) },
      { code: 'BR-CL-20', where: ([parent]) => isChargeOf(parent, true) },
    ],
    'cbc:TaxExemptionReasonCode': [{ code: 'BR-CL-22' }],
    'cbc:InvoicedQuantity': [{ code: 'BR-CL-23', attribute: 'unitCode' }],
    'cbc:BaseQuantity': [{ code: 'BR-CL-23', attribute: 'unitCode' }],
    'cbc:CreditedQuantity': [{ code: 'BR-CL-23', attribute: 'unitCode' }],
    'cbc:EmbeddedDocumentBinaryObject': [{ code: 'BR-CL-24', attribute: 'mimeCode' }],
    'cbc:EndpointID': [{ code: 'BR-CL-25', attribute: 'schemeID' }],
  },
};
