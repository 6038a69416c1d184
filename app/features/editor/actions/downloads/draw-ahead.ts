import type { EditorSession } from '#app/features/editor/session/editor-session.ts';
import { requestRest } from '#app/lib/timing/request-rest.ts';
import { drawFile } from './draw-file.ts';

/**
 * Draws the file whenever the user pauses, so that it is ready when the click comes. Long documents
 * wait for their click, since drawing one would hold up further typing.
 */
export function drawAhead(session: EditorSession): void {
  if (sessions.has(session)) return;
  sessions.add(session);
  const { analysis, store } = session.getState().editor;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const draw = async () => {
    // The user resumed typing before the page was idle.
    if (timer !== undefined) return;
    // Without a network, the click will say that they are missing.
    const fonts = await session.fonts.loadFiles().catch(() => null);
    const shown = analysis.getState();
    const pageCount = shown.sheet.pages.length;
    const isCurrent = shown.draft === store.getState().draft;
    // No page at all: what lays them out has not come yet, and will tell.
    if (!fonts || !isCurrent || pageCount === 0 || pageCount > MOST_PAGES) return;
    const { today } = session.getState().editor;
    drawFile(shown, { today, metrics: session.fonts.getMetrics(), fonts });
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

const sessions = new WeakSet<EditorSession>();
const MOST_PAGES = 4;
const PAUSE_MS = 1500;
