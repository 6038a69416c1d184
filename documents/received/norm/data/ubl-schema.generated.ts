// Made by `node scripts/norm.ts`.
export const UBL_SCHEMA = `
=inv:Invoice inv:InvoiceType
=cn:CreditNote cn:CreditNoteType
+cac:AddressLineType cbc:Line=cbc:LineType
+cac:AddressType cbc:ID?=cbc:IDType cbc:AddressTypeCode?=cbc:AddressTypeCodeType cbc:AddressFormatCode?=cbc:AddressFormatCodeType cbc:Postbox?=cbc:PostboxType cbc:Floor?=cbc:FloorType cbc:Room?=cbc:RoomType cbc:StreetName?=cbc:StreetNameType cbc:AdditionalStreetName?=cbc:AdditionalStreetNameType cbc:BlockName?=cbc:BlockNameType cbc:BuildingName?=cbc:BuildingNameType cbc:BuildingNumber?=cbc:BuildingNumberType cbc:InhouseMail?=cbc:InhouseMailType cbc:Department?=cbc:DepartmentType cbc:MarkAttention?=cbc:MarkAttentionType cbc:MarkCare?=cbc:MarkCareType cbc:PlotIdentification?=cbc:PlotIdentificationType cbc:CitySubdivisionName?=cbc:CitySubdivisionNameType cbc:CityName?=cbc:CityNameType cbc:PostalZone?=cbc:PostalZoneType cbc:CountrySubentity?=cbc:CountrySubentityType cbc:CountrySubentityCode?=cbc:CountrySubentityCodeType cbc:Region?=cbc:RegionType cbc:District?=cbc:DistrictType cbc:TimezoneOffset?=cbc:TimezoneOffsetType cac:AddressLine*=cac:AddressLineType cac:Country?=cac:CountryType cac:LocationCoordinate*=cac:LocationCoordinateType
+cac:AirTransportType cbc:AircraftID=cbc:AircraftIDType
+cac:AllowanceChargeType cbc:ID?=cbc:IDType cbc:ChargeIndicator=cbc:ChargeIndicatorType cbc:AllowanceChargeReasonCode?=cbc:AllowanceChargeReasonCodeType cbc:AllowanceChargeReason*=cbc:AllowanceChargeReasonType cbc:MultiplierFactorNumeric?=cbc:MultiplierFactorNumericType cbc:PrepaidIndicator?=cbc:PrepaidIndicatorType cbc:SequenceNumeric?=cbc:SequenceNumericType cbc:Amount=cbc:AmountType cbc:BaseAmount?=cbc:BaseAmountType cbc:AccountingCostCode?=cbc:AccountingCostCodeType cbc:AccountingCost?=cbc:AccountingCostType cbc:PerUnitAmount?=cbc:PerUnitAmountType cac:TaxCategory*=cac:TaxCategoryType cac:TaxTotal?=cac:TaxTotalType cac:PaymentMeans*=cac:PaymentMeansType
+cac:AttachmentType cbc:EmbeddedDocumentBinaryObject?=cbc:EmbeddedDocumentBinaryObjectType cac:ExternalReference?=cac:ExternalReferenceType
+cac:BillingReferenceLineType cbc:ID=cbc:IDType cbc:Amount?=cbc:AmountType cac:AllowanceCharge*=cac:AllowanceChargeType
+cac:BillingReferenceType cac:InvoiceDocumentReference?=cac:DocumentReferenceType cac:SelfBilledInvoiceDocumentReference?=cac:DocumentReferenceType cac:CreditNoteDocumentReference?=cac:DocumentReferenceType cac:SelfBilledCreditNoteDocumentReference?=cac:DocumentReferenceType cac:DebitNoteDocumentReference?=cac:DocumentReferenceType cac:ReminderDocumentReference?=cac:DocumentReferenceType cac:AdditionalDocumentReference?=cac:DocumentReferenceType cac:BillingReferenceLine*=cac:BillingReferenceLineType
+cac:BranchType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cac:FinancialInstitution?=cac:FinancialInstitutionType cac:Address?=cac:AddressType
+cac:CardAccountType cbc:PrimaryAccountNumberID=cbc:PrimaryAccountNumberIDType cbc:NetworkID=cbc:NetworkIDType cbc:CardTypeCode?=cbc:CardTypeCodeType cbc:ValidityStartDate?=cbc:ValidityStartDateType cbc:ExpiryDate?=cbc:ExpiryDateType cbc:IssuerID?=cbc:IssuerIDType cbc:IssueNumberID?=cbc:IssueNumberIDType cbc:CV2ID?=cbc:CV2IDType cbc:CardChipCode?=cbc:CardChipCodeType cbc:ChipApplicationID?=cbc:ChipApplicationIDType cbc:HolderName?=cbc:HolderNameType
+cac:CertificateType cbc:ID=cbc:IDType cbc:CertificateTypeCode=cbc:CertificateTypeCodeType cbc:CertificateType=cbc:CertificateTypeType cbc:Remarks*=cbc:RemarksType cac:IssuerParty=cac:PartyType cac:DocumentReference*=cac:DocumentReferenceType cac:Signature*=cac:SignatureType
+cac:ClauseType cbc:ID?=cbc:IDType cbc:Content*=cbc:ContentType
+cac:CommodityClassificationType cbc:NatureCode?=cbc:NatureCodeType cbc:CargoTypeCode?=cbc:CargoTypeCodeType cbc:CommodityCode?=cbc:CommodityCodeType cbc:ItemClassificationCode?=cbc:ItemClassificationCodeType
+cac:CommunicationType cbc:ChannelCode?=cbc:ChannelCodeType cbc:Channel?=cbc:ChannelType cbc:Value?=cbc:ValueType
+cac:ConditionType cbc:AttributeID=cbc:AttributeIDType cbc:Measure?=cbc:MeasureType cbc:Description*=cbc:DescriptionType cbc:MinimumMeasure?=cbc:MinimumMeasureType cbc:MaximumMeasure?=cbc:MaximumMeasureType
+cac:ConsignmentType cbc:ID=cbc:IDType cbc:CarrierAssignedID?=cbc:CarrierAssignedIDType cbc:ConsigneeAssignedID?=cbc:ConsigneeAssignedIDType cbc:ConsignorAssignedID?=cbc:ConsignorAssignedIDType cbc:FreightForwarderAssignedID?=cbc:FreightForwarderAssignedIDType cbc:BrokerAssignedID?=cbc:BrokerAssignedIDType cbc:ContractedCarrierAssignedID?=cbc:ContractedCarrierAssignedIDType cbc:PerformingCarrierAssignedID?=cbc:PerformingCarrierAssignedIDType cbc:SummaryDescription*=cbc:SummaryDescriptionType cbc:TotalInvoiceAmount?=cbc:TotalInvoiceAmountType cbc:DeclaredCustomsValueAmount?=cbc:DeclaredCustomsValueAmountType cbc:TariffDescription*=cbc:TariffDescriptionType cbc:TariffCode?=cbc:TariffCodeType cbc:InsurancePremiumAmount?=cbc:InsurancePremiumAmountType cbc:GrossWeightMeasure?=cbc:GrossWeightMeasureType cbc:NetWeightMeasure?=cbc:NetWeightMeasureType cbc:NetNetWeightMeasure?=cbc:NetNetWeightMeasureType cbc:ChargeableWeightMeasure?=cbc:ChargeableWeightMeasureType cbc:GrossVolumeMeasure?=cbc:GrossVolumeMeasureType cbc:NetVolumeMeasure?=cbc:NetVolumeMeasureType cbc:LoadingLengthMeasure?=cbc:LoadingLengthMeasureType cbc:Remarks*=cbc:RemarksType cbc:HazardousRiskIndicator?=cbc:HazardousRiskIndicatorType cbc:AnimalFoodIndicator?=cbc:AnimalFoodIndicatorType cbc:HumanFoodIndicator?=cbc:HumanFoodIndicatorType cbc:LivestockIndicator?=cbc:LivestockIndicatorType cbc:BulkCargoIndicator?=cbc:BulkCargoIndicatorType cbc:ContainerizedIndicator?=cbc:ContainerizedIndicatorType cbc:GeneralCargoIndicator?=cbc:GeneralCargoIndicatorType cbc:SpecialSecurityIndicator?=cbc:SpecialSecurityIndicatorType cbc:ThirdPartyPayerIndicator?=cbc:ThirdPartyPayerIndicatorType cbc:CarrierServiceInstructions*=cbc:CarrierServiceInstructionsType cbc:CustomsClearanceServiceInstructions*=cbc:CustomsClearanceServiceInstructionsType cbc:ForwarderServiceInstructions*=cbc:ForwarderServiceInstructionsType cbc:SpecialServiceInstructions*=cbc:SpecialServiceInstructionsType cbc:SequenceID?=cbc:SequenceIDType cbc:ShippingPriorityLevelCode?=cbc:ShippingPriorityLevelCodeType cbc:HandlingCode?=cbc:HandlingCodeType cbc:HandlingInstructions*=cbc:HandlingInstructionsType cbc:Information*=cbc:InformationType cbc:TotalGoodsItemQuantity?=cbc:TotalGoodsItemQuantityType cbc:TotalTransportHandlingUnitQuantity?=cbc:TotalTransportHandlingUnitQuantityType cbc:InsuranceValueAmount?=cbc:InsuranceValueAmountType cbc:DeclaredForCarriageValueAmount?=cbc:DeclaredForCarriageValueAmountType cbc:DeclaredStatisticsValueAmount?=cbc:DeclaredStatisticsValueAmountType cbc:FreeOnBoardValueAmount?=cbc:FreeOnBoardValueAmountType cbc:SpecialInstructions*=cbc:SpecialInstructionsType cbc:SplitConsignmentIndicator?=cbc:SplitConsignmentIndicatorType cbc:DeliveryInstructions*=cbc:DeliveryInstructionsType cbc:ConsignmentQuantity?=cbc:ConsignmentQuantityType cbc:ConsolidatableIndicator?=cbc:ConsolidatableIndicatorType cbc:HaulageInstructions*=cbc:HaulageInstructionsType cbc:LoadingSequenceID?=cbc:LoadingSequenceIDType cbc:ChildConsignmentQuantity?=cbc:ChildConsignmentQuantityType cbc:TotalPackagesQuantity?=cbc:TotalPackagesQuantityType cac:ConsolidatedShipment*=cac:ShipmentType cac:CustomsDeclaration*=cac:CustomsDeclarationType cac:RequestedPickupTransportEvent?=cac:TransportEventType cac:RequestedDeliveryTransportEvent?=cac:TransportEventType cac:PlannedPickupTransportEvent?=cac:TransportEventType cac:PlannedDeliveryTransportEvent?=cac:TransportEventType cac:Status*=cac:StatusType cac:ChildConsignment*=cac:ConsignmentType cac:ConsigneeParty?=cac:PartyType cac:ExporterParty?=cac:PartyType cac:ConsignorParty?=cac:PartyType cac:ImporterParty?=cac:PartyType cac:CarrierParty?=cac:PartyType cac:FreightForwarderParty?=cac:PartyType cac:NotifyParty?=cac:PartyType cac:OriginalDespatchParty?=cac:PartyType cac:FinalDeliveryParty?=cac:PartyType cac:PerformingCarrierParty?=cac:PartyType cac:SubstituteCarrierParty?=cac:PartyType cac:LogisticsOperatorParty?=cac:PartyType cac:TransportAdvisorParty?=cac:PartyType cac:HazardousItemNotificationParty?=cac:PartyType cac:InsuranceParty?=cac:PartyType cac:MortgageHolderParty?=cac:PartyType cac:BillOfLadingHolderParty?=cac:PartyType cac:OriginalDepartureCountry?=cac:CountryType cac:FinalDestinationCountry?=cac:CountryType cac:TransitCountry*=cac:CountryType cac:TransportContract?=cac:ContractType cac:TransportEvent*=cac:TransportEventType cac:OriginalDespatchTransportationService?=cac:TransportationServiceType cac:FinalDeliveryTransportationService?=cac:TransportationServiceType cac:DeliveryTerms?=cac:DeliveryTermsType cac:PaymentTerms?=cac:PaymentTermsType cac:CollectPaymentTerms?=cac:PaymentTermsType cac:DisbursementPaymentTerms?=cac:PaymentTermsType cac:PrepaidPaymentTerms?=cac:PaymentTermsType cac:FreightAllowanceCharge*=cac:AllowanceChargeType cac:ExtraAllowanceCharge*=cac:AllowanceChargeType cac:MainCarriageShipmentStage*=cac:ShipmentStageType cac:PreCarriageShipmentStage*=cac:ShipmentStageType cac:OnCarriageShipmentStage*=cac:ShipmentStageType cac:TransportHandlingUnit*=cac:TransportHandlingUnitType cac:FirstArrivalPortLocation?=cac:LocationType cac:LastExitPortLocation?=cac:LocationType
+cac:ContactType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cbc:Telephone?=cbc:TelephoneType cbc:Telefax?=cbc:TelefaxType cbc:ElectronicMail?=cbc:ElectronicMailType cbc:Note*=cbc:NoteType cac:OtherCommunication*=cac:CommunicationType
+cac:ContractType cbc:ID?=cbc:IDType cbc:IssueDate?=cbc:IssueDateType cbc:IssueTime?=cbc:IssueTimeType cbc:NominationDate?=cbc:NominationDateType cbc:NominationTime?=cbc:NominationTimeType cbc:ContractTypeCode?=cbc:ContractTypeCodeType cbc:ContractType?=cbc:ContractTypeType cbc:Note*=cbc:NoteType cbc:VersionID?=cbc:VersionIDType cbc:Description*=cbc:DescriptionType cac:ValidityPeriod?=cac:PeriodType cac:ContractDocumentReference*=cac:DocumentReferenceType cac:NominationPeriod?=cac:PeriodType cac:ContractualDelivery?=cac:DeliveryType
+cac:CorporateRegistrationSchemeType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cbc:CorporateRegistrationTypeCode?=cbc:CorporateRegistrationTypeCodeType cac:JurisdictionRegionAddress*=cac:AddressType
+cac:CountryType cbc:IdentificationCode?=cbc:IdentificationCodeType cbc:Name?=cbc:NameType
+cac:CreditAccountType cbc:AccountID=cbc:AccountIDType
+cac:CreditNoteLineType cbc:ID=cbc:IDType cbc:UUID?=cbc:UUIDType cbc:Note*=cbc:NoteType cbc:CreditedQuantity?=cbc:CreditedQuantityType cbc:LineExtensionAmount?=cbc:LineExtensionAmountType cbc:TaxPointDate?=cbc:TaxPointDateType cbc:AccountingCostCode?=cbc:AccountingCostCodeType cbc:AccountingCost?=cbc:AccountingCostType cbc:PaymentPurposeCode?=cbc:PaymentPurposeCodeType cbc:FreeOfChargeIndicator?=cbc:FreeOfChargeIndicatorType cac:InvoicePeriod*=cac:PeriodType cac:OrderLineReference*=cac:OrderLineReferenceType cac:DiscrepancyResponse*=cac:ResponseType cac:DespatchLineReference*=cac:LineReferenceType cac:ReceiptLineReference*=cac:LineReferenceType cac:BillingReference*=cac:BillingReferenceType cac:DocumentReference*=cac:DocumentReferenceType cac:PricingReference?=cac:PricingReferenceType cac:OriginatorParty?=cac:PartyType cac:Delivery*=cac:DeliveryType cac:PaymentTerms*=cac:PaymentTermsType cac:TaxTotal*=cac:TaxTotalType cac:AllowanceCharge*=cac:AllowanceChargeType cac:Item?=cac:ItemType cac:Price?=cac:PriceType cac:DeliveryTerms*=cac:DeliveryTermsType cac:SubCreditNoteLine*=cac:CreditNoteLineType cac:ItemPriceExtension?=cac:PriceExtensionType
+cac:CustomerPartyType cbc:CustomerAssignedAccountID?=cbc:CustomerAssignedAccountIDType cbc:SupplierAssignedAccountID?=cbc:SupplierAssignedAccountIDType cbc:AdditionalAccountID*=cbc:AdditionalAccountIDType cac:Party?=cac:PartyType cac:DeliveryContact?=cac:ContactType cac:AccountingContact?=cac:ContactType cac:BuyerContact?=cac:ContactType
+cac:CustomsDeclarationType cbc:ID=cbc:IDType cac:IssuerParty?=cac:PartyType
+cac:DeliveryTermsType cbc:ID?=cbc:IDType cbc:SpecialTerms*=cbc:SpecialTermsType cbc:LossRiskResponsibilityCode?=cbc:LossRiskResponsibilityCodeType cbc:LossRisk*=cbc:LossRiskType cbc:Amount?=cbc:AmountType cac:DeliveryLocation?=cac:LocationType cac:AllowanceCharge?=cac:AllowanceChargeType
+cac:DeliveryType cbc:ID?=cbc:IDType cbc:Quantity?=cbc:QuantityType cbc:MinimumQuantity?=cbc:MinimumQuantityType cbc:MaximumQuantity?=cbc:MaximumQuantityType cbc:ActualDeliveryDate?=cbc:ActualDeliveryDateType cbc:ActualDeliveryTime?=cbc:ActualDeliveryTimeType cbc:LatestDeliveryDate?=cbc:LatestDeliveryDateType cbc:LatestDeliveryTime?=cbc:LatestDeliveryTimeType cbc:ReleaseID?=cbc:ReleaseIDType cbc:TrackingID?=cbc:TrackingIDType cac:DeliveryAddress?=cac:AddressType cac:DeliveryLocation?=cac:LocationType cac:AlternativeDeliveryLocation?=cac:LocationType cac:RequestedDeliveryPeriod?=cac:PeriodType cac:PromisedDeliveryPeriod?=cac:PeriodType cac:EstimatedDeliveryPeriod?=cac:PeriodType cac:CarrierParty?=cac:PartyType cac:DeliveryParty?=cac:PartyType cac:NotifyParty*=cac:PartyType cac:Despatch?=cac:DespatchType cac:DeliveryTerms*=cac:DeliveryTermsType cac:MinimumDeliveryUnit?=cac:DeliveryUnitType cac:MaximumDeliveryUnit?=cac:DeliveryUnitType cac:Shipment?=cac:ShipmentType
+cac:DeliveryUnitType cbc:BatchQuantity=cbc:BatchQuantityType cbc:ConsumerUnitQuantity?=cbc:ConsumerUnitQuantityType cbc:HazardousRiskIndicator?=cbc:HazardousRiskIndicatorType
+cac:DependentPriceReferenceType cbc:Percent?=cbc:PercentType cac:LocationAddress?=cac:AddressType cac:DependentLineReference?=cac:LineReferenceType
+cac:DespatchLineType cbc:ID=cbc:IDType cbc:UUID?=cbc:UUIDType cbc:Note*=cbc:NoteType cbc:LineStatusCode?=cbc:LineStatusCodeType cbc:DeliveredQuantity?=cbc:DeliveredQuantityType cbc:BackorderQuantity?=cbc:BackorderQuantityType cbc:BackorderReason*=cbc:BackorderReasonType cbc:OutstandingQuantity?=cbc:OutstandingQuantityType cbc:OutstandingReason*=cbc:OutstandingReasonType cbc:OversupplyQuantity?=cbc:OversupplyQuantityType cac:OrderLineReference+=cac:OrderLineReferenceType cac:DocumentReference*=cac:DocumentReferenceType cac:Item=cac:ItemType cac:Shipment*=cac:ShipmentType
+cac:DespatchType cbc:ID?=cbc:IDType cbc:RequestedDespatchDate?=cbc:RequestedDespatchDateType cbc:RequestedDespatchTime?=cbc:RequestedDespatchTimeType cbc:EstimatedDespatchDate?=cbc:EstimatedDespatchDateType cbc:EstimatedDespatchTime?=cbc:EstimatedDespatchTimeType cbc:ActualDespatchDate?=cbc:ActualDespatchDateType cbc:ActualDespatchTime?=cbc:ActualDespatchTimeType cbc:GuaranteedDespatchDate?=cbc:GuaranteedDespatchDateType cbc:GuaranteedDespatchTime?=cbc:GuaranteedDespatchTimeType cbc:ReleaseID?=cbc:ReleaseIDType cbc:Instructions*=cbc:InstructionsType cac:DespatchAddress?=cac:AddressType cac:DespatchLocation?=cac:LocationType cac:DespatchParty?=cac:PartyType cac:CarrierParty?=cac:PartyType cac:NotifyParty*=cac:PartyType cac:Contact?=cac:ContactType cac:EstimatedDespatchPeriod?=cac:PeriodType cac:RequestedDespatchPeriod?=cac:PeriodType
+cac:DimensionType cbc:AttributeID=cbc:AttributeIDType cbc:Measure?=cbc:MeasureType cbc:Description*=cbc:DescriptionType cbc:MinimumMeasure?=cbc:MinimumMeasureType cbc:MaximumMeasure?=cbc:MaximumMeasureType
+cac:DocumentReferenceType cbc:ID=cbc:IDType cbc:CopyIndicator?=cbc:CopyIndicatorType cbc:UUID?=cbc:UUIDType cbc:IssueDate?=cbc:IssueDateType cbc:IssueTime?=cbc:IssueTimeType cbc:DocumentTypeCode?=cbc:DocumentTypeCodeType cbc:DocumentType?=cbc:DocumentTypeType cbc:XPath*=cbc:XPathType cbc:LanguageID?=cbc:LanguageIDType cbc:LocaleCode?=cbc:LocaleCodeType cbc:VersionID?=cbc:VersionIDType cbc:DocumentStatusCode?=cbc:DocumentStatusCodeType cbc:DocumentDescription*=cbc:DocumentDescriptionType cac:Attachment?=cac:AttachmentType cac:ValidityPeriod?=cac:PeriodType cac:IssuerParty?=cac:PartyType cac:ResultOfVerification?=cac:ResultOfVerificationType
+cac:EmissionCalculationMethodType cbc:CalculationMethodCode?=cbc:CalculationMethodCodeType cbc:FullnessIndicationCode?=cbc:FullnessIndicationCodeType cac:MeasurementFromLocation?=cac:LocationType cac:MeasurementToLocation?=cac:LocationType
+cac:EnvironmentalEmissionType cbc:EnvironmentalEmissionTypeCode=cbc:EnvironmentalEmissionTypeCodeType cbc:ValueMeasure=cbc:ValueMeasureType cbc:Description*=cbc:DescriptionType cac:EmissionCalculationMethod*=cac:EmissionCalculationMethodType
+cac:ExchangeRateType cbc:SourceCurrencyCode=cbc:SourceCurrencyCodeType cbc:SourceCurrencyBaseRate?=cbc:SourceCurrencyBaseRateType cbc:TargetCurrencyCode=cbc:TargetCurrencyCodeType cbc:TargetCurrencyBaseRate?=cbc:TargetCurrencyBaseRateType cbc:ExchangeMarketID?=cbc:ExchangeMarketIDType cbc:CalculationRate?=cbc:CalculationRateType cbc:MathematicOperatorCode?=cbc:MathematicOperatorCodeType cbc:Date?=cbc:DateType cac:ForeignExchangeContract?=cac:ContractType
+cac:ExternalReferenceType cbc:URI?=cbc:URIType cbc:DocumentHash?=cbc:DocumentHashType cbc:HashAlgorithmMethod?=cbc:HashAlgorithmMethodType cbc:ExpiryDate?=cbc:ExpiryDateType cbc:ExpiryTime?=cbc:ExpiryTimeType cbc:MimeCode?=cbc:MimeCodeType cbc:FormatCode?=cbc:FormatCodeType cbc:EncodingCode?=cbc:EncodingCodeType cbc:CharacterSetCode?=cbc:CharacterSetCodeType cbc:FileName?=cbc:FileNameType cbc:Description*=cbc:DescriptionType
+cac:FinancialAccountType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cbc:AliasName?=cbc:AliasNameType cbc:AccountTypeCode?=cbc:AccountTypeCodeType cbc:AccountFormatCode?=cbc:AccountFormatCodeType cbc:CurrencyCode?=cbc:CurrencyCodeType cbc:PaymentNote*=cbc:PaymentNoteType cac:FinancialInstitutionBranch?=cac:BranchType cac:Country?=cac:CountryType
+cac:FinancialInstitutionType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cac:Address?=cac:AddressType
+cac:GoodsItemContainerType cbc:ID=cbc:IDType cbc:Quantity?=cbc:QuantityType cac:TransportEquipment*=cac:TransportEquipmentType
+cac:GoodsItemType cbc:ID?=cbc:IDType cbc:SequenceNumberID?=cbc:SequenceNumberIDType cbc:Description*=cbc:DescriptionType cbc:HazardousRiskIndicator?=cbc:HazardousRiskIndicatorType cbc:DeclaredCustomsValueAmount?=cbc:DeclaredCustomsValueAmountType cbc:DeclaredForCarriageValueAmount?=cbc:DeclaredForCarriageValueAmountType cbc:DeclaredStatisticsValueAmount?=cbc:DeclaredStatisticsValueAmountType cbc:FreeOnBoardValueAmount?=cbc:FreeOnBoardValueAmountType cbc:InsuranceValueAmount?=cbc:InsuranceValueAmountType cbc:ValueAmount?=cbc:ValueAmountType cbc:GrossWeightMeasure?=cbc:GrossWeightMeasureType cbc:NetWeightMeasure?=cbc:NetWeightMeasureType cbc:NetNetWeightMeasure?=cbc:NetNetWeightMeasureType cbc:ChargeableWeightMeasure?=cbc:ChargeableWeightMeasureType cbc:GrossVolumeMeasure?=cbc:GrossVolumeMeasureType cbc:NetVolumeMeasure?=cbc:NetVolumeMeasureType cbc:Quantity?=cbc:QuantityType cbc:PreferenceCriterionCode?=cbc:PreferenceCriterionCodeType cbc:RequiredCustomsID?=cbc:RequiredCustomsIDType cbc:CustomsStatusCode?=cbc:CustomsStatusCodeType cbc:CustomsTariffQuantity?=cbc:CustomsTariffQuantityType cbc:CustomsImportClassifiedIndicator?=cbc:CustomsImportClassifiedIndicatorType cbc:ChargeableQuantity?=cbc:ChargeableQuantityType cbc:ReturnableQuantity?=cbc:ReturnableQuantityType cbc:TraceID?=cbc:TraceIDType cac:Item*=cac:ItemType cac:GoodsItemContainer*=cac:GoodsItemContainerType cac:FreightAllowanceCharge*=cac:AllowanceChargeType cac:InvoiceLine*=cac:InvoiceLineType cac:Temperature*=cac:TemperatureType cac:ContainedGoodsItem*=cac:GoodsItemType cac:OriginAddress?=cac:AddressType cac:Delivery?=cac:DeliveryType cac:Pickup?=cac:PickupType cac:Despatch?=cac:DespatchType cac:MeasurementDimension*=cac:DimensionType cac:ContainingPackage*=cac:PackageType cac:ShipmentDocumentReference?=cac:DocumentReferenceType cac:MinimumTemperature?=cac:TemperatureType cac:MaximumTemperature?=cac:TemperatureType
+cac:HazardousGoodsTransitType cbc:TransportEmergencyCardCode?=cbc:TransportEmergencyCardCodeType cbc:PackingCriteriaCode?=cbc:PackingCriteriaCodeType cbc:HazardousRegulationCode?=cbc:HazardousRegulationCodeType cbc:InhalationToxicityZoneCode?=cbc:InhalationToxicityZoneCodeType cbc:TransportAuthorizationCode?=cbc:TransportAuthorizationCodeType cac:MaximumTemperature?=cac:TemperatureType cac:MinimumTemperature?=cac:TemperatureType
+cac:HazardousItemType cbc:ID?=cbc:IDType cbc:PlacardNotation?=cbc:PlacardNotationType cbc:PlacardEndorsement?=cbc:PlacardEndorsementType cbc:AdditionalInformation*=cbc:AdditionalInformationType cbc:UNDGCode?=cbc:UNDGCodeType cbc:EmergencyProceduresCode?=cbc:EmergencyProceduresCodeType cbc:MedicalFirstAidGuideCode?=cbc:MedicalFirstAidGuideCodeType cbc:TechnicalName?=cbc:TechnicalNameType cbc:CategoryName?=cbc:CategoryNameType cbc:HazardousCategoryCode?=cbc:HazardousCategoryCodeType cbc:UpperOrangeHazardPlacardID?=cbc:UpperOrangeHazardPlacardIDType cbc:LowerOrangeHazardPlacardID?=cbc:LowerOrangeHazardPlacardIDType cbc:MarkingID?=cbc:MarkingIDType cbc:HazardClassID?=cbc:HazardClassIDType cbc:NetWeightMeasure?=cbc:NetWeightMeasureType cbc:NetVolumeMeasure?=cbc:NetVolumeMeasureType cbc:Quantity?=cbc:QuantityType cac:ContactParty?=cac:PartyType cac:SecondaryHazard*=cac:SecondaryHazardType cac:HazardousGoodsTransit*=cac:HazardousGoodsTransitType cac:EmergencyTemperature?=cac:TemperatureType cac:FlashpointTemperature?=cac:TemperatureType cac:AdditionalTemperature*=cac:TemperatureType
+cac:InvoiceLineType cbc:ID=cbc:IDType cbc:UUID?=cbc:UUIDType cbc:Note*=cbc:NoteType cbc:InvoicedQuantity?=cbc:InvoicedQuantityType cbc:LineExtensionAmount=cbc:LineExtensionAmountType cbc:TaxPointDate?=cbc:TaxPointDateType cbc:AccountingCostCode?=cbc:AccountingCostCodeType cbc:AccountingCost?=cbc:AccountingCostType cbc:PaymentPurposeCode?=cbc:PaymentPurposeCodeType cbc:FreeOfChargeIndicator?=cbc:FreeOfChargeIndicatorType cac:InvoicePeriod*=cac:PeriodType cac:OrderLineReference*=cac:OrderLineReferenceType cac:DespatchLineReference*=cac:LineReferenceType cac:ReceiptLineReference*=cac:LineReferenceType cac:BillingReference*=cac:BillingReferenceType cac:DocumentReference*=cac:DocumentReferenceType cac:PricingReference?=cac:PricingReferenceType cac:OriginatorParty?=cac:PartyType cac:Delivery*=cac:DeliveryType cac:PaymentTerms*=cac:PaymentTermsType cac:AllowanceCharge*=cac:AllowanceChargeType cac:TaxTotal*=cac:TaxTotalType cac:WithholdingTaxTotal*=cac:TaxTotalType cac:Item=cac:ItemType cac:Price?=cac:PriceType cac:DeliveryTerms?=cac:DeliveryTermsType cac:SubInvoiceLine*=cac:InvoiceLineType cac:ItemPriceExtension?=cac:PriceExtensionType
+cac:ItemIdentificationType cbc:ID=cbc:IDType cbc:ExtendedID?=cbc:ExtendedIDType cbc:BarcodeSymbologyID?=cbc:BarcodeSymbologyIDType cac:PhysicalAttribute*=cac:PhysicalAttributeType cac:MeasurementDimension*=cac:DimensionType cac:IssuerParty?=cac:PartyType
+cac:ItemInstanceType cbc:ProductTraceID?=cbc:ProductTraceIDType cbc:ManufactureDate?=cbc:ManufactureDateType cbc:ManufactureTime?=cbc:ManufactureTimeType cbc:BestBeforeDate?=cbc:BestBeforeDateType cbc:RegistrationID?=cbc:RegistrationIDType cbc:SerialID?=cbc:SerialIDType cac:AdditionalItemProperty*=cac:ItemPropertyType cac:LotIdentification?=cac:LotIdentificationType
+cac:ItemLocationQuantityType cbc:LeadTimeMeasure?=cbc:LeadTimeMeasureType cbc:MinimumQuantity?=cbc:MinimumQuantityType cbc:MaximumQuantity?=cbc:MaximumQuantityType cbc:HazardousRiskIndicator?=cbc:HazardousRiskIndicatorType cbc:TradingRestrictions*=cbc:TradingRestrictionsType cac:ApplicableTerritoryAddress*=cac:AddressType cac:Price?=cac:PriceType cac:DeliveryUnit*=cac:DeliveryUnitType cac:ApplicableTaxCategory*=cac:TaxCategoryType cac:Package?=cac:PackageType cac:AllowanceCharge*=cac:AllowanceChargeType cac:DependentPriceReference?=cac:DependentPriceReferenceType
+cac:ItemPropertyGroupType cbc:ID=cbc:IDType cbc:Name?=cbc:NameType cbc:ImportanceCode?=cbc:ImportanceCodeType
+cac:ItemPropertyRangeType cbc:MinimumValue?=cbc:MinimumValueType cbc:MaximumValue?=cbc:MaximumValueType
+cac:ItemPropertyType cbc:ID?=cbc:IDType cbc:Name=cbc:NameType cbc:NameCode?=cbc:NameCodeType cbc:TestMethod?=cbc:TestMethodType cbc:Value?=cbc:ValueType cbc:ValueQuantity?=cbc:ValueQuantityType cbc:ValueQualifier*=cbc:ValueQualifierType cbc:ImportanceCode?=cbc:ImportanceCodeType cbc:ListValue*=cbc:ListValueType cac:UsabilityPeriod?=cac:PeriodType cac:ItemPropertyGroup*=cac:ItemPropertyGroupType cac:RangeDimension?=cac:DimensionType cac:ItemPropertyRange?=cac:ItemPropertyRangeType
+cac:ItemType cbc:Description*=cbc:DescriptionType cbc:PackQuantity?=cbc:PackQuantityType cbc:PackSizeNumeric?=cbc:PackSizeNumericType cbc:CatalogueIndicator?=cbc:CatalogueIndicatorType cbc:Name?=cbc:NameType cbc:HazardousRiskIndicator?=cbc:HazardousRiskIndicatorType cbc:AdditionalInformation*=cbc:AdditionalInformationType cbc:Keyword*=cbc:KeywordType cbc:BrandName*=cbc:BrandNameType cbc:ModelName*=cbc:ModelNameType cac:BuyersItemIdentification?=cac:ItemIdentificationType cac:SellersItemIdentification?=cac:ItemIdentificationType cac:ManufacturersItemIdentification*=cac:ItemIdentificationType cac:StandardItemIdentification?=cac:ItemIdentificationType cac:CatalogueItemIdentification?=cac:ItemIdentificationType cac:AdditionalItemIdentification*=cac:ItemIdentificationType cac:CatalogueDocumentReference?=cac:DocumentReferenceType cac:ItemSpecificationDocumentReference*=cac:DocumentReferenceType cac:OriginCountry?=cac:CountryType cac:CommodityClassification*=cac:CommodityClassificationType cac:TransactionConditions*=cac:TransactionConditionsType cac:HazardousItem*=cac:HazardousItemType cac:ClassifiedTaxCategory*=cac:TaxCategoryType cac:AdditionalItemProperty*=cac:ItemPropertyType cac:ManufacturerParty*=cac:PartyType cac:InformationContentProviderParty?=cac:PartyType cac:OriginAddress*=cac:AddressType cac:ItemInstance*=cac:ItemInstanceType cac:Certificate*=cac:CertificateType cac:Dimension*=cac:DimensionType
+cac:LanguageType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cbc:LocaleCode?=cbc:LocaleCodeType
+cac:LineReferenceType cbc:LineID=cbc:LineIDType cbc:UUID?=cbc:UUIDType cbc:LineStatusCode?=cbc:LineStatusCodeType cac:DocumentReference?=cac:DocumentReferenceType
+cac:LocationCoordinateType cbc:CoordinateSystemCode?=cbc:CoordinateSystemCodeType cbc:LatitudeDegreesMeasure?=cbc:LatitudeDegreesMeasureType cbc:LatitudeMinutesMeasure?=cbc:LatitudeMinutesMeasureType cbc:LatitudeDirectionCode?=cbc:LatitudeDirectionCodeType cbc:LongitudeDegreesMeasure?=cbc:LongitudeDegreesMeasureType cbc:LongitudeMinutesMeasure?=cbc:LongitudeMinutesMeasureType cbc:LongitudeDirectionCode?=cbc:LongitudeDirectionCodeType cbc:AltitudeMeasure?=cbc:AltitudeMeasureType
+cac:LocationType cbc:ID?=cbc:IDType cbc:Description*=cbc:DescriptionType cbc:Conditions*=cbc:ConditionsType cbc:CountrySubentity?=cbc:CountrySubentityType cbc:CountrySubentityCode?=cbc:CountrySubentityCodeType cbc:LocationTypeCode?=cbc:LocationTypeCodeType cbc:InformationURI?=cbc:InformationURIType cbc:Name?=cbc:NameType cac:ValidityPeriod*=cac:PeriodType cac:Address?=cac:AddressType cac:SubsidiaryLocation*=cac:LocationType cac:LocationCoordinate*=cac:LocationCoordinateType
+cac:LotIdentificationType cbc:LotNumberID?=cbc:LotNumberIDType cbc:ExpiryDate?=cbc:ExpiryDateType cac:AdditionalItemProperty*=cac:ItemPropertyType
+cac:MaritimeTransportType cbc:VesselID?=cbc:VesselIDType cbc:VesselName?=cbc:VesselNameType cbc:RadioCallSignID?=cbc:RadioCallSignIDType cbc:ShipsRequirements*=cbc:ShipsRequirementsType cbc:GrossTonnageMeasure?=cbc:GrossTonnageMeasureType cbc:NetTonnageMeasure?=cbc:NetTonnageMeasureType cac:RegistryCertificateDocumentReference?=cac:DocumentReferenceType cac:RegistryPortLocation?=cac:LocationType
+cac:MonetaryTotalType cbc:LineExtensionAmount?=cbc:LineExtensionAmountType cbc:TaxExclusiveAmount?=cbc:TaxExclusiveAmountType cbc:TaxInclusiveAmount?=cbc:TaxInclusiveAmountType cbc:AllowanceTotalAmount?=cbc:AllowanceTotalAmountType cbc:ChargeTotalAmount?=cbc:ChargeTotalAmountType cbc:PrepaidAmount?=cbc:PrepaidAmountType cbc:PayableRoundingAmount?=cbc:PayableRoundingAmountType cbc:PayableAmount=cbc:PayableAmountType cbc:PayableAlternativeAmount?=cbc:PayableAlternativeAmountType
+cac:OrderLineReferenceType cbc:LineID=cbc:LineIDType cbc:SalesOrderLineID?=cbc:SalesOrderLineIDType cbc:UUID?=cbc:UUIDType cbc:LineStatusCode?=cbc:LineStatusCodeType cac:OrderReference?=cac:OrderReferenceType
+cac:OrderReferenceType cbc:ID=cbc:IDType cbc:SalesOrderID?=cbc:SalesOrderIDType cbc:CopyIndicator?=cbc:CopyIndicatorType cbc:UUID?=cbc:UUIDType cbc:IssueDate?=cbc:IssueDateType cbc:IssueTime?=cbc:IssueTimeType cbc:CustomerReference?=cbc:CustomerReferenceType cbc:OrderTypeCode?=cbc:OrderTypeCodeType cac:DocumentReference?=cac:DocumentReferenceType
+cac:PackageType cbc:ID?=cbc:IDType cbc:Quantity?=cbc:QuantityType cbc:ReturnableMaterialIndicator?=cbc:ReturnableMaterialIndicatorType cbc:PackageLevelCode?=cbc:PackageLevelCodeType cbc:PackagingTypeCode?=cbc:PackagingTypeCodeType cbc:PackingMaterial*=cbc:PackingMaterialType cbc:TraceID?=cbc:TraceIDType cac:ContainedPackage*=cac:PackageType cac:ContainingTransportEquipment?=cac:TransportEquipmentType cac:GoodsItem*=cac:GoodsItemType cac:MeasurementDimension*=cac:DimensionType cac:DeliveryUnit*=cac:DeliveryUnitType cac:Delivery?=cac:DeliveryType cac:Pickup?=cac:PickupType cac:Despatch?=cac:DespatchType
+cac:PartyIdentificationType cbc:ID=cbc:IDType
+cac:PartyLegalEntityType cbc:RegistrationName?=cbc:RegistrationNameType cbc:CompanyID?=cbc:CompanyIDType cbc:RegistrationDate?=cbc:RegistrationDateType cbc:RegistrationExpirationDate?=cbc:RegistrationExpirationDateType cbc:CompanyLegalFormCode?=cbc:CompanyLegalFormCodeType cbc:CompanyLegalForm?=cbc:CompanyLegalFormType cbc:SoleProprietorshipIndicator?=cbc:SoleProprietorshipIndicatorType cbc:CompanyLiquidationStatusCode?=cbc:CompanyLiquidationStatusCodeType cbc:CorporateStockAmount?=cbc:CorporateStockAmountType cbc:FullyPaidSharesIndicator?=cbc:FullyPaidSharesIndicatorType cac:RegistrationAddress?=cac:AddressType cac:CorporateRegistrationScheme?=cac:CorporateRegistrationSchemeType cac:HeadOfficeParty?=cac:PartyType cac:ShareholderParty*=cac:ShareholderPartyType
+cac:PartyNameType cbc:Name=cbc:NameType
+cac:PartyTaxSchemeType cbc:RegistrationName?=cbc:RegistrationNameType cbc:CompanyID?=cbc:CompanyIDType cbc:TaxLevelCode?=cbc:TaxLevelCodeType cbc:ExemptionReasonCode?=cbc:ExemptionReasonCodeType cbc:ExemptionReason*=cbc:ExemptionReasonType cac:RegistrationAddress?=cac:AddressType cac:TaxScheme=cac:TaxSchemeType
+cac:PartyType cbc:MarkCareIndicator?=cbc:MarkCareIndicatorType cbc:MarkAttentionIndicator?=cbc:MarkAttentionIndicatorType cbc:WebsiteURI?=cbc:WebsiteURIType cbc:LogoReferenceID?=cbc:LogoReferenceIDType cbc:EndpointID?=cbc:EndpointIDType cbc:IndustryClassificationCode?=cbc:IndustryClassificationCodeType cac:PartyIdentification*=cac:PartyIdentificationType cac:PartyName*=cac:PartyNameType cac:Language?=cac:LanguageType cac:PostalAddress?=cac:AddressType cac:PhysicalLocation?=cac:LocationType cac:PartyTaxScheme*=cac:PartyTaxSchemeType cac:PartyLegalEntity*=cac:PartyLegalEntityType cac:Contact?=cac:ContactType cac:Person*=cac:PersonType cac:AgentParty?=cac:PartyType cac:ServiceProviderParty*=cac:ServiceProviderPartyType cac:PowerOfAttorney*=cac:PowerOfAttorneyType cac:FinancialAccount?=cac:FinancialAccountType
+cac:PaymentMandateType cbc:ID?=cbc:IDType cbc:MandateTypeCode?=cbc:MandateTypeCodeType cbc:MaximumPaymentInstructionsNumeric?=cbc:MaximumPaymentInstructionsNumericType cbc:MaximumPaidAmount?=cbc:MaximumPaidAmountType cbc:SignatureID?=cbc:SignatureIDType cac:PayerParty?=cac:PartyType cac:PayerFinancialAccount?=cac:FinancialAccountType cac:ValidityPeriod?=cac:PeriodType cac:PaymentReversalPeriod?=cac:PeriodType cac:Clause*=cac:ClauseType
+cac:PaymentMeansType cbc:ID?=cbc:IDType cbc:PaymentMeansCode=cbc:PaymentMeansCodeType cbc:PaymentDueDate?=cbc:PaymentDueDateType cbc:PaymentChannelCode?=cbc:PaymentChannelCodeType cbc:InstructionID?=cbc:InstructionIDType cbc:InstructionNote*=cbc:InstructionNoteType cbc:PaymentID*=cbc:PaymentIDType cac:CardAccount?=cac:CardAccountType cac:PayerFinancialAccount?=cac:FinancialAccountType cac:PayeeFinancialAccount?=cac:FinancialAccountType cac:CreditAccount?=cac:CreditAccountType cac:PaymentMandate?=cac:PaymentMandateType cac:TradeFinancing?=cac:TradeFinancingType
+cac:PaymentTermsType cbc:ID?=cbc:IDType cbc:PaymentMeansID*=cbc:PaymentMeansIDType cbc:PrepaidPaymentReferenceID?=cbc:PrepaidPaymentReferenceIDType cbc:Note*=cbc:NoteType cbc:ReferenceEventCode?=cbc:ReferenceEventCodeType cbc:SettlementDiscountPercent?=cbc:SettlementDiscountPercentType cbc:PenaltySurchargePercent?=cbc:PenaltySurchargePercentType cbc:PaymentPercent?=cbc:PaymentPercentType cbc:Amount?=cbc:AmountType cbc:SettlementDiscountAmount?=cbc:SettlementDiscountAmountType cbc:PenaltyAmount?=cbc:PenaltyAmountType cbc:PaymentTermsDetailsURI?=cbc:PaymentTermsDetailsURIType cbc:PaymentDueDate?=cbc:PaymentDueDateType cbc:InstallmentDueDate?=cbc:InstallmentDueDateType cbc:InvoicingPartyReference?=cbc:InvoicingPartyReferenceType cac:SettlementPeriod?=cac:PeriodType cac:PenaltyPeriod?=cac:PeriodType cac:ExchangeRate?=cac:ExchangeRateType cac:ValidityPeriod?=cac:PeriodType
+cac:PaymentType cbc:ID?=cbc:IDType cbc:PaidAmount?=cbc:PaidAmountType cbc:ReceivedDate?=cbc:ReceivedDateType cbc:PaidDate?=cbc:PaidDateType cbc:PaidTime?=cbc:PaidTimeType cbc:InstructionID?=cbc:InstructionIDType
+cac:PeriodType cbc:StartDate?=cbc:StartDateType cbc:StartTime?=cbc:StartTimeType cbc:EndDate?=cbc:EndDateType cbc:EndTime?=cbc:EndTimeType cbc:DurationMeasure?=cbc:DurationMeasureType cbc:DescriptionCode*=cbc:DescriptionCodeType cbc:Description*=cbc:DescriptionType
+cac:PersonType cbc:ID?=cbc:IDType cbc:FirstName?=cbc:FirstNameType cbc:FamilyName?=cbc:FamilyNameType cbc:Title?=cbc:TitleType cbc:MiddleName?=cbc:MiddleNameType cbc:OtherName?=cbc:OtherNameType cbc:NameSuffix?=cbc:NameSuffixType cbc:JobTitle?=cbc:JobTitleType cbc:NationalityID?=cbc:NationalityIDType cbc:GenderCode?=cbc:GenderCodeType cbc:BirthDate?=cbc:BirthDateType cbc:BirthplaceName?=cbc:BirthplaceNameType cbc:OrganizationDepartment?=cbc:OrganizationDepartmentType cac:Contact?=cac:ContactType cac:FinancialAccount?=cac:FinancialAccountType cac:IdentityDocumentReference*=cac:DocumentReferenceType cac:ResidenceAddress?=cac:AddressType
+cac:PhysicalAttributeType cbc:AttributeID=cbc:AttributeIDType cbc:PositionCode?=cbc:PositionCodeType cbc:DescriptionCode?=cbc:DescriptionCodeType cbc:Description*=cbc:DescriptionType
+cac:PickupType cbc:ID?=cbc:IDType cbc:ActualPickupDate?=cbc:ActualPickupDateType cbc:ActualPickupTime?=cbc:ActualPickupTimeType cbc:EarliestPickupDate?=cbc:EarliestPickupDateType cbc:EarliestPickupTime?=cbc:EarliestPickupTimeType cbc:LatestPickupDate?=cbc:LatestPickupDateType cbc:LatestPickupTime?=cbc:LatestPickupTimeType cac:PickupLocation?=cac:LocationType cac:PickupParty?=cac:PartyType
+cac:PowerOfAttorneyType cbc:ID?=cbc:IDType cbc:IssueDate?=cbc:IssueDateType cbc:IssueTime?=cbc:IssueTimeType cbc:Description*=cbc:DescriptionType cac:NotaryParty?=cac:PartyType cac:AgentParty=cac:PartyType cac:WitnessParty*=cac:PartyType cac:MandateDocumentReference*=cac:DocumentReferenceType
+cac:PriceExtensionType cbc:Amount=cbc:AmountType cac:TaxTotal*=cac:TaxTotalType
+cac:PriceListType cbc:ID?=cbc:IDType cbc:StatusCode?=cbc:StatusCodeType cac:ValidityPeriod*=cac:PeriodType cac:PreviousPriceList?=cac:PriceListType
+cac:PriceType cbc:PriceAmount=cbc:PriceAmountType cbc:BaseQuantity?=cbc:BaseQuantityType cbc:PriceChangeReason*=cbc:PriceChangeReasonType cbc:PriceTypeCode?=cbc:PriceTypeCodeType cbc:PriceType?=cbc:PriceTypeType cbc:OrderableUnitFactorRate?=cbc:OrderableUnitFactorRateType cac:ValidityPeriod*=cac:PeriodType cac:PriceList?=cac:PriceListType cac:AllowanceCharge*=cac:AllowanceChargeType cac:PricingExchangeRate?=cac:ExchangeRateType
+cac:PricingReferenceType cac:OriginalItemLocationQuantity?=cac:ItemLocationQuantityType cac:AlternativeConditionPrice*=cac:PriceType
+cac:ProjectReferenceType cbc:ID=cbc:IDType cbc:UUID?=cbc:UUIDType cbc:IssueDate?=cbc:IssueDateType cac:WorkPhaseReference*=cac:WorkPhaseReferenceType
+cac:RailTransportType cbc:TrainID=cbc:TrainIDType cbc:RailCarID?=cbc:RailCarIDType
+cac:ReceiptLineType cbc:ID=cbc:IDType cbc:UUID?=cbc:UUIDType cbc:Note*=cbc:NoteType cbc:ReceivedQuantity?=cbc:ReceivedQuantityType cbc:ShortQuantity?=cbc:ShortQuantityType cbc:ShortageActionCode?=cbc:ShortageActionCodeType cbc:RejectedQuantity?=cbc:RejectedQuantityType cbc:RejectReasonCode?=cbc:RejectReasonCodeType cbc:RejectReason*=cbc:RejectReasonType cbc:RejectActionCode?=cbc:RejectActionCodeType cbc:QuantityDiscrepancyCode?=cbc:QuantityDiscrepancyCodeType cbc:OversupplyQuantity?=cbc:OversupplyQuantityType cbc:ReceivedDate?=cbc:ReceivedDateType cbc:TimingComplaintCode?=cbc:TimingComplaintCodeType cbc:TimingComplaint?=cbc:TimingComplaintType cac:OrderLineReference?=cac:OrderLineReferenceType cac:DespatchLineReference*=cac:LineReferenceType cac:DocumentReference*=cac:DocumentReferenceType cac:Item*=cac:ItemType cac:Shipment*=cac:ShipmentType
+cac:ResponseType cbc:ReferenceID?=cbc:ReferenceIDType cbc:ResponseCode?=cbc:ResponseCodeType cbc:Description*=cbc:DescriptionType cbc:EffectiveDate?=cbc:EffectiveDateType cbc:EffectiveTime?=cbc:EffectiveTimeType cac:Status*=cac:StatusType
+cac:ResultOfVerificationType cbc:ValidatorID?=cbc:ValidatorIDType cbc:ValidationResultCode?=cbc:ValidationResultCodeType cbc:ValidationDate?=cbc:ValidationDateType cbc:ValidationTime?=cbc:ValidationTimeType cbc:ValidateProcess?=cbc:ValidateProcessType cbc:ValidateTool?=cbc:ValidateToolType cbc:ValidateToolVersion?=cbc:ValidateToolVersionType cac:SignatoryParty?=cac:PartyType
+cac:RoadTransportType cbc:LicensePlateID=cbc:LicensePlateIDType
+cac:SecondaryHazardType cbc:ID?=cbc:IDType cbc:PlacardNotation?=cbc:PlacardNotationType cbc:PlacardEndorsement?=cbc:PlacardEndorsementType cbc:EmergencyProceduresCode?=cbc:EmergencyProceduresCodeType cbc:Extension*=cbc:ExtensionType
+cac:ServiceFrequencyType cbc:WeekDayCode=cbc:WeekDayCodeType
+cac:ServiceProviderPartyType cbc:ID?=cbc:IDType cbc:ServiceTypeCode?=cbc:ServiceTypeCodeType cbc:ServiceType*=cbc:ServiceTypeType cac:Party=cac:PartyType cac:SellerContact?=cac:ContactType
+cac:ShareholderPartyType cbc:PartecipationPercent?=cbc:PartecipationPercentType cac:Party?=cac:PartyType
+cac:ShipmentStageType cbc:ID?=cbc:IDType cbc:TransportModeCode?=cbc:TransportModeCodeType cbc:TransportMeansTypeCode?=cbc:TransportMeansTypeCodeType cbc:TransitDirectionCode?=cbc:TransitDirectionCodeType cbc:PreCarriageIndicator?=cbc:PreCarriageIndicatorType cbc:OnCarriageIndicator?=cbc:OnCarriageIndicatorType cbc:EstimatedDeliveryDate?=cbc:EstimatedDeliveryDateType cbc:EstimatedDeliveryTime?=cbc:EstimatedDeliveryTimeType cbc:RequiredDeliveryDate?=cbc:RequiredDeliveryDateType cbc:RequiredDeliveryTime?=cbc:RequiredDeliveryTimeType cbc:LoadingSequenceID?=cbc:LoadingSequenceIDType cbc:SuccessiveSequenceID?=cbc:SuccessiveSequenceIDType cbc:Instructions*=cbc:InstructionsType cbc:DemurrageInstructions*=cbc:DemurrageInstructionsType cbc:CrewQuantity?=cbc:CrewQuantityType cbc:PassengerQuantity?=cbc:PassengerQuantityType cac:TransitPeriod?=cac:PeriodType cac:CarrierParty*=cac:PartyType cac:TransportMeans?=cac:TransportMeansType cac:LoadingPortLocation?=cac:LocationType cac:UnloadingPortLocation?=cac:LocationType cac:TransshipPortLocation?=cac:LocationType cac:LoadingTransportEvent?=cac:TransportEventType cac:ExaminationTransportEvent?=cac:TransportEventType cac:AvailabilityTransportEvent?=cac:TransportEventType cac:ExportationTransportEvent?=cac:TransportEventType cac:DischargeTransportEvent?=cac:TransportEventType cac:WarehousingTransportEvent?=cac:TransportEventType cac:TakeoverTransportEvent?=cac:TransportEventType cac:OptionalTakeoverTransportEvent?=cac:TransportEventType cac:DropoffTransportEvent?=cac:TransportEventType cac:ActualPickupTransportEvent?=cac:TransportEventType cac:DeliveryTransportEvent?=cac:TransportEventType cac:ReceiptTransportEvent?=cac:TransportEventType cac:StorageTransportEvent?=cac:TransportEventType cac:AcceptanceTransportEvent?=cac:TransportEventType cac:TerminalOperatorParty?=cac:PartyType cac:CustomsAgentParty?=cac:PartyType cac:EstimatedTransitPeriod?=cac:PeriodType cac:FreightAllowanceCharge*=cac:AllowanceChargeType cac:FreightChargeLocation?=cac:LocationType cac:DetentionTransportEvent*=cac:TransportEventType cac:RequestedDepartureTransportEvent?=cac:TransportEventType cac:RequestedArrivalTransportEvent?=cac:TransportEventType cac:RequestedWaypointTransportEvent*=cac:TransportEventType cac:PlannedDepartureTransportEvent?=cac:TransportEventType cac:PlannedArrivalTransportEvent?=cac:TransportEventType cac:PlannedWaypointTransportEvent*=cac:TransportEventType cac:ActualDepartureTransportEvent?=cac:TransportEventType cac:ActualWaypointTransportEvent?=cac:TransportEventType cac:ActualArrivalTransportEvent?=cac:TransportEventType cac:TransportEvent*=cac:TransportEventType cac:EstimatedDepartureTransportEvent?=cac:TransportEventType cac:EstimatedArrivalTransportEvent?=cac:TransportEventType cac:PassengerPerson*=cac:PersonType cac:DriverPerson*=cac:PersonType cac:ReportingPerson?=cac:PersonType cac:CrewMemberPerson*=cac:PersonType cac:SecurityOfficerPerson?=cac:PersonType cac:MasterPerson?=cac:PersonType cac:ShipsSurgeonPerson?=cac:PersonType
+cac:ShipmentType cbc:ID=cbc:IDType cbc:ShippingPriorityLevelCode?=cbc:ShippingPriorityLevelCodeType cbc:HandlingCode?=cbc:HandlingCodeType cbc:HandlingInstructions*=cbc:HandlingInstructionsType cbc:Information*=cbc:InformationType cbc:GrossWeightMeasure?=cbc:GrossWeightMeasureType cbc:NetWeightMeasure?=cbc:NetWeightMeasureType cbc:NetNetWeightMeasure?=cbc:NetNetWeightMeasureType cbc:GrossVolumeMeasure?=cbc:GrossVolumeMeasureType cbc:NetVolumeMeasure?=cbc:NetVolumeMeasureType cbc:TotalGoodsItemQuantity?=cbc:TotalGoodsItemQuantityType cbc:TotalTransportHandlingUnitQuantity?=cbc:TotalTransportHandlingUnitQuantityType cbc:InsuranceValueAmount?=cbc:InsuranceValueAmountType cbc:DeclaredCustomsValueAmount?=cbc:DeclaredCustomsValueAmountType cbc:DeclaredForCarriageValueAmount?=cbc:DeclaredForCarriageValueAmountType cbc:DeclaredStatisticsValueAmount?=cbc:DeclaredStatisticsValueAmountType cbc:FreeOnBoardValueAmount?=cbc:FreeOnBoardValueAmountType cbc:SpecialInstructions*=cbc:SpecialInstructionsType cbc:DeliveryInstructions*=cbc:DeliveryInstructionsType cbc:SplitConsignmentIndicator?=cbc:SplitConsignmentIndicatorType cbc:ConsignmentQuantity?=cbc:ConsignmentQuantityType cac:Consignment*=cac:ConsignmentType cac:GoodsItem*=cac:GoodsItemType cac:ShipmentStage*=cac:ShipmentStageType cac:Delivery?=cac:DeliveryType cac:TransportHandlingUnit*=cac:TransportHandlingUnitType cac:ReturnAddress?=cac:AddressType cac:OriginAddress?=cac:AddressType cac:FirstArrivalPortLocation?=cac:LocationType cac:LastExitPortLocation?=cac:LocationType cac:ExportCountry?=cac:CountryType cac:FreightAllowanceCharge*=cac:AllowanceChargeType
+cac:SignatureType cbc:ID=cbc:IDType cbc:Note*=cbc:NoteType cbc:ValidationDate?=cbc:ValidationDateType cbc:ValidationTime?=cbc:ValidationTimeType cbc:ValidatorID?=cbc:ValidatorIDType cbc:CanonicalizationMethod?=cbc:CanonicalizationMethodType cbc:SignatureMethod?=cbc:SignatureMethodType cac:SignatoryParty?=cac:PartyType cac:DigitalSignatureAttachment?=cac:AttachmentType cac:OriginalDocumentReference?=cac:DocumentReferenceType
+cac:StatusType cbc:ConditionCode?=cbc:ConditionCodeType cbc:ReferenceDate?=cbc:ReferenceDateType cbc:ReferenceTime?=cbc:ReferenceTimeType cbc:Description*=cbc:DescriptionType cbc:StatusReasonCode?=cbc:StatusReasonCodeType cbc:StatusReason*=cbc:StatusReasonType cbc:SequenceID?=cbc:SequenceIDType cbc:Text*=cbc:TextType cbc:IndicationIndicator?=cbc:IndicationIndicatorType cbc:Percent?=cbc:PercentType cbc:ReliabilityPercent?=cbc:ReliabilityPercentType cac:Condition*=cac:ConditionType
+cac:StowageType cbc:LocationID?=cbc:LocationIDType cbc:Location*=cbc:LocationType cac:MeasurementDimension*=cac:DimensionType
+cac:SupplierPartyType cbc:CustomerAssignedAccountID?=cbc:CustomerAssignedAccountIDType cbc:AdditionalAccountID*=cbc:AdditionalAccountIDType cbc:DataSendingCapability?=cbc:DataSendingCapabilityType cac:Party?=cac:PartyType cac:DespatchContact?=cac:ContactType cac:AccountingContact?=cac:ContactType cac:SellerContact?=cac:ContactType
+cac:TaxCategoryType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cbc:Percent?=cbc:PercentType cbc:BaseUnitMeasure?=cbc:BaseUnitMeasureType cbc:PerUnitAmount?=cbc:PerUnitAmountType cbc:TaxExemptionReasonCode?=cbc:TaxExemptionReasonCodeType cbc:TaxExemptionReason*=cbc:TaxExemptionReasonType cbc:TierRange?=cbc:TierRangeType cbc:TierRatePercent?=cbc:TierRatePercentType cac:TaxScheme=cac:TaxSchemeType
+cac:TaxSchemeType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType cbc:TaxTypeCode?=cbc:TaxTypeCodeType cbc:CurrencyCode?=cbc:CurrencyCodeType cac:JurisdictionRegionAddress*=cac:AddressType
+cac:TaxSubtotalType cbc:TaxableAmount?=cbc:TaxableAmountType cbc:TaxAmount=cbc:TaxAmountType cbc:CalculationSequenceNumeric?=cbc:CalculationSequenceNumericType cbc:TransactionCurrencyTaxAmount?=cbc:TransactionCurrencyTaxAmountType cbc:Percent?=cbc:PercentType cbc:BaseUnitMeasure?=cbc:BaseUnitMeasureType cbc:PerUnitAmount?=cbc:PerUnitAmountType cbc:TierRange?=cbc:TierRangeType cbc:TierRatePercent?=cbc:TierRatePercentType cac:TaxCategory=cac:TaxCategoryType
+cac:TaxTotalType cbc:TaxAmount=cbc:TaxAmountType cbc:RoundingAmount?=cbc:RoundingAmountType cbc:TaxEvidenceIndicator?=cbc:TaxEvidenceIndicatorType cbc:TaxIncludedIndicator?=cbc:TaxIncludedIndicatorType cac:TaxSubtotal*=cac:TaxSubtotalType
+cac:TemperatureType cbc:AttributeID=cbc:AttributeIDType cbc:Measure=cbc:MeasureType cbc:Description*=cbc:DescriptionType
+cac:TradeFinancingType cbc:ID?=cbc:IDType cbc:FinancingInstrumentCode?=cbc:FinancingInstrumentCodeType cac:ContractDocumentReference?=cac:DocumentReferenceType cac:DocumentReference*=cac:DocumentReferenceType cac:FinancingParty=cac:PartyType cac:FinancingFinancialAccount?=cac:FinancialAccountType cac:Clause*=cac:ClauseType
+cac:TradingTermsType cbc:Information*=cbc:InformationType cbc:Reference?=cbc:ReferenceType cac:ApplicableAddress?=cac:AddressType
+cac:TransactionConditionsType cbc:ID?=cbc:IDType cbc:ActionCode?=cbc:ActionCodeType cbc:Description*=cbc:DescriptionType cac:DocumentReference*=cac:DocumentReferenceType
+cac:TransportEquipmentSealType cbc:ID=cbc:IDType cbc:SealIssuerTypeCode?=cbc:SealIssuerTypeCodeType cbc:Condition?=cbc:ConditionType cbc:SealStatusCode?=cbc:SealStatusCodeType cbc:SealingPartyType?=cbc:SealingPartyTypeType
+cac:TransportEquipmentType cbc:ID?=cbc:IDType cbc:ReferencedConsignmentID*=cbc:ReferencedConsignmentIDType cbc:TransportEquipmentTypeCode?=cbc:TransportEquipmentTypeCodeType cbc:ProviderTypeCode?=cbc:ProviderTypeCodeType cbc:OwnerTypeCode?=cbc:OwnerTypeCodeType cbc:SizeTypeCode?=cbc:SizeTypeCodeType cbc:DispositionCode?=cbc:DispositionCodeType cbc:FullnessIndicationCode?=cbc:FullnessIndicationCodeType cbc:RefrigerationOnIndicator?=cbc:RefrigerationOnIndicatorType cbc:Information*=cbc:InformationType cbc:ReturnabilityIndicator?=cbc:ReturnabilityIndicatorType cbc:LegalStatusIndicator?=cbc:LegalStatusIndicatorType cbc:AirFlowPercent?=cbc:AirFlowPercentType cbc:HumidityPercent?=cbc:HumidityPercentType cbc:AnimalFoodApprovedIndicator?=cbc:AnimalFoodApprovedIndicatorType cbc:HumanFoodApprovedIndicator?=cbc:HumanFoodApprovedIndicatorType cbc:DangerousGoodsApprovedIndicator?=cbc:DangerousGoodsApprovedIndicatorType cbc:RefrigeratedIndicator?=cbc:RefrigeratedIndicatorType cbc:Characteristics?=cbc:CharacteristicsType cbc:DamageRemarks*=cbc:DamageRemarksType cbc:Description*=cbc:DescriptionType cbc:SpecialTransportRequirements*=cbc:SpecialTransportRequirementsType cbc:GrossWeightMeasure?=cbc:GrossWeightMeasureType cbc:GrossVolumeMeasure?=cbc:GrossVolumeMeasureType cbc:TareWeightMeasure?=cbc:TareWeightMeasureType cbc:TrackingDeviceCode?=cbc:TrackingDeviceCodeType cbc:PowerIndicator?=cbc:PowerIndicatorType cbc:TraceID?=cbc:TraceIDType cac:MeasurementDimension*=cac:DimensionType cac:TransportEquipmentSeal*=cac:TransportEquipmentSealType cac:MinimumTemperature?=cac:TemperatureType cac:MaximumTemperature?=cac:TemperatureType cac:ProviderParty?=cac:PartyType cac:LoadingProofParty?=cac:PartyType cac:SupplierParty?=cac:SupplierPartyType cac:OwnerParty?=cac:PartyType cac:OperatingParty?=cac:PartyType cac:LoadingLocation?=cac:LocationType cac:UnloadingLocation?=cac:LocationType cac:StorageLocation?=cac:LocationType cac:PositioningTransportEvent*=cac:TransportEventType cac:QuarantineTransportEvent*=cac:TransportEventType cac:DeliveryTransportEvent*=cac:TransportEventType cac:PickupTransportEvent*=cac:TransportEventType cac:HandlingTransportEvent*=cac:TransportEventType cac:LoadingTransportEvent*=cac:TransportEventType cac:TransportEvent*=cac:TransportEventType cac:ApplicableTransportMeans?=cac:TransportMeansType cac:HaulageTradingTerms*=cac:TradingTermsType cac:HazardousGoodsTransit*=cac:HazardousGoodsTransitType cac:PackagedTransportHandlingUnit*=cac:TransportHandlingUnitType cac:ServiceAllowanceCharge*=cac:AllowanceChargeType cac:FreightAllowanceCharge*=cac:AllowanceChargeType cac:AttachedTransportEquipment*=cac:TransportEquipmentType cac:Delivery?=cac:DeliveryType cac:Pickup?=cac:PickupType cac:Despatch?=cac:DespatchType cac:ShipmentDocumentReference*=cac:DocumentReferenceType cac:ContainedInTransportEquipment*=cac:TransportEquipmentType cac:Package*=cac:PackageType cac:GoodsItem*=cac:GoodsItemType
+cac:TransportEventType cbc:IdentificationID?=cbc:IdentificationIDType cbc:OccurrenceDate?=cbc:OccurrenceDateType cbc:OccurrenceTime?=cbc:OccurrenceTimeType cbc:TransportEventTypeCode?=cbc:TransportEventTypeCodeType cbc:Description*=cbc:DescriptionType cbc:CompletionIndicator?=cbc:CompletionIndicatorType cac:ReportedShipment?=cac:ShipmentType cac:CurrentStatus*=cac:StatusType cac:Contact*=cac:ContactType cac:Location?=cac:LocationType cac:Signature?=cac:SignatureType cac:Period*=cac:PeriodType
+cac:TransportHandlingUnitType cbc:ID?=cbc:IDType cbc:TransportHandlingUnitTypeCode?=cbc:TransportHandlingUnitTypeCodeType cbc:HandlingCode?=cbc:HandlingCodeType cbc:HandlingInstructions*=cbc:HandlingInstructionsType cbc:HazardousRiskIndicator?=cbc:HazardousRiskIndicatorType cbc:TotalGoodsItemQuantity?=cbc:TotalGoodsItemQuantityType cbc:TotalPackageQuantity?=cbc:TotalPackageQuantityType cbc:DamageRemarks*=cbc:DamageRemarksType cbc:ShippingMarks*=cbc:ShippingMarksType cbc:TraceID?=cbc:TraceIDType cac:HandlingUnitDespatchLine*=cac:DespatchLineType cac:ActualPackage*=cac:PackageType cac:ReceivedHandlingUnitReceiptLine*=cac:ReceiptLineType cac:TransportEquipment*=cac:TransportEquipmentType cac:TransportMeans*=cac:TransportMeansType cac:HazardousGoodsTransit*=cac:HazardousGoodsTransitType cac:MeasurementDimension*=cac:DimensionType cac:MinimumTemperature?=cac:TemperatureType cac:MaximumTemperature?=cac:TemperatureType cac:GoodsItem*=cac:GoodsItemType cac:FloorSpaceMeasurementDimension?=cac:DimensionType cac:PalletSpaceMeasurementDimension?=cac:DimensionType cac:ShipmentDocumentReference*=cac:DocumentReferenceType cac:Status*=cac:StatusType cac:CustomsDeclaration*=cac:CustomsDeclarationType cac:ReferencedShipment*=cac:ShipmentType cac:Package*=cac:PackageType
+cac:TransportMeansType cbc:JourneyID?=cbc:JourneyIDType cbc:RegistrationNationalityID?=cbc:RegistrationNationalityIDType cbc:RegistrationNationality*=cbc:RegistrationNationalityType cbc:DirectionCode?=cbc:DirectionCodeType cbc:TransportMeansTypeCode?=cbc:TransportMeansTypeCodeType cbc:TradeServiceCode?=cbc:TradeServiceCodeType cac:Stowage?=cac:StowageType cac:AirTransport?=cac:AirTransportType cac:RoadTransport?=cac:RoadTransportType cac:RailTransport?=cac:RailTransportType cac:MaritimeTransport?=cac:MaritimeTransportType cac:OwnerParty?=cac:PartyType cac:MeasurementDimension*=cac:DimensionType
+cac:TransportationServiceType cbc:TransportServiceCode=cbc:TransportServiceCodeType cbc:TariffClassCode?=cbc:TariffClassCodeType cbc:Priority?=cbc:PriorityType cbc:FreightRateClassCode?=cbc:FreightRateClassCodeType cbc:TransportationServiceDescription*=cbc:TransportationServiceDescriptionType cbc:TransportationServiceDetailsURI?=cbc:TransportationServiceDetailsURIType cbc:NominationDate?=cbc:NominationDateType cbc:NominationTime?=cbc:NominationTimeType cbc:Name?=cbc:NameType cbc:SequenceNumeric?=cbc:SequenceNumericType cac:TransportEquipment*=cac:TransportEquipmentType cac:SupportedTransportEquipment*=cac:TransportEquipmentType cac:UnsupportedTransportEquipment*=cac:TransportEquipmentType cac:CommodityClassification*=cac:CommodityClassificationType cac:SupportedCommodityClassification*=cac:CommodityClassificationType cac:UnsupportedCommodityClassification*=cac:CommodityClassificationType cac:TotalCapacityDimension?=cac:DimensionType cac:ShipmentStage*=cac:ShipmentStageType cac:TransportEvent*=cac:TransportEventType cac:ResponsibleTransportServiceProviderParty?=cac:PartyType cac:EnvironmentalEmission*=cac:EnvironmentalEmissionType cac:EstimatedDurationPeriod?=cac:PeriodType cac:ScheduledServiceFrequency*=cac:ServiceFrequencyType
+cac:WorkPhaseReferenceType cbc:ID?=cbc:IDType cbc:WorkPhaseCode?=cbc:WorkPhaseCodeType cbc:WorkPhase*=cbc:WorkPhaseType cbc:ProgressPercent?=cbc:ProgressPercentType cbc:StartDate?=cbc:StartDateType cbc:EndDate?=cbc:EndDateType cac:WorkOrderDocumentReference*=cac:DocumentReferenceType
+cn:CreditNoteType ext:UBLExtensions?=ext:UBLExtensionsType cbc:UBLVersionID?=cbc:UBLVersionIDType cbc:CustomizationID?=cbc:CustomizationIDType cbc:ProfileID?=cbc:ProfileIDType cbc:ProfileExecutionID?=cbc:ProfileExecutionIDType cbc:ID=cbc:IDType cbc:CopyIndicator?=cbc:CopyIndicatorType cbc:UUID?=cbc:UUIDType cbc:IssueDate=cbc:IssueDateType cbc:IssueTime?=cbc:IssueTimeType cbc:TaxPointDate?=cbc:TaxPointDateType cbc:CreditNoteTypeCode?=cbc:CreditNoteTypeCodeType cbc:Note*=cbc:NoteType cbc:DocumentCurrencyCode?=cbc:DocumentCurrencyCodeType cbc:TaxCurrencyCode?=cbc:TaxCurrencyCodeType cbc:PricingCurrencyCode?=cbc:PricingCurrencyCodeType cbc:PaymentCurrencyCode?=cbc:PaymentCurrencyCodeType cbc:PaymentAlternativeCurrencyCode?=cbc:PaymentAlternativeCurrencyCodeType cbc:AccountingCostCode?=cbc:AccountingCostCodeType cbc:AccountingCost?=cbc:AccountingCostType cbc:LineCountNumeric?=cbc:LineCountNumericType cbc:BuyerReference?=cbc:BuyerReferenceType cac:InvoicePeriod*=cac:PeriodType cac:DiscrepancyResponse*=cac:ResponseType cac:OrderReference?=cac:OrderReferenceType cac:BillingReference*=cac:BillingReferenceType cac:DespatchDocumentReference*=cac:DocumentReferenceType cac:ReceiptDocumentReference*=cac:DocumentReferenceType cac:ContractDocumentReference*=cac:DocumentReferenceType cac:AdditionalDocumentReference*=cac:DocumentReferenceType cac:StatementDocumentReference*=cac:DocumentReferenceType cac:OriginatorDocumentReference*=cac:DocumentReferenceType cac:Signature*=cac:SignatureType cac:AccountingSupplierParty=cac:SupplierPartyType cac:AccountingCustomerParty=cac:CustomerPartyType cac:PayeeParty?=cac:PartyType cac:BuyerCustomerParty?=cac:CustomerPartyType cac:SellerSupplierParty?=cac:SupplierPartyType cac:TaxRepresentativeParty?=cac:PartyType cac:Delivery*=cac:DeliveryType cac:DeliveryTerms*=cac:DeliveryTermsType cac:PaymentMeans*=cac:PaymentMeansType cac:PaymentTerms*=cac:PaymentTermsType cac:TaxExchangeRate?=cac:ExchangeRateType cac:PricingExchangeRate?=cac:ExchangeRateType cac:PaymentExchangeRate?=cac:ExchangeRateType cac:PaymentAlternativeExchangeRate?=cac:ExchangeRateType cac:AllowanceCharge*=cac:AllowanceChargeType cac:TaxTotal*=cac:TaxTotalType cac:LegalMonetaryTotal=cac:MonetaryTotalType cac:CreditNoteLine+=cac:CreditNoteLineType
+ext:UBLExtensionType cbc:ID?=cbc:IDType cbc:Name?=cbc:NameType ext:ExtensionAgencyID?=ext:ExtensionAgencyIDType ext:ExtensionAgencyName?=ext:ExtensionAgencyNameType ext:ExtensionVersionID?=ext:ExtensionVersionIDType ext:ExtensionAgencyURI?=ext:ExtensionAgencyURIType ext:ExtensionURI?=ext:ExtensionURIType ext:ExtensionReasonCode?=ext:ExtensionReasonCodeType ext:ExtensionReason?=ext:ExtensionReasonType ext:ExtensionContent=ext:ExtensionContentType
+ext:UBLExtensionsType ext:UBLExtension+=ext:UBLExtensionType
+inv:InvoiceType ext:UBLExtensions?=ext:UBLExtensionsType cbc:UBLVersionID?=cbc:UBLVersionIDType cbc:CustomizationID?=cbc:CustomizationIDType cbc:ProfileID?=cbc:ProfileIDType cbc:ProfileExecutionID?=cbc:ProfileExecutionIDType cbc:ID=cbc:IDType cbc:CopyIndicator?=cbc:CopyIndicatorType cbc:UUID?=cbc:UUIDType cbc:IssueDate=cbc:IssueDateType cbc:IssueTime?=cbc:IssueTimeType cbc:DueDate?=cbc:DueDateType cbc:InvoiceTypeCode?=cbc:InvoiceTypeCodeType cbc:Note*=cbc:NoteType cbc:TaxPointDate?=cbc:TaxPointDateType cbc:DocumentCurrencyCode?=cbc:DocumentCurrencyCodeType cbc:TaxCurrencyCode?=cbc:TaxCurrencyCodeType cbc:PricingCurrencyCode?=cbc:PricingCurrencyCodeType cbc:PaymentCurrencyCode?=cbc:PaymentCurrencyCodeType cbc:PaymentAlternativeCurrencyCode?=cbc:PaymentAlternativeCurrencyCodeType cbc:AccountingCostCode?=cbc:AccountingCostCodeType cbc:AccountingCost?=cbc:AccountingCostType cbc:LineCountNumeric?=cbc:LineCountNumericType cbc:BuyerReference?=cbc:BuyerReferenceType cac:InvoicePeriod*=cac:PeriodType cac:OrderReference?=cac:OrderReferenceType cac:BillingReference*=cac:BillingReferenceType cac:DespatchDocumentReference*=cac:DocumentReferenceType cac:ReceiptDocumentReference*=cac:DocumentReferenceType cac:StatementDocumentReference*=cac:DocumentReferenceType cac:OriginatorDocumentReference*=cac:DocumentReferenceType cac:ContractDocumentReference*=cac:DocumentReferenceType cac:AdditionalDocumentReference*=cac:DocumentReferenceType cac:ProjectReference*=cac:ProjectReferenceType cac:Signature*=cac:SignatureType cac:AccountingSupplierParty=cac:SupplierPartyType cac:AccountingCustomerParty=cac:CustomerPartyType cac:PayeeParty?=cac:PartyType cac:BuyerCustomerParty?=cac:CustomerPartyType cac:SellerSupplierParty?=cac:SupplierPartyType cac:TaxRepresentativeParty?=cac:PartyType cac:Delivery*=cac:DeliveryType cac:DeliveryTerms?=cac:DeliveryTermsType cac:PaymentMeans*=cac:PaymentMeansType cac:PaymentTerms*=cac:PaymentTermsType cac:PrepaidPayment*=cac:PaymentType cac:AllowanceCharge*=cac:AllowanceChargeType cac:TaxExchangeRate?=cac:ExchangeRateType cac:PricingExchangeRate?=cac:ExchangeRateType cac:PaymentExchangeRate?=cac:ExchangeRateType cac:PaymentAlternativeExchangeRate?=cac:ExchangeRateType cac:TaxTotal*=cac:TaxTotalType cac:WithholdingTaxTotal*=cac:TaxTotalType cac:LegalMonetaryTotal=cac:MonetaryTotalType cac:InvoiceLine+=cac:InvoiceLineType
-cbc:AccountFormatCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:AccountIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:AccountTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:AccountingCostCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:AccountingCostType string languageID languageLocaleID
-cbc:ActionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ActualDeliveryDateType date
-cbc:ActualDeliveryTimeType time
-cbc:ActualDespatchDateType date
-cbc:ActualDespatchTimeType time
-cbc:ActualPickupDateType date
-cbc:ActualPickupTimeType time
-cbc:AdditionalAccountIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:AdditionalInformationType string languageID languageLocaleID
-cbc:AdditionalStreetNameType string languageID languageLocaleID
-cbc:AddressFormatCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:AddressTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:AirFlowPercentType decimal format
-cbc:AircraftIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:AliasNameType string languageID languageLocaleID
-cbc:AllowanceChargeReasonCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:AllowanceChargeReasonType string languageID languageLocaleID
-cbc:AllowanceTotalAmountType decimal currencyID! currencyCodeListVersionID
-cbc:AltitudeMeasureType decimal unitCode! unitCodeListVersionID
-cbc:AmountType decimal currencyID! currencyCodeListVersionID
-cbc:AnimalFoodApprovedIndicatorType boolean
-cbc:AnimalFoodIndicatorType boolean
-cbc:AttributeIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:BackorderQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:BackorderReasonType string languageID languageLocaleID
-cbc:BarcodeSymbologyIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:BaseAmountType decimal currencyID! currencyCodeListVersionID
-cbc:BaseQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:BaseUnitMeasureType decimal unitCode! unitCodeListVersionID
-cbc:BatchQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:BestBeforeDateType date
-cbc:BirthDateType date
-cbc:BirthplaceNameType string languageID languageLocaleID
-cbc:BlockNameType string languageID languageLocaleID
-cbc:BrandNameType string languageID languageLocaleID
-cbc:BrokerAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:BuildingNameType string languageID languageLocaleID
-cbc:BuildingNumberType string languageID languageLocaleID
-cbc:BulkCargoIndicatorType boolean
-cbc:BuyerReferenceType string languageID languageLocaleID
-cbc:CV2IDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CalculationMethodCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CalculationRateType decimal format
-cbc:CalculationSequenceNumericType decimal format
-cbc:CanonicalizationMethodType string languageID languageLocaleID
-cbc:CardChipCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CardTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CargoTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CarrierAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CarrierServiceInstructionsType string languageID languageLocaleID
-cbc:CatalogueIndicatorType boolean
-cbc:CategoryNameType string languageID languageLocaleID
-cbc:CertificateTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CertificateTypeType string languageID languageLocaleID
-cbc:ChannelCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ChannelType string languageID languageLocaleID
-cbc:CharacterSetCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CharacteristicsType string languageID languageLocaleID
-cbc:ChargeIndicatorType boolean
-cbc:ChargeTotalAmountType decimal currencyID! currencyCodeListVersionID
-cbc:ChargeableQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ChargeableWeightMeasureType decimal unitCode! unitCodeListVersionID
-cbc:ChildConsignmentQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ChipApplicationIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CityNameType string languageID languageLocaleID
-cbc:CitySubdivisionNameType string languageID languageLocaleID
-cbc:CommodityCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CompanyIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CompanyLegalFormCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CompanyLegalFormType string languageID languageLocaleID
-cbc:CompanyLiquidationStatusCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CompletionIndicatorType boolean
-cbc:ConditionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ConditionType string languageID languageLocaleID
-cbc:ConditionsType string languageID languageLocaleID
-cbc:ConsigneeAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ConsignmentQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ConsignorAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ConsolidatableIndicatorType boolean
-cbc:ConsumerUnitQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ContainerizedIndicatorType boolean
-cbc:ContentType string languageID languageLocaleID
-cbc:ContractTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ContractTypeType string languageID languageLocaleID
-cbc:ContractedCarrierAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CoordinateSystemCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CopyIndicatorType boolean
-cbc:CorporateRegistrationTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CorporateStockAmountType decimal currencyID! currencyCodeListVersionID
-cbc:CountrySubentityCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CountrySubentityType string languageID languageLocaleID
-cbc:CreditNoteTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CreditedQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:CrewQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:CurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CustomerAssignedAccountIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CustomerReferenceType string languageID languageLocaleID
-cbc:CustomizationIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:CustomsClearanceServiceInstructionsType string languageID languageLocaleID
-cbc:CustomsImportClassifiedIndicatorType boolean
-cbc:CustomsStatusCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:CustomsTariffQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:DamageRemarksType string languageID languageLocaleID
-cbc:DangerousGoodsApprovedIndicatorType boolean
-cbc:DataSendingCapabilityType string languageID languageLocaleID
-cbc:DateType date
-cbc:DeclaredCustomsValueAmountType decimal currencyID! currencyCodeListVersionID
-cbc:DeclaredForCarriageValueAmountType decimal currencyID! currencyCodeListVersionID
-cbc:DeclaredStatisticsValueAmountType decimal currencyID! currencyCodeListVersionID
-cbc:DeliveredQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:DeliveryInstructionsType string languageID languageLocaleID
-cbc:DemurrageInstructionsType string languageID languageLocaleID
-cbc:DepartmentType string languageID languageLocaleID
-cbc:DescriptionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:DescriptionType string languageID languageLocaleID
-cbc:DirectionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:DispositionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:DistrictType string languageID languageLocaleID
-cbc:DocumentCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:DocumentDescriptionType string languageID languageLocaleID
-cbc:DocumentHashType string languageID languageLocaleID
-cbc:DocumentStatusCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:DocumentTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:DocumentTypeType string languageID languageLocaleID
-cbc:DueDateType date
-cbc:DurationMeasureType decimal unitCode! unitCodeListVersionID
-cbc:EarliestPickupDateType date
-cbc:EarliestPickupTimeType time
-cbc:EffectiveDateType date
-cbc:EffectiveTimeType time
-cbc:ElectronicMailType string languageID languageLocaleID
-cbc:EmbeddedDocumentBinaryObjectType base64Binary format mimeCode! encodingCode characterSetCode uri filename
-cbc:EmergencyProceduresCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:EncodingCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:EndDateType date
-cbc:EndTimeType time
-cbc:EndpointIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:EnvironmentalEmissionTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:EstimatedDeliveryDateType date
-cbc:EstimatedDeliveryTimeType time
-cbc:EstimatedDespatchDateType date
-cbc:EstimatedDespatchTimeType time
-cbc:ExchangeMarketIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ExemptionReasonCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ExemptionReasonType string languageID languageLocaleID
-cbc:ExpiryDateType date
-cbc:ExpiryTimeType time
-cbc:ExtendedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ExtensionType string languageID languageLocaleID
-cbc:FamilyNameType string languageID languageLocaleID
-cbc:FileNameType string languageID languageLocaleID
-cbc:FinancingInstrumentCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:FirstNameType string languageID languageLocaleID
-cbc:FloorType string languageID languageLocaleID
-cbc:FormatCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ForwarderServiceInstructionsType string languageID languageLocaleID
-cbc:FreeOfChargeIndicatorType boolean
-cbc:FreeOnBoardValueAmountType decimal currencyID! currencyCodeListVersionID
-cbc:FreightForwarderAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:FreightRateClassCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:FullnessIndicationCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:FullyPaidSharesIndicatorType boolean
-cbc:GenderCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:GeneralCargoIndicatorType boolean
-cbc:GrossTonnageMeasureType decimal unitCode! unitCodeListVersionID
-cbc:GrossVolumeMeasureType decimal unitCode! unitCodeListVersionID
-cbc:GrossWeightMeasureType decimal unitCode! unitCodeListVersionID
-cbc:GuaranteedDespatchDateType date
-cbc:GuaranteedDespatchTimeType time
-cbc:HandlingCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:HandlingInstructionsType string languageID languageLocaleID
-cbc:HashAlgorithmMethodType string languageID languageLocaleID
-cbc:HaulageInstructionsType string languageID languageLocaleID
-cbc:HazardClassIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:HazardousCategoryCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:HazardousRegulationCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:HazardousRiskIndicatorType boolean
-cbc:HolderNameType string languageID languageLocaleID
-cbc:HumanFoodApprovedIndicatorType boolean
-cbc:HumanFoodIndicatorType boolean
-cbc:HumidityPercentType decimal format
-cbc:IDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:IdentificationCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:IdentificationIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ImportanceCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:IndicationIndicatorType boolean
-cbc:IndustryClassificationCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:InformationType string languageID languageLocaleID
-cbc:InformationURIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:InhalationToxicityZoneCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:InhouseMailType string languageID languageLocaleID
-cbc:InstallmentDueDateType date
-cbc:InstructionIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:InstructionNoteType string languageID languageLocaleID
-cbc:InstructionsType string languageID languageLocaleID
-cbc:InsurancePremiumAmountType decimal currencyID! currencyCodeListVersionID
-cbc:InsuranceValueAmountType decimal currencyID! currencyCodeListVersionID
-cbc:InvoiceTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:InvoicedQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:InvoicingPartyReferenceType string languageID languageLocaleID
-cbc:IssueDateType date
-cbc:IssueNumberIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:IssueTimeType time
-cbc:IssuerIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ItemClassificationCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:JobTitleType string languageID languageLocaleID
-cbc:JourneyIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:KeywordType string languageID languageLocaleID
-cbc:LanguageIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LatestDeliveryDateType date
-cbc:LatestDeliveryTimeType time
-cbc:LatestPickupDateType date
-cbc:LatestPickupTimeType time
-cbc:LatitudeDegreesMeasureType decimal unitCode! unitCodeListVersionID
-cbc:LatitudeDirectionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:LatitudeMinutesMeasureType decimal unitCode! unitCodeListVersionID
-cbc:LeadTimeMeasureType decimal unitCode! unitCodeListVersionID
-cbc:LegalStatusIndicatorType boolean
-cbc:LicensePlateIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LineCountNumericType decimal format
-cbc:LineExtensionAmountType decimal currencyID! currencyCodeListVersionID
-cbc:LineIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LineStatusCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:LineType string languageID languageLocaleID
-cbc:ListValueType string languageID languageLocaleID
-cbc:LivestockIndicatorType boolean
-cbc:LoadingLengthMeasureType decimal unitCode! unitCodeListVersionID
-cbc:LoadingSequenceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LocaleCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:LocationIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LocationType string languageID languageLocaleID
-cbc:LocationTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:LogoReferenceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LongitudeDegreesMeasureType decimal unitCode! unitCodeListVersionID
-cbc:LongitudeDirectionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:LongitudeMinutesMeasureType decimal unitCode! unitCodeListVersionID
-cbc:LossRiskResponsibilityCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:LossRiskType string languageID languageLocaleID
-cbc:LotNumberIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:LowerOrangeHazardPlacardIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:MandateTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ManufactureDateType date
-cbc:ManufactureTimeType time
-cbc:MarkAttentionIndicatorType boolean
-cbc:MarkAttentionType string languageID languageLocaleID
-cbc:MarkCareIndicatorType boolean
-cbc:MarkCareType string languageID languageLocaleID
-cbc:MarkingIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:MathematicOperatorCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:MaximumMeasureType decimal unitCode! unitCodeListVersionID
-cbc:MaximumPaidAmountType decimal currencyID! currencyCodeListVersionID
-cbc:MaximumPaymentInstructionsNumericType decimal format
-cbc:MaximumQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:MaximumValueType string languageID languageLocaleID
-cbc:MeasureType decimal unitCode! unitCodeListVersionID
-cbc:MedicalFirstAidGuideCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:MiddleNameType string languageID languageLocaleID
-cbc:MimeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:MinimumMeasureType decimal unitCode! unitCodeListVersionID
-cbc:MinimumQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:MinimumValueType string languageID languageLocaleID
-cbc:ModelNameType string languageID languageLocaleID
-cbc:MultiplierFactorNumericType decimal format
-cbc:NameCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:NameSuffixType string languageID languageLocaleID
-cbc:NameType string languageID languageLocaleID
-cbc:NationalityIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:NatureCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:NetNetWeightMeasureType decimal unitCode! unitCodeListVersionID
-cbc:NetTonnageMeasureType decimal unitCode! unitCodeListVersionID
-cbc:NetVolumeMeasureType decimal unitCode! unitCodeListVersionID
-cbc:NetWeightMeasureType decimal unitCode! unitCodeListVersionID
-cbc:NetworkIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:NominationDateType date
-cbc:NominationTimeType time
-cbc:NoteType string languageID languageLocaleID
-cbc:OccurrenceDateType date
-cbc:OccurrenceTimeType time
-cbc:OnCarriageIndicatorType boolean
-cbc:OrderTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:OrderableUnitFactorRateType decimal format
-cbc:OrganizationDepartmentType string languageID languageLocaleID
-cbc:OtherNameType string languageID languageLocaleID
-cbc:OutstandingQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:OutstandingReasonType string languageID languageLocaleID
-cbc:OversupplyQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:OwnerTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PackQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:PackSizeNumericType decimal format
-cbc:PackageLevelCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PackagingTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PackingCriteriaCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PackingMaterialType string languageID languageLocaleID
-cbc:PaidAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PaidDateType date
-cbc:PaidTimeType time
-cbc:PartecipationPercentType decimal format
-cbc:PassengerQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:PayableAlternativeAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PayableAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PayableRoundingAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PaymentAlternativeCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PaymentChannelCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PaymentCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PaymentDueDateType date
-cbc:PaymentIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:PaymentMeansCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PaymentMeansIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:PaymentNoteType string languageID languageLocaleID
-cbc:PaymentPercentType decimal format
-cbc:PaymentPurposeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PaymentTermsDetailsURIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:PenaltyAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PenaltySurchargePercentType decimal format
-cbc:PerUnitAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PercentType decimal format
-cbc:PerformingCarrierAssignedIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:PlacardEndorsementType string languageID languageLocaleID
-cbc:PlacardNotationType string languageID languageLocaleID
-cbc:PlotIdentificationType string languageID languageLocaleID
-cbc:PositionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PostalZoneType string languageID languageLocaleID
-cbc:PostboxType string languageID languageLocaleID
-cbc:PowerIndicatorType boolean
-cbc:PreCarriageIndicatorType boolean
-cbc:PreferenceCriterionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PrepaidAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PrepaidIndicatorType boolean
-cbc:PrepaidPaymentReferenceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:PriceAmountType decimal currencyID! currencyCodeListVersionID
-cbc:PriceChangeReasonType string languageID languageLocaleID
-cbc:PriceTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PriceTypeType string languageID languageLocaleID
-cbc:PricingCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:PrimaryAccountNumberIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:PriorityType string languageID languageLocaleID
-cbc:ProductTraceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ProfileExecutionIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ProfileIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ProgressPercentType decimal format
-cbc:ProviderTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:QuantityDiscrepancyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:QuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:RadioCallSignIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:RailCarIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ReceivedDateType date
-cbc:ReceivedQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ReferenceDateType date
-cbc:ReferenceEventCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ReferenceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ReferenceTimeType time
-cbc:ReferenceType string languageID languageLocaleID
-cbc:ReferencedConsignmentIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:RefrigeratedIndicatorType boolean
-cbc:RefrigerationOnIndicatorType boolean
-cbc:RegionType string languageID languageLocaleID
-cbc:RegistrationDateType date
-cbc:RegistrationExpirationDateType date
-cbc:RegistrationIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:RegistrationNameType string languageID languageLocaleID
-cbc:RegistrationNationalityIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:RegistrationNationalityType string languageID languageLocaleID
-cbc:RejectActionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:RejectReasonCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:RejectReasonType string languageID languageLocaleID
-cbc:RejectedQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ReleaseIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ReliabilityPercentType decimal format
-cbc:RemarksType string languageID languageLocaleID
-cbc:RequestedDespatchDateType date
-cbc:RequestedDespatchTimeType time
-cbc:RequiredCustomsIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:RequiredDeliveryDateType date
-cbc:RequiredDeliveryTimeType time
-cbc:ResponseCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ReturnabilityIndicatorType boolean
-cbc:ReturnableMaterialIndicatorType boolean
-cbc:ReturnableQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:RoomType string languageID languageLocaleID
-cbc:RoundingAmountType decimal currencyID! currencyCodeListVersionID
-cbc:SalesOrderIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:SalesOrderLineIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:SealIssuerTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:SealStatusCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:SealingPartyTypeType string languageID languageLocaleID
-cbc:SequenceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:SequenceNumberIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:SequenceNumericType decimal format
-cbc:SerialIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ServiceTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ServiceTypeType string languageID languageLocaleID
-cbc:SettlementDiscountAmountType decimal currencyID! currencyCodeListVersionID
-cbc:SettlementDiscountPercentType decimal format
-cbc:ShippingMarksType string languageID languageLocaleID
-cbc:ShippingPriorityLevelCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ShipsRequirementsType string languageID languageLocaleID
-cbc:ShortQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ShortageActionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:SignatureIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:SignatureMethodType string languageID languageLocaleID
-cbc:SizeTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:SoleProprietorshipIndicatorType boolean
-cbc:SourceCurrencyBaseRateType decimal format
-cbc:SourceCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:SpecialInstructionsType string languageID languageLocaleID
-cbc:SpecialSecurityIndicatorType boolean
-cbc:SpecialServiceInstructionsType string languageID languageLocaleID
-cbc:SpecialTermsType string languageID languageLocaleID
-cbc:SpecialTransportRequirementsType string languageID languageLocaleID
-cbc:SplitConsignmentIndicatorType boolean
-cbc:StartDateType date
-cbc:StartTimeType time
-cbc:StatusCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:StatusReasonCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:StatusReasonType string languageID languageLocaleID
-cbc:StreetNameType string languageID languageLocaleID
-cbc:SuccessiveSequenceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:SummaryDescriptionType string languageID languageLocaleID
-cbc:SupplierAssignedAccountIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:TareWeightMeasureType decimal unitCode! unitCodeListVersionID
-cbc:TargetCurrencyBaseRateType decimal format
-cbc:TargetCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TariffClassCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TariffCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TariffDescriptionType string languageID languageLocaleID
-cbc:TaxAmountType decimal currencyID! currencyCodeListVersionID
-cbc:TaxCurrencyCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TaxEvidenceIndicatorType boolean
-cbc:TaxExclusiveAmountType decimal currencyID! currencyCodeListVersionID
-cbc:TaxExemptionReasonCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TaxExemptionReasonType string languageID languageLocaleID
-cbc:TaxIncludedIndicatorType boolean
-cbc:TaxInclusiveAmountType decimal currencyID! currencyCodeListVersionID
-cbc:TaxLevelCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TaxPointDateType date
-cbc:TaxTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TaxableAmountType decimal currencyID! currencyCodeListVersionID
-cbc:TechnicalNameType string languageID languageLocaleID
-cbc:TelefaxType string languageID languageLocaleID
-cbc:TelephoneType string languageID languageLocaleID
-cbc:TestMethodType string languageID languageLocaleID
-cbc:TextType string languageID languageLocaleID
-cbc:ThirdPartyPayerIndicatorType boolean
-cbc:TierRangeType string languageID languageLocaleID
-cbc:TierRatePercentType decimal format
-cbc:TimezoneOffsetType string languageID languageLocaleID
-cbc:TimingComplaintCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TimingComplaintType string languageID languageLocaleID
-cbc:TitleType string languageID languageLocaleID
-cbc:TotalGoodsItemQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:TotalInvoiceAmountType decimal currencyID! currencyCodeListVersionID
-cbc:TotalPackageQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:TotalPackagesQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:TotalTransportHandlingUnitQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:TraceIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:TrackingDeviceCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TrackingIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:TradeServiceCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TradingRestrictionsType string languageID languageLocaleID
-cbc:TrainIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:TransactionCurrencyTaxAmountType decimal currencyID! currencyCodeListVersionID
-cbc:TransitDirectionCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportAuthorizationCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportEmergencyCardCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportEquipmentTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportEventTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportHandlingUnitTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportMeansTypeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportModeCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportServiceCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:TransportationServiceDescriptionType string languageID languageLocaleID
-cbc:TransportationServiceDetailsURIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:UBLVersionIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:UNDGCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:URIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:UUIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:UpperOrangeHazardPlacardIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ValidateProcessType string languageID languageLocaleID
-cbc:ValidateToolType string languageID languageLocaleID
-cbc:ValidateToolVersionType string languageID languageLocaleID
-cbc:ValidationDateType date
-cbc:ValidationResultCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:ValidationTimeType time
-cbc:ValidatorIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:ValidityStartDateType date
-cbc:ValueAmountType decimal currencyID! currencyCodeListVersionID
-cbc:ValueMeasureType decimal unitCode! unitCodeListVersionID
-cbc:ValueQualifierType string languageID languageLocaleID
-cbc:ValueQuantityType decimal unitCode unitCodeListID unitCodeListAgencyID unitCodeListAgencyName
-cbc:ValueType string languageID languageLocaleID
-cbc:VersionIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:VesselIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:VesselNameType string languageID languageLocaleID
-cbc:WebsiteURIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-cbc:WeekDayCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:WorkPhaseCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-cbc:WorkPhaseType string languageID languageLocaleID
-cbc:XPathType string languageID languageLocaleID
-ext:ExtensionAgencyIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-ext:ExtensionAgencyNameType string languageID languageLocaleID
-ext:ExtensionAgencyURIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-ext:ExtensionContentType any
-ext:ExtensionReasonCodeType normalizedString listID listAgencyID listAgencyName listName listVersionID name languageID listURI listSchemeURI
-ext:ExtensionReasonType string languageID languageLocaleID
-ext:ExtensionURIType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
-ext:ExtensionVersionIDType normalizedString schemeID schemeName schemeAgencyID schemeAgencyName schemeVersionID schemeDataURI schemeURI
`;
