import { writeElements } from '#documents/facturx/syntax/write-elements.ts';
import type { Invoice } from '#documents/facturx/terms/invoice.ts';
import { CII } from './cii-elements.ts';

/** The invoice as a Cross Industry Invoice: UTF-8 text, one element per line. */
export function writeCii(invoice: Invoice): string {
  return `${ROOT_START}${writeElements(CII, invoice)}\n</rsm:CrossIndustryInvoice>\n`;
}

const NAMESPACE = 'urn:un:unece:uncefact:data:standard';
const ROOT_START = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="${NAMESPACE}:CrossIndustryInvoice:100" xmlns:qdt="${NAMESPACE}:QualifiedDataType:100" xmlns:ram="${NAMESPACE}:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${NAMESPACE}:UnqualifiedDataType:100">`;
