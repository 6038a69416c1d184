/**
 * `npm run bench`: our speed and that of our peers, measured in one run on one core.
 * `-- --write` puts the figures into docs/performance.md; `-- ours pdfkit` measures those alone.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { provideChromium } from '../scripts/provide-chromium.ts';
import { contenders } from './contenders.ts';
import { pinToOneCore } from './pin-to-one-core.ts';
import { prepareMaterials } from './prepare.ts';
import { formatReport } from './report.ts';
import { runAll } from './run-all.ts';

const MARK = '<!-- figures: npm run bench -- --write -->';
const options = process.argv.slice(2);
const names = options.filter((option) => !option.startsWith('--'));
const chosen = contenders.filter(({ id }) => names.length === 0 || names.includes(id));

const core = await pinToOneCore();
const folder = await prepareMaterials();
try {
  const figures = await runAll(chosen, { folder, chromium: provideChromium() });
  const report = formatReport(figures, describeMachine());
  console.log(report);
  if (options.includes('--write')) writeReport(report);
} finally {
  rmSync(folder, { recursive: true });
}

function describeMachine(): string {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = ['pdfkit', 'pdfmake', '@react-pdf/renderer', 'playwright']
    .map((name) => `${name} ${devDependencies[name]}`)
    .join(', ');
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus()[0]?.model.trim()}, ${core}, Node ${process.version}, load ${load}; ${versions}.`;
}

function writeReport(report: string): void {
  const path = 'docs/performance.md';
  const page = readFileSync(path, 'utf8');
  const [before] = page.split(MARK);
  writeFileSync(path, `${before}${MARK}\n\n${report}\n`);
}
