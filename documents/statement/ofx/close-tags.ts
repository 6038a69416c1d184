/**
 * OFX as XML: version 1 is SGML, where what holds a value has no end tag. Version 2 comes out as it
 * went in. Null when there is no `<OFX>`.
 */
export function closeTags(text: string): string | null {
  const start = text.search(/<OFX>/i);
  if (start < 0) return null;
  const body = text.slice(start).replace(CDATA, (_, content: string) => escapeText(content));
  const tags = Array.from(body.matchAll(TAG), readTag);
  const ended = new Set(tags.flatMap(({ name, isEnd }) => (isEnd ? [name] : [])));
  let written = '';
  return tags
    .map(({ name, value, isEnd, isEmpty }) => {
      const isOwnEnd = isEnd && name === written;
      written = '';
      if (isEnd) return isOwnEnd ? '' : `</${name}>`;
      if (value === '') return isEmpty || !ended.has(name) ? `<${name}/>` : `<${name}>`;
      written = name;
      return `<${name}>${escapeText(decodeEntities(value))}</${name}>`;
    })
    .join('');
}

type Tag = { name: string; value: string; isEnd: boolean; isEmpty: boolean };

function readTag([, slash, name = '', empty, value = '']: RegExpExecArray): Tag {
  return {
    name: name.toUpperCase(),
    value: value.trim(),
    isEnd: slash === '/',
    isEmpty: empty === '/',
  };
}

/** Banks write « DUPONT & FILS » with the sign itself, too. */
function decodeEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp);/gi, (_, name: string) => {
    return ENTITIES[name.toLowerCase()] ?? '';
  });
}

function escapeText(text: string): string {
  return text
    .replace(CONTROLS, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

const TAG = /<(\/?)([A-Za-z][\w.]*)(\/?)>([^<]*)/g;
const CDATA = /<!\[CDATA\[([^<]*)\]\]>/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const CONTROLS = /[\u0000-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
