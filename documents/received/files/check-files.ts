import { findingWhen } from '#documents/received/check/finding-when.ts';
import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import { parseXml } from '#documents/received/xml/parse-xml.ts';
import { hasFolder, toSafeFileNames } from './safe-file-names.ts';

/** A file beside an invoice or inside it. */
export type JoinedFile = { name: string; mediaType?: string | undefined; bytes: Uint8Array };

/** Files that share a name, lead to a folder, or are not of the format that they claim. */
export function checkFiles(files: readonly JoinedFile[]): ReceivedFinding[] {
  const names = files.map(({ name }) => name);
  const kept = toSafeFileNames(names);
  const twin = names.findIndex((name, index) => names.indexOf(name) < index);
  const stray = names.findIndex(hasFolder);
  const fake = files.findIndex(isFake);
  return [
    ...findingWhen(twin >= 0, {
      code: 'attachment-twin',
      severity: 'info',
      text: `Deux pièces jointes se nomment « ${show(names[twin])} ».`,
      action: `Toutes deux sont gardées, l’une sous le nom « ${show(kept[twin])} » : ouvrez les deux.`,
      term: 'BT-125',
    }),
    ...findingWhen(stray >= 0, {
      code: 'attachment-path',
      severity: 'warning',
      text: `Le nom d’une pièce jointe, « ${show(names[stray])} », mène à un dossier.`,
      action: `Elle est gardée sous le nom « ${show(kept[stray])} ». Ne l’ouvrez que si vous l’attendiez.`,
      term: 'BT-125',
    }),
    ...findingWhen(fake >= 0, {
      code: 'attachment-format',
      severity: 'warning',
      text: `La pièce jointe « ${show(names[fake])} » se dit ${formatOf(files[fake])?.name ?? ''}, et ne l’est pas.`,
      action: 'Ne l’ouvrez pas : demandez-la de nouveau à l’émetteur.',
      term: 'BT-125',
    }),
  ];
}

function isFake(file: JoinedFile): boolean {
  return formatOf(file)?.isIt(file.bytes) === false;
}

function formatOf(file: JoinedFile | undefined) {
  const { name = '', mediaType = '' } = file ?? {};
  return (
    FORMATS.find(({ mediaTypes }) => mediaTypes.includes(mediaType)) ??
    FORMATS.find(({ extension }) => extension.test(name))
  );
}

type Format = {
  /** « un XML » */
  name: string;
  mediaTypes: readonly string[];
  extension: RegExp;
  isIt: (bytes: Uint8Array) => boolean;
};

function startsWith(...marks: readonly string[]): (bytes: Uint8Array) => boolean {
  return (bytes) => {
    const head = String.fromCharCode(...bytes.subarray(0, HEAD));
    return marks.some((mark) => head.includes(mark));
  };
}

/** An XML too large to be read is left alone. */
function isXml(bytes: Uint8Array): boolean {
  const parsed = parseXml(bytes);
  return parsed.ok || !['not-xml', 'malformed'].includes(parsed.problem.code);
}

function show(name = ''): string {
  return name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_SHOWN);
}

const FORMATS: readonly Format[] = [
  {
    name: 'un XML',
    mediaTypes: ['text/xml', 'application/xml'],
    extension: /\.xml$/i,
    isIt: isXml,
  },
  {
    name: 'un PDF',
    mediaTypes: ['application/pdf'],
    extension: /\.pdf$/i,
    isIt: startsWith('%PDF-'),
  },
  {
    name: 'une image PNG',
    mediaTypes: ['image/png'],
    extension: /\.png$/i,
    isIt: startsWith('\u0089PNG'),
  },
  {
    name: 'une image JPEG',
    mediaTypes: ['image/jpeg'],
    extension: /\.jpe?g$/i,
    isIt: startsWith('\u00ff\u00d8\u00ff'),
  },
];
/** ISO 32000-1, annex H, note 13: a PDF begins in its first kilobyte. */
const HEAD = 1024;
const MAX_SHOWN = 60;
