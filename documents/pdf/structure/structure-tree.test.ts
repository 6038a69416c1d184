import { expect, test } from 'vitest';
import { drawAndRead, makeSheet, readShownTexts } from '#documents/pdf/test/test-drawing.ts';
import { follow, readCatalog, readPageObjects } from '#documents/pdf/test/test-reader.ts';
import { makeTestSheet, makeText } from '#documents/pdf/test/test-sheet.ts';
import type { Sheet } from '#documents/sheet/marks.ts';

test('consecutive marks of a node are one sequence, marks without node are artifacts', () => {
  const marks = [
    makeText('a', { x: 1, y: 1, node: 1 }),
    makeText('b', { x: 9, y: 1, node: 1 }),
    makeText('c', { x: 1, y: 9 }),
    makeText('d', { x: 1, y: 20, node: 1 }),
  ];
  const objects = drawAndRead(
    makeSheet({
      nodes: [
        { role: 'Document', parent: null },
        { role: 'P', parent: 0 },
      ],
      pages: [{ width: 100, height: 100, marks }],
    }),
  );
  const [content = ''] = readPageObjects(objects);
  expect(content.match(/.*BDC|EMC|BT|ET/g)).toEqual([
    'BT',
    '/P<</MCID 0>>BDC',
    'EMC',
    '/Artifact<</Type/Pagination>>BDC',
    'EMC',
    '/P<</MCID 1>>BDC',
    'EMC',
    'ET',
  ]);
  expect(readShownTexts(objects).find((text) => text.startsWith('<</S/P/'))).toMatch(/\/K\[0 1 \]/);
});

test('a node that goes on over the page names the other page', () => {
  const page = { width: 100, height: 100, marks: [makeText('a', { x: 1, y: 1, node: 1 })] };
  const objects = drawAndRead(
    makeSheet({
      nodes: [
        { role: 'Document', parent: null },
        { role: 'P', parent: 0 },
      ],
      pages: [page, page],
    }),
  );
  const paragraph = readShownTexts(objects).find((text) => text.startsWith('<</S/P/')) ?? '';
  expect(paragraph).toMatch(/\/K\[0 <<\/Type\/MCR\/Pg \d+ 0 R\/MCID 0>> \]/);
  const [, first, second] = /\/Pg (\d+).*\/Pg (\d+)/.exec(paragraph) ?? [];
  expect(first).not.toBe(second);
});

test('an element holds its own text and its link in reading order', () => {
  const objects = drawAndRead(makeTestSheet({ lineCount: 1 }));
  const paragraph = readShownTexts(objects).find((text) => text.startsWith('<</S/P/')) ?? '';
  expect(paragraph).toMatch(/\/K\[\d+ \d+ 0 R \d+ \]/);
  const link = readShownTexts(objects).find((text) => text.startsWith('<</S/Link/')) ?? '';
  expect(link).toMatch(/\/OBJR/);
  expect(follow(objects, link, 'Obj').text).toContain(
    '/URI(https://example.fr/paiement?facture=%C3%A9&x=1)',
  );
});

test('only https: and mailto: become annotations', () => {
  const hrefs = ['javascript:alert(1)', 'file:///etc/passwd', 'https://a.fr', 'mailto:a@b.fr'];
  const nodes: Sheet['nodes'] = [
    { role: 'Document', parent: null },
    ...hrefs.map((href) => ({ role: 'Link' as const, parent: 0, href })),
  ];
  const marks = hrefs.map((href, index) =>
    makeText(href, { x: 1, y: 20 * index, node: index + 1 }),
  );
  const annotations = readShownTexts(
    drawAndRead(makeSheet({ nodes, pages: [{ width: 100, height: 100, marks }] })),
  ).filter((text) => text.includes('/Annot/'));
  expect(annotations.map((text) => /\/URI\((.*?)\)/.exec(text)?.[1])).toEqual([
    'https://a.fr',
    'mailto:a@b.fr',
  ]);
});

test('the parent tree leads from each sequence back to its element', () => {
  const objects = drawAndRead(makeTestSheet({ lineCount: 60 }));
  const root = follow(objects, readCatalog(objects), 'StructTreeRoot').text;
  const pages = [...follow(objects, root, 'ParentTree').text.matchAll(/(\d+)\[([^\]]*)\]/g)];
  expect(pages.length).toBeGreaterThan(1);
  for (const [, page, references = ''] of pages) {
    const roles = [...references.matchAll(/(\d+) 0 R/g)].map(
      ([, number]) => /^<<\/S\/(\w+)/.exec(objects.get(Number(number))?.text ?? '')?.[1],
    );
    const tags = [
      ...(readPageObjects(objects)[Number(page)] ?? '').matchAll(/\/(\w+)<<\/MCID \d+>>/g),
    ].map(([, tag]) => tag);
    expect(roles).toEqual(tags);
  }
});

test('cells say what they head and span, figures what they show and where', () => {
  const all = readShownTexts(drawAndRead(makeTestSheet({ lineCount: 1 })));
  expect(all.find((text) => text.startsWith('<</S/TH/'))).toContain('/A<</O/Table/Scope/Column>>');
  expect(all.some((text) => text.includes('/A<</O/Table/ColSpan 4>>'))).toBe(true);
  expect(all.find((text) => text.startsWith('<</S/Figure/'))).toContain(
    '/Alt(Code de paiement)/A<</O/Layout/Placement/Block/BBox[460 31.89 520 91.89]>>',
  );
});
