// Made by `node scripts/norm.ts`.
export const EXTENDED_SCHEMA = `
=rsm:CrossIndustryInvoice rsm:CrossIndustryInvoiceType
+qdt:FormattedDateTimeType qdt:DateTimeString=xsd:anyText
+ram:AdvancePaymentType ram:PaidAmount=udt:AmountType ram:FormattedReceivedDateTime?=qdt:FormattedDateTimeType ram:IncludedTradeTax+=ram:TradeTaxType ram:InvoiceSpecifiedReferencedDocument?=ram:ReferencedDocumentType
+ram:CreditorFinancialAccountType ram:IBANID?=udt:IDType ram:AccountName?=udt:TextType ram:ProprietaryID?=udt:IDType
+ram:CreditorFinancialInstitutionType ram:BICID=udt:IDType
+ram:DebtorFinancialAccountType ram:IBANID=udt:IDType ram:AccountName?=udt:TextType
+ram:DebtorFinancialInstitutionType ram:BICID?=udt:IDType
+ram:DocumentContextParameterType ram:ID=udt:IDType
+ram:DocumentLineDocumentType ram:LineID=udt:IDType ram:ParentLineID?=udt:IDType ram:LineStatusCode?=qdt:LineStatusCodeType ram:LineStatusReasonCode?=udt:CodeType ram:IncludedNote*=ram:NoteType
+ram:ExchangedDocumentContextType ram:TestIndicator?=udt:IndicatorType ram:BusinessProcessSpecifiedDocumentContextParameter?=ram:DocumentContextParameterType ram:GuidelineSpecifiedDocumentContextParameter=ram:DocumentContextParameterType
+ram:ExchangedDocumentType ram:ID=udt:IDType ram:Name?=udt:TextType ram:TypeCode=qdt:DocumentCodeType ram:IssueDateTime=udt:DateTimeType ram:CopyIndicator?=udt:IndicatorType ram:LanguageID?=udt:IDType ram:IncludedNote*=ram:NoteType ram:EffectiveSpecifiedPeriod?=ram:SpecifiedPeriodType
+ram:FinancialAdjustmentType ram:Reason=udt:TextType ram:ActualAmount=udt:AmountType
+ram:HeaderTradeAgreementType ram:BuyerReference?=udt:TextType ram:SellerTradeParty=ram:TradePartyType ram:BuyerTradeParty=ram:TradePartyType ram:SalesAgentTradeParty?=ram:TradePartyType ram:BuyerTaxRepresentativeTradeParty?=ram:TradePartyType ram:SellerTaxRepresentativeTradeParty?=ram:TradePartyType ram:ProductEndUserTradeParty?=ram:TradePartyType ram:ApplicableTradeDeliveryTerms?=ram:TradeDeliveryTermsType ram:SellerOrderReferencedDocument?=ram:ReferencedDocumentType ram:BuyerOrderReferencedDocument?=ram:ReferencedDocumentType ram:QuotationReferencedDocument?=ram:ReferencedDocumentType ram:ContractReferencedDocument?=ram:ReferencedDocumentType ram:AdditionalReferencedDocument*=ram:ReferencedDocumentType ram:BuyerAgentTradeParty?=ram:TradePartyType ram:SpecifiedProcuringProject?=ram:ProcuringProjectType ram:UltimateCustomerOrderReferencedDocument*=ram:ReferencedDocumentType
+ram:HeaderTradeDeliveryType ram:RelatedSupplyChainConsignment?=ram:SupplyChainConsignmentType ram:ShipToTradeParty?=ram:TradePartyType ram:UltimateShipToTradeParty?=ram:TradePartyType ram:ShipFromTradeParty?=ram:TradePartyType ram:ActualDeliverySupplyChainEvent?=ram:SupplyChainEventType ram:DespatchAdviceReferencedDocument?=ram:ReferencedDocumentType ram:ReceivingAdviceReferencedDocument?=ram:ReferencedDocumentType ram:DeliveryNoteReferencedDocument?=ram:ReferencedDocumentType
+ram:HeaderTradeSettlementType ram:CreditorReferenceID?=udt:IDType ram:PaymentReference?=udt:TextType ram:TaxCurrencyCode?=qdt:CurrencyCodeType ram:InvoiceCurrencyCode=qdt:CurrencyCodeType ram:InvoiceIssuerReference?=udt:TextType ram:InvoicerTradeParty?=ram:TradePartyType ram:InvoiceeTradeParty?=ram:TradePartyType ram:PayeeTradeParty?=ram:TradePartyType ram:PayerTradeParty?=ram:TradePartyType ram:TaxApplicableTradeCurrencyExchange?=ram:TradeCurrencyExchangeType ram:SpecifiedTradeSettlementPaymentMeans*=ram:TradeSettlementPaymentMeansType ram:ApplicableTradeTax+=ram:TradeTaxType ram:BillingSpecifiedPeriod?=ram:SpecifiedPeriodType ram:SpecifiedTradeAllowanceCharge*=ram:TradeAllowanceChargeType ram:SpecifiedLogisticsServiceCharge*=ram:LogisticsServiceChargeType ram:SpecifiedTradePaymentTerms*=ram:TradePaymentTermsType ram:SpecifiedTradeSettlementHeaderMonetarySummation=ram:TradeSettlementHeaderMonetarySummationType ram:SpecifiedFinancialAdjustment*=ram:FinancialAdjustmentType ram:InvoiceReferencedDocument*=ram:ReferencedDocumentType ram:ReceivableSpecifiedTradeAccountingAccount*=ram:TradeAccountingAccountType ram:SpecifiedAdvancePayment*=ram:AdvancePaymentType
+ram:LegalOrganizationType ram:ID?=udt:IDType ram:TradingBusinessName?=udt:TextType ram:PostalTradeAddress?=ram:TradeAddressType
+ram:LineTradeAgreementType ram:ApplicableTradeDeliveryTerms?=ram:TradeDeliveryTermsType ram:SellerOrderReferencedDocument?=ram:ReferencedDocumentType ram:BuyerOrderReferencedDocument?=ram:ReferencedDocumentType ram:QuotationReferencedDocument?=ram:ReferencedDocumentType ram:ContractReferencedDocument?=ram:ReferencedDocumentType ram:AdditionalReferencedDocument*=ram:ReferencedDocumentType ram:GrossPriceProductTradePrice?=ram:TradePriceType ram:NetPriceProductTradePrice?=ram:TradePriceType ram:ItemSellerTradeParty?=ram:TradePartyType ram:UltimateCustomerOrderReferencedDocument*=ram:ReferencedDocumentType
+ram:LineTradeDeliveryType ram:BilledQuantity?=udt:QuantityType ram:ChargeFreeQuantity?=udt:QuantityType ram:PackageQuantity?=udt:QuantityType ram:PerPackageUnitQuantity?=udt:QuantityType ram:ShipToTradeParty?=ram:TradePartyType ram:UltimateShipToTradeParty?=ram:TradePartyType ram:ActualDeliverySupplyChainEvent?=ram:SupplyChainEventType ram:DespatchAdviceReferencedDocument?=ram:ReferencedDocumentType ram:ReceivingAdviceReferencedDocument?=ram:ReferencedDocumentType ram:DeliveryNoteReferencedDocument?=ram:ReferencedDocumentType
+ram:LineTradeSettlementType ram:ApplicableTradeTax*=ram:TradeTaxType ram:BillingSpecifiedPeriod?=ram:SpecifiedPeriodType ram:SpecifiedTradeAllowanceCharge*=ram:TradeAllowanceChargeType ram:SpecifiedTradeSettlementLineMonetarySummation?=ram:TradeSettlementLineMonetarySummationType ram:InvoiceReferencedDocument?=ram:ReferencedDocumentType ram:AdditionalReferencedDocument*=ram:ReferencedDocumentType ram:ReceivableSpecifiedTradeAccountingAccount*=ram:TradeAccountingAccountType
+ram:LogisticsServiceChargeType ram:Description=udt:TextType ram:AppliedAmount=udt:AmountType ram:AppliedTradeTax+=ram:TradeTaxType
+ram:LogisticsTransportMovementType ram:ModeCode=qdt:TransportModeCodeType
+ram:NoteType ram:ContentCode?=udt:CodeType ram:Content?=udt:TextType ram:SubjectCode?=udt:CodeType
+ram:ProcuringProjectType ram:ID=udt:IDType ram:Name=udt:TextType
+ram:ProductCharacteristicType ram:TypeCode?=udt:CodeType ram:Description?=udt:TextType ram:ValueMeasure?=udt:MeasureType ram:Value?=udt:TextType
+ram:ProductClassificationType ram:ClassCode?=udt:CodeType ram:ClassName?=udt:TextType
+ram:ReferencedDocumentType ram:IssuerAssignedID?=udt:IDType ram:URIID?=udt:IDType ram:LineID?=udt:IDType ram:TypeCode?=qdt:DocumentCodeType ram:Name?=udt:TextType ram:AttachmentBinaryObject?=udt:BinaryObjectType ram:ReferenceTypeCode?=qdt:ReferenceCodeType ram:FormattedIssueDateTime?=qdt:FormattedDateTimeType
+ram:ReferencedProductType ram:ID?=udt:IDType ram:GlobalID*=udt:IDType ram:SellerAssignedID?=udt:IDType ram:BuyerAssignedID?=udt:IDType ram:IndustryAssignedID?=udt:IDType ram:Name=udt:TextType ram:Description?=udt:TextType ram:UnitQuantity?=udt:QuantityType
+ram:SpecifiedPeriodType ram:Description?=udt:TextType ram:StartDateTime?=udt:DateTimeType ram:EndDateTime?=udt:DateTimeType ram:CompleteDateTime?=udt:DateTimeType
+ram:SupplyChainConsignmentType ram:SpecifiedLogisticsTransportMovement*=ram:LogisticsTransportMovementType
+ram:SupplyChainEventType ram:OccurrenceDateTime=udt:DateTimeType
+ram:SupplyChainTradeLineItemType ram:AssociatedDocumentLineDocument=ram:DocumentLineDocumentType ram:SpecifiedTradeProduct=ram:TradeProductType ram:SpecifiedLineTradeAgreement?=ram:LineTradeAgreementType ram:SpecifiedLineTradeDelivery?=ram:LineTradeDeliveryType ram:SpecifiedLineTradeSettlement=ram:LineTradeSettlementType
+ram:SupplyChainTradeTransactionType ram:IncludedSupplyChainTradeLineItem+=ram:SupplyChainTradeLineItemType ram:ApplicableHeaderTradeAgreement=ram:HeaderTradeAgreementType ram:ApplicableHeaderTradeDelivery=ram:HeaderTradeDeliveryType ram:ApplicableHeaderTradeSettlement=ram:HeaderTradeSettlementType
+ram:TaxRegistrationType ram:ID=udt:IDType
+ram:TradeAccountingAccountType ram:ID=udt:IDType ram:TypeCode?=qdt:AccountingAccountTypeCodeType
+ram:TradeAddressType ram:PostcodeCode?=udt:CodeType ram:LineOne?=udt:TextType ram:LineTwo?=udt:TextType ram:LineThree?=udt:TextType ram:CityName?=udt:TextType ram:CountryID=qdt:CountryIDType ram:CountrySubDivisionName?=udt:TextType
+ram:TradeAllowanceChargeType ram:ChargeIndicator=udt:IndicatorType ram:SequenceNumeric?=udt:NumericType ram:CalculationPercent?=udt:PercentType ram:BasisAmount?=udt:AmountType ram:BasisQuantity?=udt:QuantityType ram:ActualAmount=udt:AmountType ram:ReasonCode?=qdt:AllowanceChargeReasonCodeType ram:Reason?=udt:TextType ram:CategoryTradeTax?=ram:TradeTaxType
+ram:TradeContactType ram:PersonName?=udt:TextType ram:DepartmentName?=udt:TextType ram:TypeCode?=qdt:ContactTypeCodeType ram:TelephoneUniversalCommunication?=ram:UniversalCommunicationType ram:FaxUniversalCommunication?=ram:UniversalCommunicationType ram:EmailURIUniversalCommunication?=ram:UniversalCommunicationType
+ram:TradeCountryType ram:ID=qdt:CountryIDType
+ram:TradeCurrencyExchangeType ram:SourceCurrencyCode=qdt:CurrencyCodeType ram:TargetCurrencyCode=qdt:CurrencyCodeType ram:ConversionRate=udt:RateType ram:ConversionRateDateTime?=udt:DateTimeType
+ram:TradeDeliveryTermsType ram:DeliveryTypeCode=qdt:DeliveryTermsCodeType ram:RelevantTradeLocation?=ram:TradeLocationType
+ram:TradeLocationType ram:CountryID?=qdt:CountryIDType ram:Name?=udt:TextType
+ram:TradePartyType ram:ID*=udt:IDType ram:GlobalID*=udt:IDType ram:Name?=udt:TextType ram:RoleCode?=qdt:PartyRoleCodeType ram:Description?=udt:TextType ram:SpecifiedLegalOrganization?=ram:LegalOrganizationType ram:DefinedTradeContact*=ram:TradeContactType ram:PostalTradeAddress?=ram:TradeAddressType ram:URIUniversalCommunication?=ram:UniversalCommunicationType ram:SpecifiedTaxRegistration*=ram:TaxRegistrationType
+ram:TradePaymentDiscountTermsType ram:BasisDateTime?=udt:DateTimeType ram:BasisPeriodMeasure?=udt:MeasureType ram:BasisAmount?=udt:AmountType ram:CalculationPercent?=udt:PercentType ram:ActualDiscountAmount?=udt:AmountType
+ram:TradePaymentPenaltyTermsType ram:BasisDateTime?=udt:DateTimeType ram:BasisPeriodMeasure?=udt:MeasureType ram:BasisAmount?=udt:AmountType ram:CalculationPercent?=udt:PercentType ram:ActualPenaltyAmount?=udt:AmountType
+ram:TradePaymentTermsType ram:Description?=udt:TextType ram:DueDateDateTime?=udt:DateTimeType ram:DirectDebitMandateID?=udt:IDType ram:PartialPaymentAmount?=udt:AmountType ram:ApplicableTradePaymentPenaltyTerms?=ram:TradePaymentPenaltyTermsType ram:ApplicableTradePaymentDiscountTerms?=ram:TradePaymentDiscountTermsType ram:PayeeTradeParty?=ram:TradePartyType
+ram:TradePriceType ram:ChargeAmount=udt:AmountType ram:BasisQuantity?=udt:QuantityType ram:AppliedTradeAllowanceCharge*=ram:TradeAllowanceChargeType ram:IncludedTradeTax?=ram:TradeTaxType
+ram:TradeProductInstanceType ram:BatchID?=udt:IDType ram:SupplierAssignedSerialID?=udt:IDType
+ram:TradeProductType ram:ID?=udt:IDType ram:GlobalID?=udt:IDType ram:SellerAssignedID?=udt:IDType ram:BuyerAssignedID?=udt:IDType ram:IndustryAssignedID?=udt:IDType ram:ModelID?=udt:IDType ram:Name=udt:TextType ram:Description?=udt:TextType ram:BatchID*=udt:IDType ram:BrandName?=udt:TextType ram:ModelName?=udt:TextType ram:ApplicableProductCharacteristic*=ram:ProductCharacteristicType ram:DesignatedProductClassification*=ram:ProductClassificationType ram:IndividualTradeProductInstance*=ram:TradeProductInstanceType ram:OriginTradeCountry?=ram:TradeCountryType ram:ManufacturerTradeParty?=ram:TradePartyType ram:IncludedReferencedProduct*=ram:ReferencedProductType
+ram:TradeSettlementFinancialCardType ram:ID=udt:IDType ram:CardholderName?=udt:TextType
+ram:TradeSettlementHeaderMonetarySummationType ram:LineTotalAmount=udt:AmountType ram:ChargeTotalAmount?=udt:AmountType ram:AllowanceTotalAmount?=udt:AmountType ram:TaxBasisTotalAmount=udt:AmountType ram:TaxTotalAmount*=udt:AmountType ram:RoundingAmount?=udt:AmountType ram:GrandTotalAmount=udt:AmountType ram:TotalPrepaidAmount?=udt:AmountType ram:DuePayableAmount=udt:AmountType
+ram:TradeSettlementLineMonetarySummationType ram:LineTotalAmount?=udt:AmountType ram:ChargeTotalAmount?=udt:AmountType ram:AllowanceTotalAmount?=udt:AmountType ram:TaxTotalAmount*=udt:AmountType ram:GrandTotalAmount?=udt:AmountType ram:TotalAllowanceChargeAmount?=udt:AmountType
+ram:TradeSettlementPaymentMeansType ram:TypeCode=qdt:PaymentMeansCodeType ram:Information?=udt:TextType ram:ApplicableTradeSettlementFinancialCard?=ram:TradeSettlementFinancialCardType ram:PayerPartyDebtorFinancialAccount?=ram:DebtorFinancialAccountType ram:PayeePartyCreditorFinancialAccount?=ram:CreditorFinancialAccountType ram:PayerSpecifiedDebtorFinancialInstitution?=ram:DebtorFinancialInstitutionType ram:PayeeSpecifiedCreditorFinancialInstitution?=ram:CreditorFinancialInstitutionType
+ram:TradeTaxType ram:CalculatedAmount?=udt:AmountType ram:TypeCode?=qdt:TaxTypeCodeType ram:ExemptionReason?=udt:TextType ram:BasisAmount?=udt:AmountType ram:LineTotalBasisAmount?=udt:AmountType ram:AllowanceChargeBasisAmount?=udt:AmountType ram:CategoryCode?=qdt:TaxCategoryCodeType ram:ExemptionReasonCode?=udt:CodeType ram:TaxPointDate?=udt:DateType ram:DueDateTypeCode?=qdt:TimeReferenceCodeType ram:RateApplicablePercent?=udt:PercentType
+ram:UniversalCommunicationType ram:URIID?=udt:IDType ram:CompleteNumber?=udt:TextType
+rsm:CrossIndustryInvoiceType rsm:ExchangedDocumentContext=ram:ExchangedDocumentContextType rsm:ExchangedDocument=ram:ExchangedDocumentType rsm:SupplyChainTradeTransaction=ram:SupplyChainTradeTransactionType
-qdt:AccountingAccountTypeCodeType token
-qdt:AllowanceChargeReasonCodeType token listID
-qdt:ContactTypeCodeType token
-qdt:CountryIDType token
-qdt:CurrencyCodeType token
-qdt:DeliveryTermsCodeType token
-qdt:DocumentCodeType token
-qdt:LineStatusCodeType token
-qdt:PartyRoleCodeType token
-qdt:PaymentMeansCodeType token
-qdt:ReferenceCodeType token
-qdt:TaxCategoryCodeType token
-qdt:TaxTypeCodeType token
-qdt:TimeReferenceCodeType token
-qdt:TransportModeCodeType token
-udt:AmountType decimal currencyID
-udt:BinaryObjectType base64Binary mimeCode! filename!
-udt:CodeType token listID listVersionID
-udt:IDType token schemeID
-udt:MeasureType decimal unitCode
-udt:NumericType decimal
-udt:PercentType decimal
-udt:QuantityType decimal unitCode
-udt:RateType decimal
-udt:TextType string
-xs:boolean boolean
-xsd:anyText anyText format
/udt:DateTimeType udt:DateTimeString=xsd:anyText
/udt:DateType udt:DateString=xsd:anyText
/udt:IndicatorType udt:Indicator=xs:boolean
`;
