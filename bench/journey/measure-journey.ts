import { chromium } from 'playwright';
import { startRecordedRegister } from '#server/test/recorded-register.ts';
import { judge, table } from '../format.ts';
import { launchOptions } from '../machine/launch-options.ts';
import { startApplication } from '../machine/start-application.ts';
import { makeFirstInvoice } from './first-invoice.ts';
import { countGestures, createPerson, estimateSeconds, type Gestures } from './person.ts';

/** The first invoice at this screen width. */
export type JourneyFigure = { width: number; hasRegister: boolean; gestures: Gestures };

/** Gestures of a first invoice, on phone and desktop, with and without the company register. */
export async function measureJourney(executablePath: string | null): Promise<JourneyFigure[]> {
  await using opened = new AsyncDisposableStack();
  const register = await startRecordedRegister();
  opened.defer(register.stop);
  await using application = await startApplication({ COMPANY_REGISTER_URL: register.url });
  await using browser = await chromium.launch(launchOptions(executablePath));
  const figures: JourneyFigure[] = [];
  for (const { hasTouch, hasRegister, ...viewport } of JOURNEYS) {
    const context = await browser.newContext({
      locale: 'fr-FR',
      hasTouch,
      isMobile: hasTouch,
      viewport,
    });
    const page = await context.newPage();
    if (hasTouch) await page.addInitScript(shareAsPhonesDo);
    await page.goto(application.url);
    if (!hasRegister) await page.route('**/functions/v1/**', (route) => route.abort());
    const person = createPerson({ hasTouch });
    await makeFirstInvoice(page, { person, hasRegister });
    figures.push({ width: viewport.width, hasRegister, gestures: person.gestures });
    await context.close();
  }
  return figures;
}

export function formatJourney(figures: readonly JourneyFigure[]): string {
  const head = ['screen', '', 'gestures', '', 'presses', 'texts (characters)'];
  return table([...head, 'somebody in a hurry', ''], figures.map(toRow));
}

function toRow({ width, hasRegister, gestures }: JourneyFigure) {
  const wanted = hasRegister ? WANTED.withRegister : WANTED.typed;
  const count = countGestures(gestures);
  const seconds = estimateSeconds(gestures);
  return [
    `${width} px`,
    hasRegister ? 'with the register of companies' : 'the register out of reach',
    count,
    `≤ ${wanted.gestures}: ${judge(count <= wanted.gestures)}`,
    gestures.presses,
    `${gestures.texts} (${gestures.characters})`,
    `${seconds} s`,
    `≤ ${wanted.seconds} s: ${judge(seconds <= wanted.seconds)}`,
  ];
}

const WANTED = {
  withRegister: { gestures: 12, seconds: 35 },
  typed: { gestures: 18, seconds: 55 },
};

/** Fakes the share sheet of a phone, which no test browser has. */
function shareAsPhonesDo(): void {
  Object.assign(navigator, { canShare: () => true, share: async () => undefined });
}

const SCREENS = [
  { width: 360, height: 740, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];
const JOURNEYS = [true, false].flatMap((hasRegister) =>
  SCREENS.map((screen) => ({ ...screen, hasRegister })),
);
