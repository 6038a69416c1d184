import { expect, test } from 'vitest';
import type { DraftInput } from '#documents/model/draft.ts';
import { TEMPLATES } from '#documents/model/fields/style.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { type Block, flowBlocks } from './flow.ts';
import { layOut } from './lay-out.ts';
import { createFontMetrics } from './text/font-metrics.ts';

const metrics = createFontMetrics([latin]);
const LINE = 10;

/** The names of the lines of each page, of ten lines. */
function flow(listed: readonly (Partial<Block> & { lines: string })[]): string[] {
  const pages: string[][] = [];
  const openFrame = () => {
    pages.push([]);
    return { page: { width: 0, height: 0, marks: [] }, top: 0, bottom: 10 * LINE };
  };
  const blocks = listed.map(
    ({ lines, ...block }): Block => ({
      ...block,
      parts: [...lines].map((name) => ({ height: LINE, paint: () => pages.at(-1)?.push(name) })),
    }),
  );
  flowBlocks(blocks, openFrame(), openFrame);
  return pages.map((page) => page.join(''));
}

test('a short end takes the block above to its page, a longer one does not', () => {
  expect(flow([{ lines: 'aaaa' }, { lines: 'bbbb' }, { lines: 'ccccc' }])).toEqual([
    'aaaabbbb',
    'ccccc',
  ]);
  expect(flow([{ lines: 'aaaaa' }, { lines: 'bbbb' }, { lines: 'cc' }])).toEqual([
    'aaaaa',
    'bbbbcc',
  ]);
  expect(flow([{ lines: 'aaa' }, { lines: 'bbbbbbb' }, { lines: 'c' }, { lines: 'd' }])).toEqual([
    'aaa',
    'bbbbbbbcd',
  ]);
});

test('so does what is short before a page that must begin', () => {
  const next = { lines: 'zzzzz', startsPage: true };
  expect(flow([{ lines: 'aaaaa' }, { lines: 'bbbb' }, { lines: 'cc' }, next])).toEqual([
    'aaaaa',
    'bbbbcc',
    'zzzzz',
  ]);
});

test('a block longer than a page ends with three lines at least', () => {
  expect(flow([{ lines: 'abcdefghijkl' }])).toEqual(['abcdefghi', 'jkl']);
  expect(flow([{ lines: 'abcdefghijklmn' }])).toEqual(['abcdefghij', 'klmn']);
});

test.each(TEMPLATES)('in « %s » no page holds a few lines alone', (template) => {
  const lengths = Array.from({ length: 40 }, (_, index) => buildLongSample(index + 1));
  const inputs: DraftInput[] = [...Object.values(samples), ...lengths];
  for (const input of inputs) {
    const draft = requireDraft({ ...input, style: { ...input.style, template } });
    const { pages } = layOut({ draft, totals: computeTotals(draft), metrics, isBlocked: false });
    for (const { marks } of pages) {
      const lines = new Set(
        marks.flatMap((mark) =>
          mark.type === 'text' && mark.node !== undefined ? [Math.round(mark.y)] : [],
        ),
      );
      expect(lines.size, `${draft.number}`).toBeGreaterThan(4);
    }
  }
});
