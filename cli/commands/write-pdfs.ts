import type { Request } from '#cli/arguments/options.ts';
import { readLook } from '#cli/arguments/read-look.ts';
import { EXIT } from '#cli/output/exit-codes.ts';
import { formatFailures } from '#cli/output/format-report.ts';
import { say, toPrintable } from '#cli/output/output.ts';
import {
  buildFacturX,
  type Draft,
  findXmlObstacle,
  listFontParts,
  readImage,
  type Sheet,
} from '#documents';
import { createPdf } from '#documents/pdf';
import { gatherText } from '#runtime/gather-text.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import { getToday } from '#runtime/today.ts';
import { type Conversion, convertDrafts } from './convert-drafts.ts';
import { mergePdfs } from './merge-pdfs.ts';
import { explainNoXml } from './write-xmls.ts';

export function writePdfs(request: Request): Promise<number> {
  const { today = getToday(new Date()), final: isFinal = false } = request.options;
  const look = readLook(request.options);
  if (!look.ok) {
    say(look.message);
    return Promise.resolve(EXIT.wrongInput);
  }
  if (request.options.merge) return mergePdfs(request, look.dress);
  return convertDrafts(request, {
    extension: '.pdf',
    isBinary: true,
    convert: (draft) => convertToPdf(look.dress(draft), { today, isFinal }),
  });
}

async function convertToPdf(
  draft: Draft,
  { today, isFinal }: { today: string; isFinal: boolean },
): Promise<Conversion> {
  const { metrics, fonts } = await loadFonts(listFontParts(gatherText(draft)));
  const { bytes, isBlocked, conformity, sheet } = createPdf({ draft, today, metrics, fonts });
  const notices = [...warnOfImages(draft), ...warnOfGlyphs(sheet.missingGlyphs)];
  if (!isBlocked) return { bytes, notices: [...warnOfNoXml(draft), ...notices] };
  const failures = formatFailures(conformity);
  if (isFinal) return { bytes: null, notices: [`refused, ${failures}`] };
  return { bytes, notices: [`BROUILLON, ${failures}`, ...notices] };
}

/** Nobody expects the XML of a quote. */
function warnOfNoXml(draft: Draft): string[] {
  const hasNone = findXmlObstacle(draft) !== 'no-invoice' && buildFacturX(draft) === null;
  return hasNone ? [`without XML: ${explainNoXml(draft)}`] : [];
}

/** The place of an unreadable image stays empty. */
function warnOfImages({ style }: Draft): string[] {
  const accepted =
    'save it as a plain PNG or JPEG of at most 24 million pixels, without interlacing nor CMYK';
  return (['logo', 'signature'] as const)
    .filter((name) => style[name] && 'error' in readImage(style[name].data))
    .map(
      (name) =>
        `warning: style.${name}.data: the ${name} cannot be read and is left out: ${accepted}`,
    );
}

function warnOfGlyphs(missing: Sheet['missingGlyphs']): string[] {
  const fields = [...new Set(missing.map(({ field = '' }) => field))];
  return fields.map((name) => {
    const found = missing.filter(({ field = '' }) => field === name);
    const list = [...new Set(found.map(({ character }) => character))];
    const shown = list.slice(0, MAX_CHARACTERS).map(nameCharacter).join(', ');
    const rest = list.length > MAX_CHARACTERS ? ` and ${list.length - MAX_CHARACTERS} more` : '';
    return `warning: ${toPrintable(name)}: the typeface cannot draw ${shown}${rest}: replaced on the page, kept in the XML`;
  });
}

function nameCharacter(character: string): string {
  const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `${toPrintable(character)} (U+${code})`;
}

const MAX_CHARACTERS = 8;
