import type { StructureRule } from './structure-rule.ts';

const BARE_IDS = [
  'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
  'rsm:ExchangedDocument/ram:ID',
  'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument/ram:LineID',
  'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct/ram:SellerAssignedID',
];

/** One rule per name that must not occur there; their codes are consecutive. */
function none(first: number, at: string, names: string): StructureRule[] {
  return names
    .split(' ')
    .map(
      (name, index) =>
        [`CII-DT-${String(first + index).padStart(3, '0')}`, at, `0 ${name}`] as const,
    );
}

/** Elements and attributes of CII that EN 16931 excludes (CII-DT). */
export const CII_DATA_TYPES: readonly StructureRule[] = [
  ...BARE_IDS.flatMap((at) =>
    none(
      1,
      at,
      '@schemeName @schemeAgencyName @schemeDataURI @schemeURI @schemeID @schemeAgencyID @schemeVersionID',
    ),
  ),
  ...none(101, '~ID', '@schemeName @schemeAgencyName @schemeDataURI @schemeURI'),
  ...none(8, '//ram:TypeCode', '@name @listURI'),
  ...none(10, 'rsm:ExchangedDocument/ram:TypeCode', '@listID @listAgencyID @listVersionID'),
  ...none(16, '~ReferencedDocument', 'ram:StatusCode ram:CopyIndicator'),
  ...none(19, '~ReferencedDocument', 'ram:GlobalID ram:RevisionID'),
  ...none(23, '~ReferencedDocument', 'ram:Information'),
  ...none(25, '~ReferencedDocument', 'ram:SectionName ram:PreviousRevisionID'),
  ...none(
    28,
    '~ReferencedDocument',
    'ram:EffectiveSpecifiedPeriod ram:IssuerTradeParty ram:AttachedSpecifiedBinaryFile',
  ),
  ...none(34, '~Quantity', '@unitCodeListID @unitCodeListAgencyID @unitCodeListAgencyName'),
  ...none(68, '//ram:BillingSpecifiedPeriod', 'ram:StartDateTime/udt:DateTime'),
  ...none(
    69,
    '//ram:BillingSpecifiedPeriod',
    'ram:DurationMeasure ram:InclusiveIndicator ram:Description',
  ),
  ...none(72, '//ram:BillingSpecifiedPeriod', 'ram:EndDateTime/udt:DateTime'),
  ...none(
    73,
    '//ram:BillingSpecifiedPeriod',
    'ram:CompleteDateTime ram:OpenIndicator ram:SeasonCode ram:ID ram:Name ram:SequenceNumeric ram:StartDateFlexibilityCode ram:ContinuousIndicator ram:PurposeCode',
  ),
  ...none(82, '//ram:PostalTradeAddress', 'ram:ID ram:PostOfficeBox ram:BuildingName'),
  ...none(
    86,
    '//ram:PostalTradeAddress',
    'ram:LineFour ram:LineFive ram:StreetName ram:CitySubDivisionName ram:CountryName ram:CountrySubDivisionID ram:AttentionOf ram:CareOf ram:BuildingNumber ram:DepartmentName ram:AdditionalStreetName',
  ),
];
