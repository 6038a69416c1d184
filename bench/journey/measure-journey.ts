import { chromium } from 'playwright';
import { startApplication } from '../editor/server.ts';
import { makeFirstInvoice } from './first-invoice.ts';
import { countGestures, createPerson, estimateSeconds, type Gestures } from './person.ts';

/** The way to a first invoice on a screen of this width. */
export type JourneyFigure = { width: number; gestures: Gestures };

/** How many gestures a first invoice asks for, on a telephone and on a desk. */
export async function measureJourney(executablePath: string | null): Promise<JourneyFigure[]> {
  const application = await startApplication();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  const figures: JourneyFigure[] = [];
  try {
    for (const { hasTouch, ...viewport } of SCREENS) {
      const context = await browser.newContext({
        locale: 'fr-FR',
        hasTouch,
        isMobile: hasTouch,
        viewport,
      });
      const page = await context.newPage();
      if (hasTouch) await page.addInitScript(shareAsPhonesDo);
      await page.goto(application.url);
      const person = createPerson({ hasTouch });
      await makeFirstInvoice(page, person);
      figures.push({ width: viewport.width, gestures: person.gestures });
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    application.stop();
  }
}

export function formatJourney(figures: readonly JourneyFigure[]): string {
  const rows = figures.map(
    ({ width, gestures }) =>
      `| ${width} px | ${countGestures(gestures)} | ${gestures.presses} | ${gestures.texts} (${gestures.characters}) | ${estimateSeconds(gestures)} s |`,
  );
  return [
    '| screen | gestures (≤ 26) | presses | texts (characters) | somebody in a hurry (≤ 120 s) |',
    '| --- | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}

/** What the system of a phone offers to a page, which no test browser does. */
function shareAsPhonesDo(): void {
  Object.assign(navigator, { canShare: () => true, share: async () => undefined });
}

const SCREENS = [
  { width: 360, height: 740, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];
