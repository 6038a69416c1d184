import { zipFiles } from '#app/lib/encoding/zip-files.ts';
import { createFontMetrics, type Draft } from '#documents';
import { fileName } from '#documents/dossier';
import { createMergedPdf, createPdf } from '#documents/pdf';
import { english } from '#documents/sheet/english/english.ts';
import type { SeriesFile, SeriesRequest } from './series-request.ts';

/** Makes the file and reports progress to `onDone`. Same request, same bytes. */
export function makeSeries(
  { output, drafts, title, today, parts, fonts }: SeriesRequest,
  onDone: (done: number) => void,
): SeriesFile {
  const drawing = { today, metrics: createFontMetrics(parts, [english]), fonts };
  if (output === 'merged') return shareEvenly(createMergedPdf({ drafts, title, ...drawing }));
  const files = drafts.map((draft, index) => {
    const { bytes, isBlocked } = createPdf({ draft, ...drawing });
    onDone(index + 1);
    return { name: nameInSeries(draft, isBlocked), bytes, isBlocked };
  });
  return {
    bytes: zipFiles(files, today),
    areBlocked: files.map(({ isBlocked }) => isBlocked),
    sizes: files.map(({ bytes }) => bytes.length),
  };
}

/** A merged PDF has no size per document: divides the size evenly. */
function shareEvenly(file: Omit<SeriesFile, 'sizes'>): SeriesFile {
  const share = Math.round(file.bytes.length / file.areBlocked.length);
  return { ...file, sizes: file.areBlocked.map(() => share) };
}

/**
 * Starts with the month, so that files sort by date: « 2026-10 Q-2026-0010 Mme Sarah Lemoine.pdf ».
 */
function nameInSeries(draft: Draft, isBlocked: boolean): string {
  const month = draft.supply?.start?.slice(0, 7) ?? '';
  // The month is already in front.
  const named = { ...draft, supply: undefined };
  return [month, fileName(named, { extension: 'pdf', isProvisional: isBlocked })]
    .filter(Boolean)
    .join(' ');
}
