/**
 * `npm run bench`: how the editor answers, then our speed and that of our peers, measured in one run on one core.
 * `-- --write` puts the figures into docs/performance.md; `-- ours pdfkit` or `-- editor` measures those alone.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { provideChromium } from '../scripts/provide-chromium.ts';
import { contenders } from './contenders.ts';
import { measureEditor } from './editor.ts';
import { formatEditorReport } from './editor-report.ts';
import { pinToOneCore } from './pin-to-one-core.ts';
import { prepareMaterials } from './prepare.ts';
import { formatReport } from './report.ts';
import { runAll } from './run-all.ts';

const PAGE = 'docs/performance.md';
const MARK = '<!-- figures: npm run bench -- --write -->';
const EDITOR_MARK = '<!-- figures: npm run bench -- editor --write -->';
const NEXT_SECTION = '\n## ';
const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--'));
const chosen = contenders.filter(({ id }) => names.length === 0 || names.includes(id));

const chromium = provideChromium();
if (names.length === 0 || names.includes('editor')) await runEditor();
if (chosen.length > 0) await runDocuments();

/** On all cores, as a browser is. */
async function runEditor(): Promise<void> {
  console.error('… the editor');
  const report = formatEditorReport(await measureEditor(chromium));
  console.log(`### The editor\n\n${report}\n`);
  if (options.includes('--write')) writeEditorReport(report);
}

async function runDocuments(): Promise<void> {
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

function writeEditorReport(report: string): void {
  const [before, rest = ''] = readFileSync(PAGE, 'utf8').split(EDITOR_MARK);
  const after = rest.slice(rest.indexOf(NEXT_SECTION));
  writeFileSync(PAGE, `${before}${EDITOR_MARK}\n\n${report}\n${after}`);
}
