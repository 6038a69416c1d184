const CII = 'urn:un:unece:uncefact:data:standard';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Namespaces of invoices, with the prefixes of our tables. */
export const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${CII}:CrossIndustryInvoice:100`, 'rsm'],
  [`${CII}:ReusableAggregateBusinessInformationEntity:100`, 'ram'],
  [`${CII}:UnqualifiedDataType:100`, 'udt'],
  [`${CII}:QualifiedDataType:100`, 'qdt'],
  // ZUGFeRD 1.0
  ['urn:ferd:CrossIndustryDocument:invoice:1p0', 'rsm'],
  [`${CII}:ReusableAggregateBusinessInformationEntity:12`, 'ram'],
  [`${CII}:UnqualifiedDataType:15`, 'udt'],
  [`${CII}:QualifiedDataType:12`, 'qdt'],
  [`${UBL}:Invoice-2`, 'inv'],
  [`${UBL}:CreditNote-2`, 'cn'],
  [`${UBL}:CommonAggregateComponents-2`, 'cac'],
  [`${UBL}:CommonBasicComponents-2`, 'cbc'],
  [`${UBL}:CommonExtensionComponents-2`, 'ext'],
]);
