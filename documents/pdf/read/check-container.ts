import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { PdfContainer, ReadAttachment } from './read-attachments.ts';

/** An invoice and the PDF that holds it. */
export type HeldInvoice = {
  container: PdfContainer;
  attachment: Pick<ReadAttachment, 'name' | 'relationship' | 'mediaType'>;
  /** « EN 16931 », from the XML. */
  profileName: string;
  /** Number of invoices in the PDF. */
  invoiceCount: number;
  /** Number of files in the PDF with the name of this one. */
  copyCount: number;
};

/**
 * Checks the PDF around an invoice (Factur-X 1.0, § 6; ISO 19005-3): file name, association with
 * the document, XMP metadata with the profile of the XML, PDF/A-3.
 */
export function checkContainer(held: HeldInvoice): ReceivedFinding[] {
  const { attachment, invoiceCount } = held;
  const isNamed = NAMES.includes(attachment.name.toLowerCase());
  return [
    ...when(
      !isNamed,
      'container-name',
      `Le fichier joint s’appelle « ${attachment.name.slice(0, 60)} » et non « factur-x.xml » : un logiciel ne le trouvera pas.`,
    ),
    ...checkPlaces(held),
    ...when(
      !RELATIONSHIPS.includes(attachment.relationship),
      'container-relationship',
      'Le PDF ne dit pas ce que le fichier joint est pour lui (AFRelationship : Alternative, Data ou Source).',
    ),
    ...checkMediaType(attachment),
    ...when(
      invoiceCount > 1,
      'several-invoices',
      `Le PDF porte ${invoiceCount} factures : une seule est permise.`,
    ),
    ...checkMetadata(held),
    ...checkArchive(held.container),
  ];
}

/** A finding: a PDF invoice nested in another PDF, where software does not look for it. */
export function tellPortfolio(name: string): ReceivedFinding[] {
  return [
    warn(
      'container-portfolio',
      `La facture est dans « ${name.slice(0, 60)} », lui-même joint à ce PDF : un logiciel ne la trouvera pas.`,
    ),
  ];
}

/** Associated with the document (`AF`), and exactly once in the name tree. */
function checkPlaces({
  container: { associated, embedded },
  attachment: { name },
  invoiceCount,
  copyCount,
}: HeldInvoice): ReceivedFinding[] {
  const entries = embedded.filter((entry) => entry === name).length;
  return [
    ...when(
      !associated.includes(name),
      'container-af',
      'Le fichier de la facture est joint au PDF sans lui être associé (AF).',
    ),
    ...when(
      entries === 0,
      'container-names',
      'Le fichier de la facture n’est pas dans la liste des fichiers joints du PDF (EmbeddedFiles) : beaucoup de logiciels ne le trouveront pas.',
    ),
    ...when(
      invoiceCount === 1 && Math.max(entries, copyCount) > 1,
      'container-twice',
      `Le PDF porte plus d’une fois « ${name.slice(0, 60)} » : un seul fichier est permis.`,
    ),
  ];
}

/** « application/xml » is accepted by software as the same type. */
function checkMediaType({ mediaType }: HeldInvoice['attachment']): ReceivedFinding[] {
  const said =
    mediaType === undefined ? 'ne dit pas son type' : `se dit « ${mediaType.slice(0, 40)} »`;
  return when(
    mediaType !== 'text/xml',
    'container-media-type',
    `Le fichier de la facture ${said}, et non « text/xml ».`,
  ).map((finding) =>
    mediaType === 'application/xml' ? { ...finding, severity: 'info' } : finding,
  );
}

function checkMetadata({
  container: { xmp },
  attachment,
  profileName,
}: HeldInvoice): ReceivedFinding[] {
  const level = readProperty(xmp, 'ConformanceLevel');
  const filename = readProperty(xmp, 'DocumentFileName');
  const isOtherLevel = level !== null && toLevel(level) !== toLevel(profileName);
  const spelling = LEVELS.find((name) => toLevel(name) === toLevel(level ?? ''));
  return [
    ...when(
      level === null || filename === null,
      'container-metadata',
      'Les métadonnées du PDF ne disent pas qu’il porte une facture électronique.',
    ),
    ...when(
      isOtherLevel,
      'container-level',
      `Le PDF annonce le profil ${(level ?? '').slice(0, 20)}, et son XML est au profil ${profileName}.`,
    ),
    ...when(
      !isOtherLevel && spelling !== undefined && !LEVELS.includes(level ?? ''),
      'container-level',
      `Le PDF écrit son profil « ${(level ?? '').slice(0, 20)} » au lieu de « ${spelling} ».`,
    ),
    ...when(
      filename !== null && filename !== attachment.name,
      'container-filename',
      `Le PDF annonce le fichier « ${(filename ?? '').slice(0, 60)} », et porte « ${attachment.name.slice(0, 60)} ».`,
    ),
  ];
}

/** The essentials of PDF/A-3; a PDF validator checks the rest. */
function checkArchive({ xmp, hasOutputIntent }: PdfContainer): ReceivedFinding[] {
  return [
    ...when(
      readProperty(xmp, 'part', 'pdfaid') !== '3',
      'container-pdfa',
      'Le PDF ne se dit pas un PDF/A-3, le seul qui puisse porter une facture.',
    ),
    ...when(
      !hasOutputIntent,
      'container-color',
      'Le PDF n’a pas de profil de couleur (OutputIntent), qu’un PDF/A demande en général.',
    ),
  ];
}

/** An XMP property, written as an element or an attribute, under any prefix by default. */
function readProperty(xmp: string, name: string, prefix = '[\\w-]+'): string | null {
  const element = new RegExp(`<${prefix}:${name}>\\s*([^<]*?)\\s*</`).exec(xmp)?.[1];
  const attribute = new RegExp(`\\s${prefix}:${name}\\s*=\\s*["']([^"']*)["']`).exec(xmp)?.[1];
  return element ?? attribute ?? null;
}

/** « EN 16931 », « EN16931 » and the former « COMFORT » are one profile. */
function toLevel(name: string): string {
  const compact = name.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return /^(COMFORT|EN16931VARIANTE)$/.test(compact) ? 'EN16931' : compact;
}

function when(isFound: boolean, code: string, text: string): ReceivedFinding[] {
  return isFound ? [warn(code, text)] : [];
}

function warn(code: string, text: string): ReceivedFinding {
  return { code, severity: 'warning', text, action: ACTION };
}

const ACTION =
  'Le contenu reste lisible : dites-le à l’émetteur, dont une plateforme refuserait le PDF.';
const NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];
const LEVELS = ['MINIMUM', 'BASIC WL', 'BASIC', 'EN 16931', 'COMFORT', 'EXTENDED', 'XRECHNUNG'];
const RELATIONSHIPS = ['Alternative', 'Data', 'Source'];
