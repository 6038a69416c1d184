/** Of all kinds. */
const SHARED = `
  buyer-address-city buyer-address-country buyer-address-line1 buyer-address-postalCode
  buyer-email buyer-kind buyer-name buyer-phone intro issueDate language notes number outro
  privateNotes seller-address-city seller-address-country seller-address-line1
  seller-address-line2 seller-address-line3 seller-address-postalCode seller-contactName
  seller-email seller-kind seller-name seller-phone seller-website style-accent
  style-accent-other style-labels-addressee style-logo style-logo-data style-signature
  style-template style-watermark`;

/** Of what has lines. */
const LINES = `
  allowances allowances-0 allowances-0-percent allowances-0-reason attachments
  buyer-address-line2 buyer-address-line3 buyer-contactName buyer-customerCode
  buyer-department buyer-electronicAddress buyer-routingCode buyer-siren buyer-siret
  buyer-tradeName charges charges-0 charges-0-amount charges-0-reason currency deliveryAddress
  lines-0-accountingReference lines-0-attributes lines-0-billedObject lines-0-buyerReference
  lines-0-description lines-0-ecoContribution lines-0-gtin lines-0-name lines-0-nature
  lines-0-note lines-0-orderLine lines-0-originCountry lines-0-period lines-0-period-end
  lines-0-period-start lines-0-quantity lines-0-reference lines-0-unit lines-0-unitLabel
  lines-0-unitPrice operation payer references-buyerReference references-contract
  references-project references-purchaseOrder references-quote references-quote-issueDate
  references-quote-number references-tender seller-electronicAddress seller-franchiseBrand
  seller-identifiers seller-insurance seller-isApprovedAssociationMember
  seller-isInLiquidation seller-isLesseeManager seller-mediator seller-naf seller-registry
  seller-siren seller-siret seller-size seller-taxRepresentative seller-tradeName
  seller-vatGroup style-columns style-columns-date style-columns-discount
  style-columns-quantity style-columns-reference style-columns-unit style-columns-unitPrice
  style-columns-vatRate style-labels-date style-labels-discount style-labels-dueDate
  style-labels-finalAmount style-labels-lineTotal style-labels-name style-labels-quantity
  style-labels-reference style-labels-supply style-labels-unit style-labels-unitPrice
  style-labels-vatRate subject subtype supply supply-place terms title vatRegime`;

const VAT_INVOICE = `
  charges-0-vatRate dueDate lines-0-vatRate payee payment-earlyDiscount payment-latePenalty
  payment-means payment-recoveryFee payment-reference payment-retention payment-terms
  prepayments prepayments-0 prepayments-0-amount prepayments-0-date prepayments-0-means
  prepayments-0-reference priceMode references-accounting references-billedObject
  references-despatchAdvice references-preceding references-receivingAdvice
  references-salesOrder seller-hasVariableCapital seller-iban seller-legalForm
  seller-shareCapital vatOnDebits works-certification`;

const PLAIN_INVOICE = `
  dueDate payee payment-earlyDiscount payment-latePenalty payment-means payment-recoveryFee
  payment-reference payment-retention payment-terms prepayments prepayments-0
  prepayments-0-amount prepayments-0-date prepayments-0-means prepayments-0-reference
  references-accounting references-billedObject references-despatchAdvice references-preceding
  references-receivingAdvice references-salesOrder seller-iban`;

const QUOTE = `
  charges-0-vatRate lines-0-vatRate payee payment-means payment-reference payment-retention
  payment-terms priceMode quote-cost quote-deposit quote-duration quote-guarantees
  quote-isWorks quote-schedule quote-schedule-0 quote-schedule-0-date quote-schedule-0-label
  quote-schedule-0-percent quote-startDate seller-hasVariableCapital seller-iban
  seller-legalForm seller-shareCapital supply-date validUntil works-certification`;

const CREDIT = `
  charges-0-vatRate credit-reason credit-treatment lines-0-vatRate prepayments prepayments-0
  prepayments-0-amount prepayments-0-date prepayments-0-means prepayments-0-reference
  priceMode references-accounting references-billedObject references-despatchAdvice
  references-preceding references-preceding-0 references-preceding-0-issueDate
  references-preceding-0-number references-preceding-1 references-preceding-1-issueDate
  references-preceding-1-number references-receivingAdvice references-salesOrder
  seller-hasVariableCapital seller-legalForm seller-shareCapital supply-date vatOnDebits
  works-certification`;

const RECEIPT = `
  buyer-address-line2 buyer-address-line3 buyer-contactName buyer-customerCode currency payer
  receipt-amount receipt-amountInWords receipt-copies receipt-invoices receipt-invoices-0
  receipt-invoices-0-amount receipt-invoices-0-dueBefore receipt-invoices-0-issueDate
  receipt-invoices-0-number receipt-means receipt-paidOn receipt-place receipt-purpose
  receipt-reference receipt-remainingDue seller-electronicAddress seller-franchiseBrand
  seller-identifiers seller-insurance seller-isApprovedAssociationMember
  seller-isInLiquidation seller-isLesseeManager seller-mediator seller-naf seller-registry
  seller-siren seller-siret seller-size seller-taxRepresentative seller-tradeName
  seller-vatGroup subtype title vatRegime`;

const RENT = `
  dueDate rent-acceptsEmail rent-adjustment rent-agent rent-amount rent-amountInWords
  rent-charges-amount rent-charges-items rent-charges-mode rent-closing
  rent-dwelling-address-city rent-dwelling-address-country rent-dwelling-address-line1
  rent-dwelling-address-postalCode rent-dwelling-complement rent-dwelling-lot rent-lease-date
  rent-lease-reference rent-lease-type rent-otherLandlords rent-otherLines rent-otherLines-0
  rent-otherLines-0-amount rent-otherLines-0-label rent-otherTenants rent-otherTenants-0
  rent-payments rent-payments-0 rent-payments-0-amount rent-payments-0-date
  rent-payments-0-means rent-payments-0-payer rent-place rent-previousBalance rent-revision
  rent-supplement rent-term supply supply-start`;

/**
 * The fields of each kind of document, by their id without « field- » (`field-id.ts`).
 * What a person could fill yesterday may move, never leave: a field goes with what it was for.
 */
export const FIELDS_OF_KINDS = {
  '/facture-tva': split(SHARED, LINES, VAT_INVOICE),
  '/facture-auto-entrepreneur': split(SHARED, LINES, PLAIN_INVOICE),
  '/devis': split(SHARED, LINES, QUOTE),
  '/avoir': split(SHARED, LINES, CREDIT),
  '/recu': split(SHARED, RECEIPT),
  '/quittance-loyer': split(SHARED, RENT),
};

function split(...groups: readonly string[]): readonly string[] {
  return groups.flatMap((group) => group.trim().split(/\s+/));
}
