/** A structure element as PDF.js gives it; `getTextContent` uses the same ids for contents. */
export type StructureNode = {
  role: string;
  alt?: string;
  lang?: string;
  scope?: string;
  children: (StructureNode | StructureContent)[];
};
type StructureContent = { type: string; id: string };

/** One line per paragraph, heading, figure and table row; takes the texts used out of `texts`. */
export function describeStructure(node: StructureNode, texts: Map<string, string>): string[] {
  const inner = childNodes(node);
  if (node.role === 'TR') {
    return formatLine(node, inner.map((cell) => takeText(cell, texts)).join(' | '));
  }
  if (inner.some(({ role }) => role !== 'Link' && role !== 'Span')) {
    return inner.flatMap((child) => describeStructure(child, texts));
  }
  const parts = [takeText(node, texts), node.alt ? `« ${node.alt} »` : ''];
  return formatLine(node, parts.filter(Boolean).join(' '));
}

/** PDF.js repeats a whole table on each of its pages: empty rows are dropped. */
function formatLine({ role }: StructureNode, text: string): string[] {
  return /[^ |]/.test(text) ? [`[${role}] ${text}`] : [];
}

/** The elements of a role, in reading order. */
export function listNodes(node: StructureNode, role: string): StructureNode[] {
  const inner = childNodes(node).flatMap((child) => listNodes(child, role));
  return node.role === role ? [node, ...inner] : inner;
}

function takeText(node: StructureNode, texts: Map<string, string>): string {
  const parts = node.children.map((child) => {
    if ('role' in child) return takeText(child, texts);
    const text = texts.get(child.id) ?? '';
    texts.delete(child.id);
    return text;
  });
  return parts
    .join('\n')
    .trim()
    .replace(/ *\n\s*/g, ' ⏎ ');
}

function childNodes({ children }: StructureNode): StructureNode[] {
  return children.filter((child) => 'role' in child);
}
