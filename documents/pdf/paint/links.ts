import { type PdfFile, reserveNumbers, writeObject } from '#documents/pdf/syntax/file.ts';
import { formatText, formatUri } from '#documents/pdf/syntax/strings.ts';
import type { StructureNode } from '#documents/sheet/marks.ts';
import type { Area } from './content-record.ts';

/** An annotation that follows a link; `number` is that of its object. */
export type LinkAnnotation = { number: number; node: number; page: number };

/**
 * Writes a link annotation over each line of each Link node. Each says where it leads (`Contents`,
 * ISO 14289-1, 7.18.1), is printed (`F 4`, ISO 19005-3, 6.3.2) and points to its element through
 * `StructParent`, numbered from `firstParent`. Targets other than https: and mailto: are text
 * without annotation.
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
