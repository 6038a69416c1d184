import type {
  BoxMark,
  Page,
  Role,
  Sheet,
  SheetImage,
  StructureNode,
  TextMark,
} from '#documents/sheet/marks.ts';

/** A hand-made sheet with all that a real one has; `lineCount` lines on as many pages as needed. */
export function makeTestSheet({
  lineCount = 12,
  image,
}: {
  lineCount?: number;
  image?: SheetImage;
} = {}): Sheet {
  const nodes: StructureNode[] = [{ role: 'Document', parent: null }];
  const add = (role: Role, parent: number, more: Partial<StructureNode> = {}) =>
    nodes.push({ role, parent, ...more }) - 1;
  const pages: Page[] = [openPage()];
  const put = (text: string, x: number, y: number, more: Partial<TextMark> = {}) =>
    pages.at(-1)?.marks.push(makeText(text, { x, y, ...more }));

  put('Facture F-2026-0042', 40, 60, {
    node: add('H1', 0),
    size: 18,
    weight: 'semibold',
    color: '#1C5D4A',
  });
  if (image)
    pages.at(-1)?.marks.push({
      type: 'image',
      x: 440,
      y: 30,
      width: 100,
      height: 50,
      image: 0,
      node: add('Figure', 0, { alt: 'Logo de l’Atelier' }),
    });
  const table = add('Table', 0);
  const head = add('TR', add('THead', table));
  for (const [index, label] of COLUMNS.entries())
    put(label, columnX(index), 110, {
      node: add('TH', head, { scope: 'Column' }),
      weight: 'semibold',
    });
  const body = add('TBody', table);
  let y = 130;
  for (let line = 1; line <= lineCount; line++) {
    if (y > 740) {
      pages.push(openPage());
      for (const [index, label] of COLUMNS.entries())
        put(label, columnX(index), 50, { weight: 'semibold' });
      y = 70;
    }
    const row = add('TR', body);
    const cells = [
      `Prestation n° ${line} (maquettes)`,
      '3',
      '450,00',
      '20\u00a0%',
      '1\u202f350,00\u00a0€',
    ];
    for (const [index, cell] of cells.entries())
      put(cell, columnX(index), y, { node: add('TD', row) });
    put('Détail de la prestation, en plus petit', columnX(0), y + 10, {
      node: nodes.length - 5,
      size: 7,
      color: '#666666',
    });
    pages.at(-1)?.marks.push({
      type: 'rule',
      x1: 40,
      y1: y + 14,
      x2: 555,
      y2: y + 14,
      width: 0.5,
      color: '#DDDDDD',
    });
    y += 24;
  }
  const total = add('TR', body);
  put('Total', columnX(3), y, { node: add('TD', total, { colSpan: 4 }), weight: 'semibold' });
  put('1\u202f350,00\u00a0€', columnX(4), y, { node: add('TD', total), weight: 'semibold' });
  const paragraph = add('P', 0);
  const link = add('Link', paragraph, { href: 'https://example.fr/paiement?facture=é&x=1' });
  put('Payer en ligne : ', 40, y + 30, { node: paragraph });
  put('example.fr', 130, y + 30, { node: link, color: '#1C5D4A' });
  put(' avant le 20 décembre.', 190, y + 30, { node: paragraph });
  pages.at(-1)?.marks.push({
    type: 'modules',
    x: 460,
    y: 750,
    size: 60,
    code: { moduleCount: 3, runs: MODULES },
    color: '#000000',
    node: add('Figure', 0, { alt: 'Code de paiement' }),
  });
  return {
    pages,
    nodes,
    images: image ? [image] : [],
    title: 'Facture F-2026-0042',
    author: 'Atelier Dupont',
    subject: 'Été & <hiver>',
    language: 'fr',
    missingGlyphs: [],
  };
}

export function makeText(
  text: string,
  more: Partial<TextMark> & { x: number; y: number },
): TextMark {
  return {
    type: 'text',
    text,
    part: 'latin',
    weight: 'regular',
    size: 9,
    color: '#222222',
    width: text.length * 4.8,
    ...more,
  };
}

function openPage(): Page {
  const band: BoxMark = { type: 'box', x: 0, y: 0, width: 595.28, height: 8, fill: '#1C5D4A' };
  return {
    width: 595.28,
    height: 841.89,
    marks: [
      {
        type: 'watermark',
        x: 297,
        y: 420,
        text: 'BROUILLON',
        part: 'latin',
        weight: 'semibold',
        size: 90,
        color: '#F6E7E3',
        width: 600,
        angle: -50,
      },
      band,
      makeText('Atelier Dupont, SARL au capital de 10 000 €', { x: 40, y: 825, size: 7 }),
    ],
  };
}

function columnX(index: number): number {
  return [40, 260, 330, 410, 480][index] ?? 0;
}

const COLUMNS = ['Désignation', 'Quantité', 'Prix', 'TVA', 'Total'];

const MODULES = [
  [0, 0, 3],
  [0, 1, 1],
  [2, 1, 1],
  [0, 2, 3],
] as const;
