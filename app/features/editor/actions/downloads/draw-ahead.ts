import type { Workspace } from '#app/features/editor/workspace/workspace.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';
import { drawFile } from './draw-file.ts';

/**
 * Draws the file at each pause in typing, so that it is ready on click. Long documents are drawn on
 * click, since drawing them would delay further typing.
 */
export function drawAhead(workspace: Workspace): void {
  if (workspaces.has(workspace)) return;
  workspaces.add(workspace);
  const { analysis, store } = workspace.getState().editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = async () => {
    // The user resumed typing before the page was idle.
    if (timer !== undefined) return;
    // Offline: the click reports the missing fonts.
    const fonts = await workspace.fonts.loadFiles().catch(() => null);
    const shown = analysis.getState();
    const pageCount = shown.sheet.pages.length;
    const isCurrent = shown.draft === store.getState().draft;
    // An empty sheet means that the layout engine has not loaded yet; its analysis calls this
    // again.
    if (!fonts || !isCurrent || pageCount === 0 || pageCount > MOST_PAGES) return;
    const { today } = workspace.getState().editor;
    drawFile(shown, { today, metrics: workspace.fonts.getMetrics(), fonts });
  };
  const pause = () => {
    timer = undefined;
    requestRest(draw);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(pause, PAUSE_MS);
  };
  analysis.subscribe(wait);
  wait();
}

const workspaces = new WeakSet<Workspace>();
const MOST_PAGES = 4;
const PAUSE_MS = 1500;
