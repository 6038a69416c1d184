import { type Contender, type ContenderId, contenders } from './contenders.ts';
import { formatRatio, kilobytes, megabytes, table } from './format.ts';
import type { Measures } from './measure.ts';
import type { Figures } from './run-all.ts';
import { listTargets } from './targets.ts';

export function formatReport(figures: Figures, machine: string): string {
  return [
    machine,
    heading('Targets'),
    table(['Target', 'Wanted', 'Measured', ''], listTargets(figures)),
    heading('From the JSON text to the finished file, warm (median)'),
    table(['', '12 lines', '1,000 lines', '1,000 hard lines'], warmRows(figures)),
    heading('First file of a fresh process, 12 lines'),
    table(['', 'after imports', 'with imports'], firstRows(figures)),
    heading('Memory over a bare Node, one document of 1,000 lines'),
    table(['', 'imports', 'peak', 'ratio'], memoryRows(figures)),
    heading('Size of the file'),
    table(['', 'one page', '12 lines', '1,000 lines', ''], sizeRows(figures)),
    heading('Where our time goes (median)'),
    table(['Stage', '12 lines', '1,000 lines'], stageRows(figures)),
    heading('Code for browsers, minified, gzip, without font files'),
    table(
      ['', 'size'],
      figures.browser.map(({ name, gzip }) => [name, kilobytes(gzip)]),
    ),
  ].join('\n\n');
}

function warmRows({ twelve, thousand, works }: Figures): string[][] {
  return rowsOf(twelve, ({ id }) =>
    [twelve, thousand, works].map((all) => ratio(all, id, ({ median }) => median)),
  );
}

function firstRows({ first }: Figures): string[][] {
  return rowsOf(first, ({ id }) => [
    ratio(first, id, (value) => value.first),
    ratio(first, id, (value) => value.withImports),
  ]);
}

function memoryRows({ memory }: Figures): string[][] {
  return rowsOf(memory, ({ id }) => [
    format(memory, id, ({ imports }) => megabytes(imports)),
    format(memory, id, ({ peak }) => megabytes(peak)),
    ratio(memory, id, ({ peak }) => peak),
  ]);
}

function sizeRows({ site, twelve, thousand }: Figures): string[][] {
  return rowsOf(site, ({ id, gives }) => [
    ...[site, twelve, thousand].map((all) => format(all, id, ({ size }) => kilobytes(size))),
    gives,
  ]);
}

function stageRows({ stages: { twelve, thousand } }: Figures): string[][] {
  const sumOf = (all: typeof twelve) => all.reduce((sum, { median }) => sum + median, 0);
  const part = (all: typeof twelve, stage: string) => {
    const median = all.find((each) => each.stage === stage)?.median ?? 0;
    return `${Math.round((100 * median) / sumOf(all))} %`;
  };
  return twelve.map(({ stage }) => [stage, part(twelve, stage), part(thousand, stage)]);
}

/** One row per measured contender. */
function rowsOf<Value>(
  measures: Measures<Value>,
  cells: (contender: Contender) => string[],
): string[][] {
  return contenders
    .filter(({ id }) => measures.has(id))
    .map((contender) => [contender.name, ...cells(contender)]);
}

function format<Value>(
  measures: Measures<Value>,
  id: ContenderId,
  write: (value: Value) => string,
) {
  const value = measures.get(id);
  return value === undefined ? '–' : write(value);
}

/** The value of a contender divided by ours: « × 2,3 ». */
function ratio<Value>(measures: Measures<Value>, id: ContenderId, read: (value: Value) => number) {
  const [own, value] = [measures.get('ours'), measures.get(id)];
  if (own === undefined || value === undefined) return '–';
  return `× ${formatRatio(read(value) / read(own))}`;
}

function heading(text: string): string {
  return `### ${text}`;
}
