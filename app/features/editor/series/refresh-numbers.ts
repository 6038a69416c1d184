import { readGivenNumbers } from '#app/features/editor/draft/propose-own-number.ts';
import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Draft } from '#documents';
import { type GivenNumber, seriesOf } from '#documents/dossier';

/**
 * Whether another page has taken numbers proposed to this series. If so, proposes the next ones and
 * tells the user.
 */
export async function refreshNumbers(
  workspace: Workspace,
  drafts: readonly Draft[],
): Promise<boolean> {
  const given = await readGivenNumbers().catch(() => null);
  if (!given) return false;
  if (!hasLostNumber(drafts, { known: workspace.getState().given, given })) return false;
  workspace.set({ given });
  showToast('Des numéros de cette série viennent d’être pris.', {
    detail: 'Les suivants les remplacent\u00a0: vérifiez la liste, puis téléchargez.',
  });
  return true;
}

/** Whether a number of these drafts was given since `known`. */
export function hasLostNumber(
  drafts: readonly Draft[],
  { known, given }: { known: readonly GivenNumber[]; given: readonly GivenNumber[] },
): boolean {
  const knownKeys = new Set(known.map(({ key }) => key));
  const newKeys = new Set(given.map(({ key }) => key).filter((key) => !knownKeys.has(key)));
  return drafts.some((draft) => newKeys.has(`${seriesOf(draft)}/${draft.number}`));
}
