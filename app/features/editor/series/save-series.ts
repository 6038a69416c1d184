import { countFiles } from '#app/data/functions/count-files.ts';
import { judgeGeneration } from '#app/data/functions/describe-generation.ts';
import { isAccount } from '#app/data/is-account.ts';
import { rememberForNext } from '#app/features/editor/actions/downloads/finish-document.ts';
import { sayGlyphs } from '#app/features/editor/conformity/say-glyphs.ts';
import { wordsOfDraft } from '#app/features/editor/draft/kind-words.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { fetchPart } from '#app/lib/parts/fetch-part.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { checkConformity, type Draft, hasBlockingFailure } from '#documents';
import { fileName } from '#documents/dossier';
import { nameSeries, seriesTitle } from './expand-series.ts';
import { keepSeries } from './keep/keep-series.ts';
import type { KeptTerm } from './kept-series.ts';
import { refreshNumbers } from './refresh-numbers.ts';
import { runSeries } from './run-series.ts';
import type { SeriesRequest } from './series-request.ts';

type Series = {
  output: SeriesRequest['output'];
  drafts: readonly Draft[];
  kept: readonly KeptTerm[];
  /** `YYYY-MM`, in order. */
  months: readonly { month: string }[];
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/**
 * Makes and saves the file of a series, then stores its final documents; returns whether it did.
 */
export async function saveSeries(workspace: Workspace, series: Series): Promise<boolean> {
  if (!isAccount()) return saveMade(workspace, series);
  const { today } = workspace.getState().editor;
  const areBlocked = series.drafts.some((draft) =>
    hasBlockingFailure(checkConformity(draft, today, undefined, { isNumberedAtIssue: true })),
  );
  if (areBlocked) return saveMade(workspace, series);
  const { issueSeries } = await fetchPart(() => import('./keep/issue-series.ts'));
  const drafts = await issueSeries(workspace, series.drafts, series);
  return drafts !== null && saveMade(workspace, { ...series, drafts });
}

/** Documents of an account are issued by then, or a BROUILLON. */
async function saveMade(workspace: Workspace, series: Series): Promise<boolean> {
  const { output, drafts } = series;
  if (!isAccount() && (await refreshNumbers(workspace, drafts))) return false;
  const file = await makeFile(workspace, series).catch(() => 'failed' as const);
  if (file === 'failed') {
    showToast('Les documents n’ont pas pu être faites.', {
      tone: 'error',
      detail: 'Vérifiez la connexion, puis réessayez. Ce que vous avez saisi est gardé.',
    });
    return false;
  }
  if (!file) return false;
  saveFile(nameSeriesFile(series), file.bytes, MEDIA_TYPES[output]);
  const { today } = workspace.getState().editor;
  countFiles(
    drafts.map((draft, at) => judgeGeneration(draft, { size: file.sizes[at] ?? 0, today })),
  );
  const finals = drafts.filter((_, index) => !file.areBlocked[index]);
  saySaved(drafts, finals.length);
  sayGlyphs(workspace);
  if (finals.length > 0 && !isAccount()) await keepSeries(workspace, finals, series.kept);
  if (drafts[0]) await rememberForNext(workspace, drafts[0]);
  return true;
}

async function makeFile({ fonts, getState }: Workspace, series: Series) {
  const { output, drafts, months, signal, onProgress } = series;
  await fonts.load(...drafts);
  const request: SeriesRequest = {
    output,
    drafts,
    title: seriesTitle(months, drafts),
    today: getState().editor.today,
    parts: fonts.getMetrics().parts,
    fonts: await fonts.loadFiles(),
  };
  return runSeries(request, { signal, onProgress });
}

/** « Quittances 2026-10 à 2027-09 Mme Sarah Lemoine.zip » */
function nameSeriesFile({ output, drafts, months }: Series): string {
  const [draft] = drafts;
  if (!draft) return 'Quittances';
  const period = [...new Set([months[0]?.month, months.at(-1)?.month])].join(' à ');
  const extension = EXTENSIONS[output];
  const { kind, buyer } = draft;
  return fileName(
    { kind, buyer, number: `${nameSeries(drafts)} ${period}` },
    { extension, isProvisional: false },
  );
}

function saySaved([first, ...others]: readonly Draft[], finalCount: number): void {
  if (!first) return;
  const count = others.length + 1;
  const { title: name, agree } = wordsOfDraft(first);
  const title = count === 1 ? `${name} ${agree('téléchargé')}` : `${count} documents téléchargés`;
  if (finalCount === count)
    showToast(title, {
      tone: 'success',
      detail: 'Chaque mois est dans «\u00a0Mes documents\u00a0».',
    });
  else
    showToast(title, {
      detail: 'Il leur manque une mention obligatoire\u00a0: ils portent BROUILLON.',
    });
}

const EXTENSIONS = { zip: 'zip', merged: 'pdf' } as const;
const MEDIA_TYPES = { zip: 'application/zip', merged: 'application/pdf' } as const;
