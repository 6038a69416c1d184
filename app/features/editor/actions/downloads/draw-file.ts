import type { Analysis } from '#app/features/editor/store/analysis.ts';
import type { FontMetrics } from '#documents';
import { drawDocument, type FontFiles } from '#documents/pdf';

/**
 * The PDF of what the page shows. `today` is the date used by the document’s checks. The last file
 * is cached: the same input gives the same bytes.
 */
export function drawFile(
  analysis: Analysis,
  { today, metrics, fonts }: { today: string; metrics: FontMetrics; fonts: FontFiles },
): Blob {
  if (last && last.analysis === analysis && last.today === today && last.metrics === metrics)
    return last.file;
  const bytes = drawDocument(analysis, { today, metrics, fonts });
  // The PDF writer does not use a SharedArrayBuffer.
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  last = { analysis, today, metrics, file };
  return file;
}

let last: { analysis: Analysis; today: string; metrics: FontMetrics; file: Blob } | null = null;
