import { cleanText, formatDate, formatText } from './syntax/strings.ts';

export type Metadata = {
  title: string;
  author: string;
  subject: string;
  /** BCP 47 */
  language: string;
  producer: string;
  /** ISO 8601 instant. */
  createdAt: string;
  /** Level of the embedded invoice, if any. */
  conformanceLevel?: 'EN 16931';
};

/** The information dictionary (ISO 32000-1, § 14.3.3), with the same facts as the XMP packet. */
export function formatInformation({
  title,
  author,
  subject,
  producer,
  createdAt,
}: Metadata): string {
  const date = formatDate(createdAt);
  return (
    `<</Title${formatText(title)}/Author${formatText(author)}/Subject${formatText(subject)}` +
    `/Creator${formatText(producer)}/Producer${formatText(producer)}/CreationDate${date}/ModDate${date}>>`
  );
}

/** The XMP packet (ISO 16684-1): description, standards, and the properties beyond them. */
export function formatXmp(metadata: Metadata): string {
  const { conformanceLevel } = metadata;
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    formatStandards(),
    formatFacts(metadata),
    ...(conformanceLevel ? [formatInvoice(conformanceLevel)] : []),
    formatExtensions(conformanceLevel ? [PDFUA_SCHEMA, FACTUR_X_SCHEMA] : [PDFUA_SCHEMA]),
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

/** PDF/A-3b (ISO 19005-3, 6.6.4) and PDF/UA-1 (ISO 14289-1, clause 5). */
function formatStandards(): string {
  return (
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
    '<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance><pdfuaid:part>1</pdfuaid:part></rdf:Description>'
  );
}

function formatFacts({ title, author, subject, language, producer, createdAt }: Metadata): string {
  return [
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<dc:format>application/pdf</dc:format><dc:title>${alternatives(title)}</dc:title><dc:description>${alternatives(subject)}</dc:description>`,
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:language><rdf:Bag><rdf:li>${escapeXml(language)}</rdf:li></rdf:Bag></dc:language>`,
    `<pdf:Producer>${escapeXml(producer)}</pdf:Producer><xmp:CreatorTool>${escapeXml(producer)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${createdAt}</xmp:CreateDate><xmp:ModifyDate>${createdAt}</xmp:ModifyDate></rdf:Description>`,
  ].join('\n');
}

/** The four Factur-X properties (BR-HYBRID-06 to 10). */
function formatInvoice(conformanceLevel: string): string {
  return (
    `<rdf:Description rdf:about="" xmlns:fx="${FACTUR_X_SCHEMA.namespace}"><fx:DocumentType>INVOICE</fx:DocumentType>` +
    `<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>${conformanceLevel}</fx:ConformanceLevel></rdf:Description>`
  );
}

/** PDF/A requires a description of properties that it does not define (ISO 19005-3, 6.6.2.3.3). */
function formatExtensions(schemas: readonly Schema[]): string {
  return [
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">',
    `<pdfaExtension:schemas><rdf:Bag>${schemas.map(formatSchema).join('\n')}</rdf:Bag></pdfaExtension:schemas></rdf:Description>`,
  ].join('\n');
}

function formatSchema({ name, namespace, prefix, properties }: Schema): string {
  return (
    `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>${name}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>` +
    `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(formatProperty).join('\n')}</rdf:Seq></pdfaSchema:property></rdf:li>`
  );
}

function formatProperty([name, type, category, description]: Property): string {
  return (
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType>` +
    `<pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`
  );
}

function alternatives(text: string): string {
  return `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt>`;
}

function escapeXml(text: string): string {
  return cleanText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

type Property = readonly [name: string, type: string, category: string, description: string];
type Schema = { name: string; namespace: string; prefix: string; properties: readonly Property[] };

const PDFUA_SCHEMA: Schema = {
  name: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [['part', 'Integer', 'internal', 'Part of ISO 14289 to which the file conforms']],
};

const FACTUR_X_SCHEMA: Schema = {
  name: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    ['DocumentFileName', 'Text', 'external', 'Name of the embedded XML invoice file'],
    ['DocumentType', 'Text', 'external', 'INVOICE'],
    ['Version', 'Text', 'external', 'Version of the Factur-X schema'],
    ['ConformanceLevel', 'Text', 'external', 'Conformance level of the embedded Factur-X data'],
  ],
};
