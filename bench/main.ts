// Measures each of `sections`, then our drawing and that of our peers, in one run on one core.
//
// npm run bench                                  everything but what is measured by hand
// npm run bench -- --write                       writes the figures to docs/performance.md,
//                                                those of `capacity` to docs/capacity.md
// npm run bench -- pages editor                  these sections alone
// npm run bench -- ours pdfkit                   these contenders alone
// npm run bench -- backend --former=<checkout>   beside the server of another checkout
// npm run bench -- pages --runs=1                a quick look, as `backend --turns=1`
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { provideBrowser } from '../scripts/browsers/provide-chromium.ts';
import { contenders } from './contenders.ts';
import { milliseconds } from './format.ts';
import { makeFolder } from './machine/make-folder.ts';
import { pinToOneCore } from './machine/pin-to-one-core.ts';
import { readOptions } from './options.ts';
import { replaceFigures } from './performance-page.ts';
import { prepareMaterials } from './prepare.ts';
import { formatReport } from './report.ts';
import { runAll } from './run-all.ts';
import { sections } from './sections.ts';
import { listDurations } from './targets.ts';

const PAGE = 'docs/performance.md';
const options = readOptions(process.argv.slice(2), [
  ...sections.map(({ name }) => name),
  ...contenders.map(({ id }) => id),
]);
const isAsked = (name: string) => options.names.length === 0 || options.names.includes(name);
const asked = sections.filter(({ name, isByHand = false }) =>
  isByHand ? options.names.includes(name) : isAsked(name),
);
const model = cpus()[0]?.model.trim();
const drawing = contenders.filter(({ id }) => isAsked(id));
const chromium = asked.some(({ isInBrowser }) => isInBrowser) ? provideBrowser() : null;

for (const { name, title, page = PAGE, isWritten = true, measure } of asked) {
  console.error(`… ${title}`);
  const machine = `${describeMachine(`${cpus().length} × ${model}`)}.`;
  const report = await measure({ ...options, chromium, machine });
  console.log(`### ${title}\n\n${report}\n`);
  if (options.isWriting && isWritten) write(page, { mark: `${name} --write`, report });
}
if (drawing.length > 0) await runDocuments();

async function runDocuments(): Promise<void> {
  const core = await pinToOneCore();
  using folder = makeFolder();
  await prepareMaterials(folder.path);
  const figures = await runAll(drawing, folder.path);
  const machine = `${describeMachine(`${model}, ${core}`)}; ${listVersions()}.`;
  const report = formatReport(figures, machine);
  console.log(report);
  for (const { name, value } of listDurations(figures))
    if (value !== undefined) console.error(`… ${name}: ${milliseconds(value)}`);
  if (options.isWriting) write(PAGE, { mark: '--write', report });
}

function describeMachine(processors: string): string {
  const load = loadavg()[0]?.toFixed(1);
  return `${processors}, Node ${process.version}, load ${load}`;
}

function listVersions(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = ['pdfkit', '@react-pdf/renderer'];
  return names.map((name) => `${name} ${devDependencies[name]}`).join(', ');
}

function write(page: string, figures: { mark: string; report: string }): void {
  writeFileSync(page, replaceFigures(readFileSync(page, 'utf8'), figures));
}
