export type IdentifierKind = 'siren' | 'siret' | 'vat' | 'iban';

/** « N° TVA : FR44 732 829 320 » → a VAT number and the text after the label, if known. */
export function splitLabel(text: string): { kind: IdentifierKind | null; rest: string } {
  const trimmed = text.trim();
  const [label = '', name = ''] = LABEL.exec(trimmed) ?? BARE_NUMBER.exec(trimmed) ?? [];
  return { kind: KINDS[name.toLowerCase()] ?? null, rest: trimmed.slice(label.length) };
}

/** No VAT number or IBAN starts with one of these names. */
const LABEL =
  /^(?:(?:n[°ºo]?|num[ée]ro|code)[\s.]*(?:(?:de|d['’u])\s*)?)?(siren|siret|iban|tva|vat)(?:\s*(?:intracommunautaire|intracom|intra|number|id|no)\b\.?)?[\s:=.]*/i;
const BARE_NUMBER = /^(?:n[°º]|num[ée]ro)[\s:.]*/i;
const KINDS: Readonly<Record<string, IdentifierKind>> = {
  siren: 'siren',
  siret: 'siret',
  iban: 'iban',
  tva: 'vat',
  vat: 'vat',
};
