import { cpus, loadavg } from 'node:os';
import { measureAdministration } from './administration/measure-administration.ts';
import { formatAdministration } from './administration/report.ts';
import { measureAttacks } from './backend/measure-attacks.ts';
import { measureBackend } from './backend/measure-backend.ts';
import { measureLists } from './backend/measure-lists.ts';
import { formatBackendReport } from './backend/report.ts';
import { formatAttacks } from './backend/report-attacks.ts';
import { formatLists } from './backend/report-lists.ts';
import { measureDossier } from './dossier/measure-dossier.ts';
import { formatDossierReport } from './dossier/report.ts';
import { measureEditor } from './editor/editor.ts';
import { formatEditorReport } from './editor/report.ts';
import { measureExport } from './export/measure-export.ts';
import { formatExport } from './export/report.ts';
import { formatJourney, measureJourney } from './journey/measure-journey.ts';
import { formatMail, measureMail } from './mail/measure-mail.ts';
import type { Options } from './options.ts';
import { measurePages } from './pages/measure-pages.ts';
import { formatPagesReport } from './pages/report.ts';
import { measureScale } from './scale/measure-scale.ts';
import { formatScale } from './scale/report.ts';
import { formatServerStart, measureServerStart } from './server-start.ts';

/** Measured on all cores. `chromium` is the path of a browser, null for Playwright’s own. */
type Section = {
  name: string;
  title: string;
  /** docs/performance.md leaves out start times, which depend on the disk, and attacks. */
  isWritten?: boolean;
  isInBrowser?: boolean;
  /** Takes half an hour, or gigabytes: measured only where it is named. */
  isByHand?: boolean;
  measure: (options: Options, chromium: string | null) => Promise<string>;
};

export const sections: readonly Section[] = [
  {
    name: 'server-start',
    title: 'The server',
    isWritten: false,
    measure: async () => formatServerStart(await measureServerStart()),
  },
  {
    name: 'backend',
    title: 'The backend',
    measure: async (options) => {
      const machine = describeAllCores();
      return formatBackendReport(await measureBackend(options), machine);
    },
  },
  {
    name: 'lists',
    title: 'Lists among the rows of others',
    measure: async () => {
      const machine = describeAllCores();
      return formatLists(await measureLists(), machine);
    },
  },
  {
    name: 'scale',
    title: 'Accounts of any size',
    isByHand: true,
    measure: async () => {
      const machine = describeAllCores();
      return formatScale(await measureScale(), machine);
    },
  },
  {
    name: 'export',
    title: 'An export of any size',
    isByHand: true,
    isInBrowser: true,
    measure: async (_, chromium) => {
      const machine = describeAllCores();
      return formatExport(await measureExport(chromium), machine);
    },
  },
  {
    name: 'administration',
    title: 'The administration of a large site',
    isByHand: true,
    isInBrowser: true,
    measure: async (_, chromium) => {
      const machine = describeAllCores();
      return formatAdministration(await measureAdministration(chromium), machine);
    },
  },
  {
    name: 'attacks',
    title: 'Beside an attack',
    isWritten: false,
    measure: async ({ former }) => {
      const before = former === null ? [] : await measureAttacks(former);
      return formatAttacks([
        ['before', before],
        ['now', await measureAttacks()],
      ]);
    },
  },
  {
    name: 'mail',
    title: 'The queue of messages',
    measure: async () => {
      const machine = describeAllCores();
      return formatMail(await measureMail(), machine);
    },
  },
  {
    name: 'pages',
    title: 'The pages',
    isInBrowser: true,
    measure: async ({ runs }, chromium) => {
      const machine = `${describeAllCores()} Lighthouse: median of ${runs}.`;
      return formatPagesReport(await measurePages(chromium, runs), machine);
    },
  },
  {
    name: 'editor',
    title: 'The editor',
    isInBrowser: true,
    measure: async (_, chromium) => {
      const machine = describeAllCores();
      return formatEditorReport(await measureEditor(chromium), machine);
    },
  },
  {
    name: 'dossier',
    title: 'A device of many documents',
    isInBrowser: true,
    measure: async (_, chromium) => {
      const machine = describeAllCores();
      return formatDossierReport(await measureDossier(chromium), machine);
    },
  },
  {
    name: 'journey',
    title: 'A first invoice',
    isInBrowser: true,
    measure: async (_, chromium) => formatJourney(await measureJourney(chromium)),
  },
];

/** Describes the machine, with its load before the measurement adds to it. */
function describeAllCores(): string {
  const load = loadavg()[0]?.toFixed(1);
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, load ${load}.`;
}
