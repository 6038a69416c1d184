/**
 * Escapes text for an element or a double-quoted attribute (XML 1.0 § 2.4). Tabs and line feeds
 * stay: no attribute holds any, and the model has removed what XML cannot hold.
 */
export function escapeXml(text: string): string {
  return SPECIAL.test(text) ? text.replace(EACH_SPECIAL, toEntity) : text;
}

function toEntity(character: string): string {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    default:
      return '&quot;';
  }
}

const SPECIAL = /[&<>"]/;
const EACH_SPECIAL = /[&<>"]/g;
