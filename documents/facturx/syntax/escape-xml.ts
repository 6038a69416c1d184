/**
 * Escapes a text for an element or a double-quoted attribute (XML 1.0 § 2.4). The model has already
 * taken out what XML cannot hold. A tab or a line feed is kept as it is: attributes never hold any.
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
