// Made by `node scripts/norm.ts`.
export const EXTENDED_FACTS = `
rsm:ExchangedDocument =1:ram:ID 1:ram:Name =1:ram:TypeCode 1:ram:LanguageID
 ram:EffectiveSpecifiedPeriod =1:ram:CompleteDateTime
  ram:CompleteDateTime
   udt:DateTimeString +@format @format|102
  ram:Description 0
  ram:EndDateTime 0
  ram:StartDateTime 0
 ram:ID 0@schemeID
 ram:IncludedNote 1:ram:Content 1:ram:SubjectCode
  ram:ContentCode 0@listID 0@listVersionID
  ram:SubjectCode 0@listID 0@listVersionID
 ram:IssueDateTime
  udt:DateTimeString +@format @format|102
 ram:LanguageID 0@schemeID
 ram:TypeCode
rsm:ExchangedDocumentContext 1:ram:BusinessProcessSpecifiedDocumentContextParameter =1:ram:GuidelineSpecifiedDocumentContextParameter
 ram:BusinessProcessSpecifiedDocumentContextParameter =1:ram:ID
  ram:ID 0@schemeID
 ram:GuidelineSpecifiedDocumentContextParameter =1:ram:ID
  ram:ID |urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended|urn:cen.eu:en16931:2017#conformant#urn:zugferd.de:2p0:extended 0@schemeID
rsm:SupplyChainTradeTransaction +:ram:IncludedSupplyChainTradeLineItem
 ram:ApplicableHeaderTradeAgreement =1:ram:SellerTradeParty =1:ram:BuyerTradeParty
  ram:ApplicableTradeDeliveryTerms =1:ram:DeliveryTypeCode
   ram:DeliveryTypeCode |1|2|CFR|CIF|CIP|CPT|DAP|DDP|DPU|EXW|FAS|FCA|FOB
   ram:RelevantTradeLocation
    ram:CountryID
  ram:BuyerAgentTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:BuyerOrderReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
  ram:BuyerTaxRepresentativeTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication =1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:BuyerTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:Description =1:ram:PostalTradeAddress 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID @schemeID|VA
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:ContractReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode
   ram:TypeCode 0
   ram:URIID 0
  ram:ProductEndUserTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:QuotationReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
  ram:SalesAgentTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:SellerOrderReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
  ram:SellerTaxRepresentativeTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode =1:ram:PostalTradeAddress 1:ram:URIUniversalCommunication =1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID @schemeID|VA
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:SellerTradeParty =1:ram:Name 1:ram:RoleCode 1:ram:Description =1:ram:PostalTradeAddress 1:ram:URIUniversalCommunication
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:SpecifiedProcuringProject
   ram:ID 0@schemeID
  ram:UltimateCustomerOrderReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
 ram:ApplicableHeaderTradeDelivery
  ram:ActualDeliverySupplyChainEvent =1:ram:OccurrenceDateTime
   ram:OccurrenceDateTime
    udt:DateTimeString +@format @format|102
  ram:DeliveryNoteReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
  ram:DespatchAdviceReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
  ram:ReceivingAdviceReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode 0
   ram:URIID 0
  ram:RelatedSupplyChainConsignment
   ram:SpecifiedLogisticsTransportMovement =1:ram:ModeCode
    ram:ModeCode |0|1|2|3|4|5|6|7|8|9
  ram:ShipFromTradeParty 1:ram:ID 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:ShipToTradeParty 1:ram:ID 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:UltimateShipToTradeParty 1:ram:ID 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
 ram:ApplicableHeaderTradeSettlement 1:ram:PaymentReference =1:ram:InvoiceCurrencyCode +:ram:ApplicableTradeTax =1:ram:SpecifiedTradeSettlementHeaderMonetarySummation
  ram:ApplicableTradeTax =1:ram:CalculatedAmount =1:ram:TypeCode =1:ram:BasisAmount 1:ram:LineTotalBasisAmount 1:ram:AllowanceChargeBasisAmount =1:ram:CategoryCode
   ram:AllowanceChargeBasisAmount 0@currencyID
   ram:BasisAmount 0@currencyID
   ram:CalculatedAmount 0@currencyID
   ram:CategoryCode |AE|B|E|G|K|L|M|O|S|Z
   ram:DueDateTypeCode |5|29|72
   ram:ExemptionReasonCode 0@listID 0@listVersionID
   ram:LineTotalBasisAmount 0@currencyID
   ram:TaxPointDate
    udt:DateString +@format @format|102
   ram:TypeCode |AAA|AAB|AAC|AAD|AAE|AAF|AAG|AAH|AAI|AAJ|AAK|AAL|AAM|AAO|AAP|ADD|BOL|CAP|CAR|COC|CST|CUD|CVD|ENV|EXC|EXP|FET|FRE|GCN|GST|ILL|IMP|IND|LAC|LCN|LDP|LOC|LST|MCA|MCD|OTH|PDB|PDC|PRF|SCN|SSS|STT|SUP|SUR|SWT|TAC|TOT|TOX|TTA|VAD|VAT
  ram:BillingSpecifiedPeriod 1:ram:Description
   ram:CompleteDateTime 0
   ram:EndDateTime
    udt:DateTimeString +@format @format|102
   ram:StartDateTime
    udt:DateTimeString +@format @format|102
  ram:CreditorReferenceID 0@schemeID
  ram:InvoiceCurrencyCode
  ram:InvoiceReferencedDocument =1:ram:IssuerAssignedID
   ram:AttachmentBinaryObject 0
   ram:FormattedIssueDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IssuerAssignedID 0@schemeID
   ram:LineID 0
   ram:Name 0
   ram:ReferenceTypeCode 0
   ram:TypeCode |71|80|81|82|83|84|102|130|202|203|204|211|218|219|261|262|295|296|308|325|326|331|380|381|382|383|384|385|386|387|388|389|390|393|394|395|396|420|456|457|458|527|532|553|575|623|633|751|780|817|870|875|876|877|935
   ram:URIID 0
  ram:InvoiceeTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:InvoicerTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:PayeeTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:PayerTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
   ram:DefinedTradeContact
    ram:EmailURIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID 0@schemeID
    ram:FaxUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
    ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
     ram:URIID 0
   ram:Description 0
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
    ram:CountryID
    ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedLegalOrganization
    ram:ID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
   ram:SpecifiedTaxRegistration =1:ram:ID
    ram:ID +@schemeID
   ram:URIUniversalCommunication =1:ram:URIID
    ram:CompleteNumber 0
    ram:URIID +@schemeID
  ram:ReceivableSpecifiedTradeAccountingAccount
   ram:ID 0@schemeID
   ram:TypeCode |1|2|3|4|5|6|7
  ram:SpecifiedAdvancePayment +:ram:IncludedTradeTax 1:ram:InvoiceSpecifiedReferencedDocument
   ram:FormattedReceivedDateTime
    qdt:DateTimeString +@format @format|102|205
   ram:IncludedTradeTax =1:ram:CalculatedAmount =1:ram:TypeCode =1:ram:CategoryCode
    ram:AllowanceChargeBasisAmount 0
    ram:BasisAmount 0
    ram:CalculatedAmount 0@currencyID
    ram:CategoryCode |AE|B|E|G|K|L|M|O|S|Z
    ram:DueDateTypeCode 0
    ram:ExemptionReasonCode 0@listID 0@listVersionID
    ram:LineTotalBasisAmount 0
    ram:TaxPointDate 0
    ram:TypeCode |AAA|AAB|AAC|AAD|AAE|AAF|AAG|AAH|AAI|AAJ|AAK|AAL|AAM|AAO|AAP|ADD|BOL|CAP|CAR|COC|CST|CUD|CVD|ENV|EXC|EXP|FET|FRE|GCN|GST|ILL|IMP|IND|LAC|LCN|LDP|LOC|LST|MCA|MCD|OTH|PDB|PDC|PRF|SCN|SSS|STT|SUP|SUR|SWT|TAC|TOT|TOX|TTA|VAD|VAT
   ram:InvoiceSpecifiedReferencedDocument =1:ram:IssuerAssignedID
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode |71|80|81|82|83|84|102|130|202|203|204|211|218|219|261|262|295|296|308|325|326|331|380|381|382|383|384|385|386|387|388|389|390|393|394|395|396|420|456|457|458|527|532|553|575|623|633|751|780|817|870|875|876|877|935
    ram:URIID 0
   ram:PaidAmount 0@currencyID
  ram:SpecifiedFinancialAdjustment =1:ram:Reason =1:ram:ActualAmount
   ram:ActualAmount 0@currencyID
  ram:SpecifiedLogisticsServiceCharge =1:ram:Description =1:ram:AppliedAmount +:ram:AppliedTradeTax
   ram:AppliedAmount 0@currencyID
   ram:AppliedTradeTax =1:ram:TypeCode =1:ram:CategoryCode =1:ram:RateApplicablePercent
    ram:AllowanceChargeBasisAmount 0
    ram:BasisAmount 0
    ram:CalculatedAmount 0
    ram:CategoryCode |AE|B|E|G|K|L|M|O|S|Z
    ram:DueDateTypeCode 0
    ram:ExemptionReasonCode 0@listID 0@listVersionID
    ram:LineTotalBasisAmount 0
    ram:TaxPointDate 0
    ram:TypeCode |AAA|AAB|AAC|AAD|AAE|AAF|AAG|AAH|AAI|AAJ|AAK|AAL|AAM|AAO|AAP|ADD|BOL|CAP|CAR|COC|CST|CUD|CVD|ENV|EXC|EXP|FET|FRE|GCN|GST|ILL|IMP|IND|LAC|LCN|LDP|LOC|LST|MCA|MCD|OTH|PDB|PDC|PRF|SCN|SSS|STT|SUP|SUR|SWT|TAC|TOT|TOX|TTA|VAD|VAT
  ram:SpecifiedTradeAllowanceCharge =1:ram:ChargeIndicator =1:ram:ActualAmount =1:ram:CategoryTradeTax
   ram:ActualAmount 0@currencyID
   ram:BasisAmount 0@currencyID
   ram:BasisQuantity
   ram:CategoryTradeTax =1:ram:TypeCode =1:ram:CategoryCode
    ram:AllowanceChargeBasisAmount 0
    ram:BasisAmount 0
    ram:CalculatedAmount 0
    ram:CategoryCode |AE|B|E|G|K|L|M|O|S|Z
    ram:DueDateTypeCode 0
    ram:ExemptionReasonCode 0@listID 0@listVersionID
    ram:LineTotalBasisAmount 0
    ram:TaxPointDate 0
    ram:TypeCode |AAA|AAB|AAC|AAD|AAE|AAF|AAG|AAH|AAI|AAJ|AAK|AAL|AAM|AAO|AAP|ADD|BOL|CAP|CAR|COC|CST|CUD|CVD|ENV|EXC|EXP|FET|FRE|GCN|GST|ILL|IMP|IND|LAC|LCN|LDP|LOC|LST|MCA|MCD|OTH|PDB|PDC|PRF|SCN|SSS|STT|SUP|SUR|SWT|TAC|TOT|TOX|TTA|VAD|VAT
   ram:ReasonCode
  ram:SpecifiedTradePaymentTerms 1:ram:Description 1:ram:DirectDebitMandateID 1:ram:PartialPaymentAmount 1:ram:PayeeTradeParty
   ram:ApplicableTradePaymentDiscountTerms
    ram:ActualDiscountAmount 0@currencyID
    ram:BasisAmount 0@currencyID
    ram:BasisDateTime
     udt:DateTimeString +@format @format|102
   ram:ApplicableTradePaymentPenaltyTerms
    ram:ActualPenaltyAmount 0@currencyID
    ram:BasisAmount 0@currencyID
    ram:BasisDateTime
     udt:DateTimeString +@format @format|102
    ram:BasisPeriodMeasure +@unitCode
   ram:DirectDebitMandateID 0@schemeID
   ram:DueDateDateTime
    udt:DateTimeString +@format @format|102
   ram:PartialPaymentAmount 0@currencyID
   ram:PayeeTradeParty 1:ram:ID =1:ram:Name 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
    ram:DefinedTradeContact
     ram:EmailURIUniversalCommunication =1:ram:URIID
      ram:CompleteNumber 0
      ram:URIID 0@schemeID
     ram:FaxUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
     ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
    ram:Description 0
    ram:GlobalID +@schemeID
    ram:ID 0@schemeID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
    ram:SpecifiedLegalOrganization
     ram:ID
     ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
      ram:CountryID
      ram:PostcodeCode 0@listID 0@listVersionID
    ram:SpecifiedTaxRegistration =1:ram:ID
     ram:ID +@schemeID
    ram:URIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID +@schemeID
  ram:SpecifiedTradeSettlementHeaderMonetarySummation =1:ram:LineTotalAmount 1:ram:ChargeTotalAmount 1:ram:AllowanceTotalAmount =1:ram:TaxBasisTotalAmount 1:ram:RoundingAmount =1:ram:GrandTotalAmount 1:ram:TotalPrepaidAmount =1:ram:DuePayableAmount
   ram:AllowanceTotalAmount 0@currencyID
   ram:ChargeTotalAmount 0@currencyID
   ram:DuePayableAmount 0@currencyID
   ram:GrandTotalAmount 0@currencyID
   ram:LineTotalAmount 0@currencyID
   ram:RoundingAmount 0@currencyID
   ram:TaxBasisTotalAmount 0@currencyID
   ram:TotalPrepaidAmount 0@currencyID
  ram:SpecifiedTradeSettlementPaymentMeans =1:ram:TypeCode 1:ram:Information 1:ram:PayeePartyCreditorFinancialAccount
   ram:ApplicableTradeSettlementFinancialCard =1:ram:ID
    ram:ID 0@schemeID
   ram:PayeePartyCreditorFinancialAccount
    ram:IBANID 0@schemeID
    ram:ProprietaryID 0@schemeID
   ram:PayeeSpecifiedCreditorFinancialInstitution =1:ram:BICID
    ram:BICID 0@schemeID
   ram:PayerPartyDebtorFinancialAccount =1:ram:IBANID
    ram:IBANID 0@schemeID
   ram:PayerSpecifiedDebtorFinancialInstitution
    ram:BICID 0@schemeID
   ram:TypeCode
  ram:TaxApplicableTradeCurrencyExchange
   ram:ConversionRateDateTime
    udt:DateTimeString +@format @format|102
   ram:SourceCurrencyCode
   ram:TargetCurrencyCode
  ram:TaxCurrencyCode
 ram:IncludedSupplyChainTradeLineItem =1:ram:AssociatedDocumentLineDocument =1:ram:SpecifiedTradeProduct
  ram:AssociatedDocumentLineDocument =1:ram:LineID
   ram:IncludedNote 1:ram:Content 1:ram:SubjectCode
    ram:ContentCode 0@listID 0@listVersionID
    ram:SubjectCode 0@listID 0@listVersionID
   ram:LineID 0@schemeID
   ram:LineStatusCode
   ram:LineStatusReasonCode |DETAIL|GROUP|INFORMATION 0@listID 0@listVersionID
   ram:ParentLineID 0@schemeID
  ram:SpecifiedLineTradeAgreement
   ram:AdditionalReferencedDocument =1:ram:IssuerAssignedID =1:ram:TypeCode 1:ram:Name 1:ram:AttachmentBinaryObject
    ram:AttachmentBinaryObject +@mimeCode @mimeCode|application/json|application/pdf|application/vnd.oasis.opendocument.spreadsheet|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|application/xml|image/jpeg|image/png|text/csv|text/xml +@filename
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:ReferenceTypeCode
    ram:TypeCode |50|130|916
    ram:URIID 0@schemeID
   ram:ApplicableTradeDeliveryTerms =1:ram:DeliveryTypeCode
    ram:DeliveryTypeCode |1|2|CFR|CIF|CIP|CPT|DAP|DDP|DPU|EXW|FAS|FCA|FOB
    ram:RelevantTradeLocation
     ram:CountryID
   ram:BuyerOrderReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:ContractReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:GrossPriceProductTradePrice =1:ram:ChargeAmount
    ram:AppliedTradeAllowanceCharge =1:ram:ChargeIndicator =1:ram:ActualAmount
     ram:ActualAmount 0@currencyID
     ram:BasisAmount 0@currencyID
     ram:BasisQuantity 0
     ram:CategoryTradeTax 0
     ram:ReasonCode
     ram:SequenceNumeric 0
    ram:BasisQuantity
    ram:ChargeAmount 0@currencyID
    ram:IncludedTradeTax 0
   ram:ItemSellerTradeParty 1:ram:RoleCode 1:ram:Description 1:ram:URIUniversalCommunication
    ram:DefinedTradeContact
     ram:EmailURIUniversalCommunication =1:ram:URIID
      ram:CompleteNumber 0
      ram:URIID 0@schemeID
     ram:FaxUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
     ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
    ram:GlobalID +@schemeID
    ram:ID 0@schemeID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
    ram:SpecifiedLegalOrganization
     ram:ID
     ram:PostalTradeAddress 0
    ram:URIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID +@schemeID
   ram:NetPriceProductTradePrice =1:ram:ChargeAmount 1:ram:IncludedTradeTax
    ram:AppliedTradeAllowanceCharge
    ram:BasisQuantity
    ram:ChargeAmount 0@currencyID
    ram:IncludedTradeTax =1:ram:CalculatedAmount =1:ram:TypeCode =1:ram:CategoryCode =1:ram:RateApplicablePercent
     ram:AllowanceChargeBasisAmount 0
     ram:BasisAmount 0
     ram:CalculatedAmount 0@currencyID
     ram:CategoryCode |AE|B|E|G|K|L|M|O|S|Z
     ram:DueDateTypeCode 0
     ram:ExemptionReasonCode 0@listID 0@listVersionID
     ram:LineTotalBasisAmount 0
     ram:TaxPointDate 0
     ram:TypeCode |VAT
   ram:QuotationReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:SellerOrderReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:UltimateCustomerOrderReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
  ram:SpecifiedLineTradeDelivery
   ram:ActualDeliverySupplyChainEvent =1:ram:OccurrenceDateTime
    ram:OccurrenceDateTime
     udt:DateTimeString +@format @format|102
   ram:BilledQuantity
   ram:ChargeFreeQuantity +@unitCode
   ram:DeliveryNoteReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:DespatchAdviceReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:PackageQuantity +@unitCode
   ram:PerPackageUnitQuantity +@unitCode
   ram:ReceivingAdviceReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode 0
    ram:URIID 0
   ram:ShipToTradeParty 1:ram:ID 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
    ram:DefinedTradeContact
     ram:EmailURIUniversalCommunication =1:ram:URIID
      ram:CompleteNumber 0
      ram:URIID 0@schemeID
     ram:FaxUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
     ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
    ram:Description 0
    ram:GlobalID +@schemeID
    ram:ID 0@schemeID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
    ram:SpecifiedLegalOrganization
     ram:ID +@schemeID
     ram:PostalTradeAddress 0
    ram:SpecifiedTaxRegistration =1:ram:ID
     ram:ID +@schemeID
    ram:URIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID +@schemeID
   ram:UltimateShipToTradeParty 1:ram:ID 1:ram:RoleCode 1:ram:URIUniversalCommunication 1:ram:SpecifiedTaxRegistration
    ram:DefinedTradeContact
     ram:EmailURIUniversalCommunication =1:ram:URIID
      ram:CompleteNumber 0
      ram:URIID 0@schemeID
     ram:FaxUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
     ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
    ram:Description 0
    ram:GlobalID +@schemeID
    ram:ID 0@schemeID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
    ram:SpecifiedLegalOrganization
     ram:ID
     ram:PostalTradeAddress 0
    ram:SpecifiedTaxRegistration =1:ram:ID
     ram:ID +@schemeID
    ram:URIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID +@schemeID
  ram:SpecifiedLineTradeSettlement 1:ram:InvoiceReferencedDocument
   ram:AdditionalReferencedDocument =1:ram:IssuerAssignedID =1:ram:TypeCode
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime 0
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0
    ram:Name 0
    ram:ReferenceTypeCode
    ram:TypeCode |50|130|916
    ram:URIID 0
   ram:ApplicableTradeTax 1:ram:CalculatedAmount
    ram:AllowanceChargeBasisAmount 0
    ram:BasisAmount 0
    ram:CalculatedAmount 0@currencyID
    ram:CategoryCode |AE|B|E|G|K|L|M|O|S|Z
    ram:DueDateTypeCode |5|29|72
    ram:ExemptionReasonCode 0@listID 0@listVersionID
    ram:LineTotalBasisAmount 0
    ram:TaxPointDate 0
    ram:TypeCode |AAA|AAB|AAC|AAD|AAE|AAF|AAG|AAH|AAI|AAJ|AAK|AAL|AAM|AAO|AAP|ADD|BOL|CAP|CAR|COC|CST|CUD|CVD|ENV|EXC|EXP|FET|FRE|GCN|GST|ILL|IMP|IND|LAC|LCN|LDP|LOC|LST|MCA|MCD|OTH|PDB|PDC|PRF|SCN|SSS|STT|SUP|SUR|SWT|TAC|TOT|TOX|TTA|VAD|VAT
   ram:BillingSpecifiedPeriod
    ram:CompleteDateTime 0
    ram:Description 0
    ram:EndDateTime
     udt:DateTimeString +@format @format|102
    ram:StartDateTime
     udt:DateTimeString +@format @format|102
   ram:InvoiceReferencedDocument
    ram:AttachmentBinaryObject 0
    ram:FormattedIssueDateTime
     qdt:DateTimeString +@format @format|102|205
    ram:IssuerAssignedID 0@schemeID
    ram:LineID 0@schemeID
    ram:Name 0
    ram:ReferenceTypeCode 0
    ram:TypeCode |71|80|81|82|83|84|102|130|202|203|204|211|218|219|261|262|295|296|308|325|326|331|380|381|382|383|384|385|386|387|388|389|390|393|394|395|396|420|456|457|458|527|532|553|575|623|633|751|780|817|870|875|876|877|935
    ram:URIID 0
   ram:ReceivableSpecifiedTradeAccountingAccount
    ram:ID 0@schemeID
   ram:SpecifiedTradeAllowanceCharge =1:ram:ChargeIndicator =1:ram:ActualAmount
    ram:ActualAmount 0@currencyID
    ram:BasisAmount 0@currencyID
    ram:BasisQuantity 0
    ram:CategoryTradeTax 0
    ram:ReasonCode
    ram:SequenceNumeric 0
   ram:SpecifiedTradeSettlementLineMonetarySummation 1:ram:LineTotalAmount 1:ram:ChargeTotalAmount 1:ram:AllowanceTotalAmount 1:ram:GrandTotalAmount 1:ram:TotalAllowanceChargeAmount
    ram:AllowanceTotalAmount 0@currencyID
    ram:ChargeTotalAmount 0@currencyID
    ram:GrandTotalAmount 0@currencyID
    ram:LineTotalAmount 0@currencyID
    ram:TotalAllowanceChargeAmount 0@currencyID
  ram:SpecifiedTradeProduct =1:ram:Name 1:ram:Description
   ram:ApplicableProductCharacteristic 1:ram:Description 1:ram:Value
    ram:TypeCode 0@listID 0@listVersionID
   ram:BatchID 0@schemeID
   ram:BuyerAssignedID 0@schemeID
   ram:DesignatedProductClassification 1:ram:ClassName
    ram:ClassCode +@listID
   ram:GlobalID +@schemeID
   ram:ID 0@schemeID
   ram:IncludedReferencedProduct 1:ram:ID 1:ram:IndustryAssignedID =1:ram:Name 1:ram:Description 1:ram:UnitQuantity
    ram:BuyerAssignedID 0@schemeID
    ram:GlobalID +@schemeID
    ram:ID 0@schemeID
    ram:IndustryAssignedID 0@schemeID
    ram:SellerAssignedID 0@schemeID
    ram:UnitQuantity +@unitCode
   ram:IndividualTradeProductInstance
    ram:BatchID 0@schemeID
    ram:SupplierAssignedSerialID 0@schemeID
   ram:IndustryAssignedID 0@schemeID
   ram:ManufacturerTradeParty 1:ram:RoleCode 1:ram:Description 1:ram:URIUniversalCommunication
    ram:DefinedTradeContact
     ram:EmailURIUniversalCommunication =1:ram:URIID
      ram:CompleteNumber 0
      ram:URIID 0@schemeID
     ram:FaxUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
     ram:TelephoneUniversalCommunication =1:ram:CompleteNumber
      ram:URIID 0
    ram:GlobalID +@schemeID
    ram:ID 0@schemeID
    ram:PostalTradeAddress =1:ram:CountryID 1:ram:CountrySubDivisionName
     ram:CountryID
     ram:PostcodeCode 0@listID 0@listVersionID
    ram:SpecifiedLegalOrganization
     ram:ID
     ram:PostalTradeAddress 0
    ram:URIUniversalCommunication =1:ram:URIID
     ram:CompleteNumber 0
     ram:URIID +@schemeID
   ram:ModelID 0@schemeID
   ram:OriginTradeCountry =1:ram:ID
    ram:ID
   ram:SellerAssignedID 0@schemeID
`;
