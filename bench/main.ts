/**
 * `npm run bench`: how the server starts, how the backend does beside its peer, what pages weigh,
 * how the editor and a full device answer, then our speed and that of our peers, measured in one
 * run on one core. `-- --write` puts the figures into docs/performance.md; `-- ours pdfkit`,
 * `-- pages`, `-- editor`, `-- dossier`, `-- backend`, `-- lists` or `-- server-start` measures
 * those alone; `-- backend --former=<checkout>` beside the server of another checkout;
 * `-- pages --runs=1` for a quick look instead of medians of five.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { provideChromium } from '../scripts/provide-chromium.ts';
import { measureBackend } from './backend/measure-backend.ts';
import { measureLists } from './backend/measure-lists.ts';
import { formatBackendReport } from './backend/report.ts';
import { formatLists } from './backend/report-lists.ts';
import { contenders } from './contenders.ts';
import { measureDossier } from './dossier/measure-dossier.ts';
import { formatDossierReport } from './dossier/report.ts';
import { measureEditor } from './editor/editor.ts';
import { formatEditorReport } from './editor/report.ts';
import { formatJourney, measureJourney } from './journey/measure-journey.ts';
import { measurePages } from './pages/measure-pages.ts';
import { formatPagesReport } from './pages/report.ts';
import { pinToOneCore } from './pin-to-one-core.ts';
import { prepareMaterials } from './prepare.ts';
import { formatReport } from './report.ts';
import { runAll } from './run-all.ts';
import { formatServerStart, measureServerStart } from './server-start.ts';

const PAGE = 'docs/performance.md';
const MARK = '<!-- figures: npm run bench -- --write -->';
const EDITOR_MARK = '<!-- figures: npm run bench -- editor --write -->';
const PAGES_MARK = '<!-- figures: npm run bench -- pages --write -->';
const DOSSIER_MARK = '<!-- figures: npm run bench -- dossier --write -->';
const BACKEND_MARK = '<!-- figures: npm run bench -- backend --write -->';
const LISTS_MARK = '<!-- figures: npm run bench -- lists --write -->';
const JOURNEY_MARK = '<!-- figures: npm run bench -- journey --write -->';
const OF_THE_SERVER = ['backend', 'lists', 'server-start'];
const NEXT_SECTION = '\n## ';
const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--'));
const former = options.find((option) => option.startsWith('--former='))?.split('=')[1] ?? null;
const runs = Number(options.find((option) => option.startsWith('--runs='))?.split('=')[1] ?? 5);
const chosen = contenders.filter(({ id }) => names.length === 0 || names.includes(id));

if (names.length === 0 || names.includes('server-start')) await runServerStart();
if (names.length === 0 || names.includes('backend')) await runBackend();
if (names.length === 0 || names.includes('lists')) await runLists();
const isDrawing = names.length === 0 || names.some((name) => !OF_THE_SERVER.includes(name));
const chromium = isDrawing ? provideChromium() : null;
if (names.length === 0 || names.includes('pages')) await runPages(chromium);
if (names.length === 0 || names.includes('editor')) await runEditor(chromium);
if (names.length === 0 || names.includes('dossier')) await runDossier(chromium);
if (names.length === 0 || names.includes('journey')) await runJourney(chromium);
if (chosen.length > 0) await runDocuments(chromium);

/** On all cores, as a server is. */
async function runBackend(): Promise<void> {
  console.error('… the backend');
  const machine = describeAllCores();
  const report = formatBackendReport(await measureBackend(former), machine);
  console.log(`### The backend\n\n${report}\n`);
  if (options.includes('--write')) writeSection(BACKEND_MARK, report);
}

async function runLists(): Promise<void> {
  console.error('… lists among the rows of others');
  const machine = describeAllCores();
  const report = formatLists(await measureLists(), machine);
  console.log(`### Lists\n\n${report}\n`);
  if (options.includes('--write')) writeSection(LISTS_MARK, report);
}

function describeAllCores(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}.`;
}

async function runServerStart(): Promise<void> {
  console.error('… the start of the server');
  const report = formatServerStart(await measureServerStart());
  console.log(`### The server\n\n${report}\n`);
}

/** On all cores, as a browser is. */
async function runPages(chromium: string | null): Promise<void> {
  console.error('… the pages');
  const machine = `${describeAllCores()} Lighthouse: median of ${runs}.`;
  const report = formatPagesReport(await measurePages(chromium, runs), machine);
  console.log(`### The pages\n\n${report}\n`);
  if (options.includes('--write')) writeSection(PAGES_MARK, report);
}

/** On all cores, as a browser is. */
async function runEditor(chromium: string | null): Promise<void> {
  console.error('… the editor');
  const machine = describeAllCores();
  const report = formatEditorReport(await measureEditor(chromium), machine);
  console.log(`### The editor\n\n${report}\n`);
  if (options.includes('--write')) writeSection(EDITOR_MARK, report);
}

/** On all cores, as a browser is. */
async function runDossier(chromium: string | null): Promise<void> {
  console.error('… a device of many documents');
  const machine = describeAllCores();
  const report = formatDossierReport(await measureDossier(chromium), machine);
  console.log(`### A device of many documents\n\n${report}\n`);
  if (options.includes('--write')) writeSection(DOSSIER_MARK, report);
}

async function runJourney(chromium: string | null): Promise<void> {
  console.error('… a first invoice');
  const report = formatJourney(await measureJourney(chromium));
  console.log(`### A first invoice\n\n${report}\n`);
  if (options.includes('--write')) writeSection(JOURNEY_MARK, report);
}

async function runDocuments(chromium: string | null): Promise<void> {
  const core = await pinToOneCore();
  const folder = await prepareMaterials();
  try {
    const figures = await runAll(chosen, { folder, chromium });
    const report = formatReport(figures, describeMachine(core));
    console.log(report);
    if (options.includes('--write')) writeReport(report);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function describeMachine(core: string): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = ['pdfkit', 'pdfmake', '@react-pdf/renderer', 'playwright']
    .map((name) => `${name} ${devDependencies[name]}`)
    .join(', ');
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus()[0]?.model.trim()}, ${core}, Node ${process.version}, load ${load}; ${versions}.`;
}

function writeReport(report: string): void {
  const [before] = readFileSync(PAGE, 'utf8').split(MARK);
  writeFileSync(PAGE, `${before}${MARK}\n\n${report}\n`);
}

function writeSection(mark: string, report: string): void {
  const [before, rest = ''] = readFileSync(PAGE, 'utf8').split(mark);
  const after = rest.slice(rest.indexOf(NEXT_SECTION));
  writeFileSync(PAGE, `${before}${mark}\n\n${report}\n${after}`);
}
