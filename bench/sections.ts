import { measureAdministration } from './administration/measure-administration.ts';
import { formatAdministration } from './administration/report.ts';
import { measureAttacks } from './backend/measure-attacks.ts';
import { measureBackend } from './backend/measure-backend.ts';
import { measureLists } from './backend/measure-lists.ts';
import { formatBackendReport } from './backend/report.ts';
import { formatAttacks } from './backend/report-attacks.ts';
import { formatLists } from './backend/report-lists.ts';
import { measureCapacity } from './capacity/measure-capacity.ts';
import { formatCapacity } from './capacity/report.ts';
import { measureCopy } from './copy/measure-copy.ts';
import { formatCopy } from './copy/report.ts';
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

type Run = Options & {
  /** Path of a browser; null for Playwright’s own. */
  chromium: string | null;
  /** Processors, Node and load, read before the measurement. */
  machine: string;
};

/** A part of the benchmark, measured on all cores. */
type Section = {
  name: string;
  title: string;
  /** Where the figures are written: docs/performance.md by default. */
  page?: string;
  /** docs/performance.md leaves out start times, which depend on the disk, and attacks. */
  isWritten?: boolean;
  isInBrowser?: boolean;
  /** Takes half an hour, or gigabytes: measured only where it is named. */
  isByHand?: boolean;
  measure: (run: Run) => Promise<string>;
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
    measure: async (run) => formatBackendReport(await measureBackend(run), run.machine),
  },
  {
    name: 'lists',
    title: 'Lists among the rows of others',
    measure: async ({ machine }) => formatLists(await measureLists(), machine),
  },
  {
    name: 'scale',
    title: 'Accounts of any size',
    isByHand: true,
    measure: async ({ machine }) => formatScale(await measureScale(), machine),
  },
  {
    name: 'capacity',
    title: 'What a million accounts need',
    page: 'docs/capacity.md',
    isByHand: true,
    measure: async () => formatCapacity(await measureCapacity()),
  },
  {
    name: 'export',
    title: 'An export of any size',
    isByHand: true,
    isInBrowser: true,
    measure: async ({ chromium, machine }) => formatExport(await measureExport(chromium), machine),
  },
  {
    name: 'copy',
    title: 'The first copy of an account',
    isByHand: true,
    isInBrowser: true,
    measure: async ({ chromium, machine }) => formatCopy(await measureCopy(chromium), machine),
  },
  {
    name: 'administration',
    title: 'The administration of a large site',
    isByHand: true,
    isInBrowser: true,
    measure: async ({ chromium, machine }) =>
      formatAdministration(await measureAdministration(chromium), machine),
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
    measure: async ({ machine }) => formatMail(await measureMail(), machine),
  },
  {
    name: 'pages',
    title: 'The pages',
    isInBrowser: true,
    measure: async ({ chromium, machine, runs }) =>
      formatPagesReport(
        await measurePages(chromium, runs),
        `${machine} Lighthouse: median of ${runs}.`,
      ),
  },
  {
    name: 'editor',
    title: 'The editor',
    isInBrowser: true,
    measure: async ({ chromium, machine }) =>
      formatEditorReport(await measureEditor(chromium), machine),
  },
  {
    name: 'dossier',
    title: 'A device of many documents',
    isInBrowser: true,
    measure: async ({ chromium, machine }) =>
      formatDossierReport(await measureDossier(chromium), machine),
  },
  {
    name: 'journey',
    title: 'A first invoice',
    isInBrowser: true,
    measure: async ({ chromium }) => formatJourney(await measureJourney(chromium)),
  },
];
