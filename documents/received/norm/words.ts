import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import { EXTENDED_WORDS } from './extended-words.ts';
import { FAMILY_NAMES, FAMILY_WORDS, LIST_NAMES, RULE_WORDS } from './rule-words.ts';
import type { Misfit } from './schema/check-schema.ts';

type Words = Pick<ReceivedFinding, 'text' | 'term'>;

/** A French sentence about a broken rule, for the recipient; `value` is the refused code. */
export function describeRule(code: string, value: string): Words {
  const known = RULE_WORDS[code] ?? EXTENDED_WORDS[code];
  if (known) return { term: known[0], text: known[1] };
  const [, family = '', rank = ''] = /^BR-(S|Z|E|AE|IC|G|O|AF|AG)-(\d\d)$/.exec(code) ?? [];
  if (rank !== '') return describeFamily(family, rank);
  const list = LIST_NAMES[code];
  if (list)
    return {
      term: list[0],
      text: `« ${value.slice(0, 40)} » n’est pas un code de la liste officielle : ${list[1]}.`,
    };
  return { text: describeSyntax(code) };
}

function describeFamily(family: string, rank: string): Words {
  const [term, words] = FAMILY_WORDS[rank] ?? [
    'BG-23',
    'la règle de cette catégorie n’est pas suivie',
  ];
  return { term, text: `TVA, ${FAMILY_NAMES[family] ?? family} : ${words}.` };
}

function describeSyntax(code: string): string {
  if (code.startsWith('BR-DEC')) return 'Un montant a plus de deux décimales.';
  if (/^(CII|UBL)-DT/.test(code))
    return 'Un élément ou un attribut du fichier n’est pas admis par la norme.';
  return 'Un élément du fichier est répété, manque ou n’est pas à sa place.';
}

/** A French sentence about an element that breaks the schema. */
export function describeMisfit({ element, problem, value }: Misfit): string {
  const name = `« ${element} »`;
  switch (problem) {
    case 'unknown':
      return `L’élément ${name} est inconnu, répété ou mal placé.`;
    case 'missing':
      return `L’élément ${name} manque.`;
    case 'text':
      return `L’élément ${name} n’est pas écrit comme son format le veut : « ${value.slice(0, 40)} ».`;
    case 'attribute':
      return `L’attribut « ${value.slice(0, 40)} » de ${name} manque ou n’est pas admis.`;
  }
}
