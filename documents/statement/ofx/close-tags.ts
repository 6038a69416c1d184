/**
 * OFX as XML: version 1 is SGML, where what holds a value has no end tag. Version 2 comes out as it
 * went in. Null when there is no `<OFX>`.
 */
export function closeTags(text: string): string | null {
  const start = text.search(/<OFX>/i);
  if (start < 0) return null;
  const body = text.slice(start).replace(CDATA, (_, content: string) => escapeText(content));
  const tags = Array.from(body.matchAll(TAG), readTag);
  const ended = findEnded(tags);
  let written = '';
  return tags
    .map((tag) => {
      const { name, value, isEnd, isEmpty } = tag;
      const isOwnEnd = isEnd && name === written;
      written = '';
      if (isEnd) return isOwnEnd ? '' : `</${name}>`;
      if (value === '') return isEmpty || !ended.has(tag) ? `<${name}/>` : `<${name}>`;
      written = name;
      return `<${name}>${escapeText(decodeEntities(value))}</${name}>`;
    })
    .join('');
}

type Tag = { name: string; value: string; isEnd: boolean; isEmpty: boolean };

/** The starts that have an end of their own. */
function findEnded(tags: readonly Tag[]): Set<Tag> {
  const names = new Set(tags.flatMap(({ name, isEnd }) => (isEnd ? [name] : [])));
  const ended = new Set(tags.filter(({ name }) => LISTS.test(name) && names.has(name)));
  const open: Tag[] = [];
  // How many are open by name: an end without a start must not search them all.
  const counts = new Map<string, number>();
  const count = (name: string, more: number) => counts.set(name, (counts.get(name) ?? 0) + more);
  for (const tag of tags) {
    if (!tag.isEnd && tag.value === '' && !tag.isEmpty && names.has(tag.name)) {
      open.push(tag);
      count(tag.name, 1);
    }
    if (!tag.isEnd || !counts.get(tag.name)) continue;
    const closed = open.splice(open.findLastIndex(({ name }) => name === tag.name));
    for (const { name } of closed) count(name, -1);
    if (closed[0]) ended.add(closed[0]);
  }
  return ended;
}

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
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, ...given) => {
    const [decimal, hex, name = ''] = given as (string | undefined)[];
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const [, letter = '', accent = ''] = ACCENTED.exec(name) ?? [];
    if (letter !== '') return (letter + (ACCENTS[accent] ?? '')).normalize('NFC');
    return ENTITIES[name.toLowerCase()] ?? whole;
  });
}

function escapeText(text: string): string {
  return text
    .replace(CONTROLS, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Without its end, one of these is a cut file rather than an empty value. */
const LISTS = /^(?:STMTTRN|BANKTRANLIST)$/;
const TAG = /<(\/?)([A-Za-z][\w.]*)(\/?)>([^<]*)/g;
const CDATA = /<!\[CDATA\[([^<]*)\]\]>/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
const CONTROLS = /[\u0000-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g;
const ACCENTED = /^([a-z])(acute|grave|circ|uml|cedil|tilde)$/i;
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302' },
  ...{ uml: '\u0308', cedil: '\u0327', tilde: '\u0303' },
};
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
};
