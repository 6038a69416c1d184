import { buildFacturX, checkConformity, computeTotals, layOut, parseDraft } from '#documents';
import { drawPdf } from '#documents/pdf';
import { loadFonts } from '#runtime/load-fonts.ts';
import { TODAY } from './ours.ts';
import { summarize } from './statistics.ts';

/** Milliseconds per stage of a document: medians of as many as fit in `milliseconds`. */
export async function measureStages(
  text: string,
  milliseconds: number,
): Promise<{ stage: string; median: number }[]> {
  const fonts = await loadFonts(['latin']);
  const durations = new Map<string, number[]>();
  runStages(text, fonts, milliseconds, () => undefined);
  runStages(text, fonts, milliseconds * 3, (stage, duration) => {
    const known = durations.get(stage) ?? [];
    known.push(duration);
    durations.set(stage, known);
  });
  return [...durations].map(([stage, all]) => ({ stage, median: summarize(all).median }));
}

type Fonts = Awaited<ReturnType<typeof loadFonts>>;

/** The steps of `createPdf`, one by one. */
function runStages(
  text: string,
  { metrics, fonts }: Fonts,
  milliseconds: number,
  record: (stage: string, duration: number) => void,
): void {
  const time = <T>(stage: string, run: () => T): T => {
    const start = performance.now();
    const value = run();
    record(stage, performance.now() - start);
    return value;
  };
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const json: unknown = time('JSON.parse', () => JSON.parse(text));
    const parsed = time('parseDraft', () => parseDraft(json));
    if (!parsed.ok) throw new Error('The draft is refused');
    const { draft } = parsed;
    const totals = time('computeTotals', () => computeTotals(draft));
    time('checkConformity', () => checkConformity(draft, TODAY, totals));
    const sheet = time('layOut', () => layOut({ draft, totals, metrics, isBlocked: false }));
    const xml = time('buildFacturX', () => buildFacturX(draft, totals));
    const draftFile = time('facturier.json', () => new TextEncoder().encode(JSON.stringify(draft)));
    time('drawPdf', () =>
      drawPdf({
        sheet,
        fonts,
        metrics,
        createdAt: `${TODAY}T00:00:00Z`,
        attachments: [
          {
            name: 'facturier.json',
            mediaType: 'application/json',
            description: 'Facturier draft',
            relationship: 'Supplement',
            bytes: draftFile,
          },
        ],
        ...(xml === null ? {} : { facturX: { xml, conformanceLevel: 'EN 16931' as const } }),
      }),
    );
  }
}
