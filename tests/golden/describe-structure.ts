/**
 * A structure element as PDF.js gives it; contents are known by the identifier that
 * `getTextContent` gives them too.
 */
export type StructureNode = {
  role: string;
  alt?: string;
  lang?: string;
  scope?: string;
  children: (StructureNode | StructureContent)[];
};
type StructureContent = { type: string; id: string };

/**
 * One line per paragraph, heading, figure and table row; takes the texts that it writes out of
 * `texts`.
 */
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

/** PDF.js gives a table whole on each of its pages: what says nothing there is left out. */
function formatLine({ role }: StructureNode, text: string): string[] {
  return /[^ |]/.test(text) ? [`[${role}] ${text}`] : [];
}

/** All the elements of a role, in reading order. */
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
