import { expect, test } from 'vitest';
import { pages } from './list-pages.ts';
import type { PageFigures } from './measure-pages.ts';
import { formatPagesReport } from './report.ts';

test('a page of words is judged against less than what a page of documents may weigh', () => {
  const report = formatPagesReport([weigh('/faq', 200_000), weigh('/devis', 200_000)], 'A machine');
  expect(report).toMatch(/^\| faq \| 20 \+ 0 \| 10 \| \*\*200\.0 kB/m);
  expect(report).toMatch(/^\| devis \| 20 \+ 0 \| 10 \| 200\.0 kB/m);
});

test('both limits are held to the byte', () => {
  const report = formatPagesReport(
    [weigh('/cgu', 130_000), weigh('/avoir', 220_000), weigh('/recu', 220_001)],
    'A machine',
  );
  expect(report).toMatch(/^\| cgu \| 20 \+ 0 \| 10 \| 130\.0 kB/m);
  expect(report).toMatch(/^\| avoir \| 20 \+ 0 \| 10 \| 220\.0 kB/m);
  expect(report).toMatch(/^\| recu \| 20 \+ 0 \| 10 \| \*\*220\.0 kB/m);
});

function weigh(path: (typeof pages)[number]['path'], gzip: number): PageFigures {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is no page of the benchmark`);
  const none = { gzip: 0, brotli: 0 };
  const visit = {
    requests: 20,
    scripts: 10,
    usable: { gzip, brotli: gzip - 10_000 },
    restRequests: 0,
    rest: none,
    usableAt: 500,
    shift: 0,
  };
  const { name, maxScript } = page;
  return { name, maxScript, usual: visit, saveData: visit, slow: visit, audit: PERFECT };
}

const PERFECT: PageFigures['audit'] = {
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  blocking: 0,
  shift: 0,
  faults: [],
};
