import { type PdfFile, reserveNumbers, writeObject } from '#documents/pdf/syntax/file.ts';
import { formatText, formatUri } from '#documents/pdf/syntax/strings.ts';
import type { StructureNode } from '#documents/sheet/marks.ts';
import type { Area } from './content-record.ts';

/** `number` is the object number of the annotation. */
export type LinkAnnotation = { number: number; node: number; page: number };

/**
 * Writes a link annotation over each line of each Link node. `Contents` says where it leads (ISO
 * 14289-1, 7.18.1), `F 4` makes it printable (ISO 19005-3, 6.3.2) and `StructParent`, counted from
 * `firstParent`, names its element. Only https: and mailto: targets get an annotation.
 */
export function writeLinks(
  file: PdfFile,
  {
    areas,
    nodes,
    firstParent,
  }: { areas: readonly Area[]; nodes: readonly StructureNode[]; firstParent: number },
): LinkAnnotation[] {
  const links: LinkAnnotation[] = [];
  for (const area of areas) {
    const node = nodes[area.node];
    if (node?.role !== 'Link' || !node.href || !SAFE_TARGET.test(node.href)) continue;
    const number = reserveNumbers(file);
    const rectangle = [area.left, area.bottom, area.right, area.top]
      .map((value) => value / 100)
      .join(' ');
    const parent = firstParent + links.length;
    writeObject(
      file,
      number,
      `<</Type/Annot/Subtype/Link/Rect[${rectangle}]/Border[0 0 0]/F 4/Contents${formatText(node.alt ?? node.href)}` +
        `/StructParent ${parent}/A<</S/URI/URI${formatUri(node.href)}>>>>`,
    );
    links.push({ number, node: area.node, page: area.page });
  }
  return links;
}

const SAFE_TARGET = /^(https|mailto):/i;
