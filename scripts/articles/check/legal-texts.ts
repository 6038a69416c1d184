import { toPlainText } from './plain-text.ts';

/**
 * A text of law: a code and its article, or a law, decree, doctrine or norm by its number. In prose
 * an article can stand without its code: « (242 nonies A, I-7°) ».
 */
export type LegalText = { text: string; article?: string; last?: string; open?: boolean };

/**
 * Whether the « Sources » of an article name one of the texts that `words` name. Paragraphs of an
 * article of law are not compared: « art. 1737, II » stands under « art. 1737, V ».
 */
export function namesOneOf(words: string, sources: readonly LegalText[]): boolean {
  return listTexts(words).some((named) => sources.some((source) => covers(source, named)));
}

/** The texts that a fact cites and that the « Sources » of an article do not name. */
export function listMissingTexts(cited: string, sources: readonly string[]): string[] {
  if (cited.startsWith('Usage')) return [];
  const texts = listTexts(cited).filter(({ article, text }) => article || !CODES.has(text));
  if (texts.length === 0) {
    const [name = ''] = cited.toLowerCase().split(/,| \(/);
    return sources.some((source) => source.toLowerCase().includes(name)) ? [] : [cited];
  }
  const known = sources.flatMap(listTexts);
  return texts
    .filter((named) => !known.some((source) => covers(source, named)))
    .map(({ text, article }) => (article ? `${text}, art. ${article}` : text));
}

function covers(source: LegalText, named: LegalText): boolean {
  if (named.text !== '' && source.text !== named.text) return false;
  if (!source.article || !named.article) return !named.article;
  const [first, article] = [stemOf(source.article), stemOf(named.article)];
  if (first === article) return true;
  if (source.open) return article.split('-')[0] === first.split('-')[0];
  return source.last !== undefined && isBetween(article, first, stemOf(source.last));
}

function isBetween(article: string, first: string, last: string): boolean {
  const [low, at, high] = [first, article, last].map((each) =>
    Number(each.match(/\d+(?=\D*$)/)?.[0]),
  );
  const sameFamily = article.replace(/\d+\D*$/, '') === first.replace(/\d+\D*$/, '');
  return sameFamily && Number(low) <= Number(at) && Number(at) <= Number(high);
}

/** « 242 nonies E quater » is under « 242 nonies E bis à quater ». */
function stemOf(article: string): string {
  return article.replace(/(?<= [A-Z]) (?:bis|ter|quater)$/, '');
}

/** The texts that `words` name; a code alone, where none of its articles is named. */
export function listTexts(words: string): LegalText[] {
  const plain = plainOf(words);
  const texts = listReversed(plain);
  const bare = new Set<string>();
  let code = '';
  for (const { groups = {} } of plain.matchAll(TEXT)) {
    const { named, year, article, last, open } = groups;
    if (named) {
      code = codeOf(named) ?? named.toLowerCase();
      if (CODES.has(code)) bare.add(code);
      else texts.push({ text: code });
    } else if (year) texts.push({ text: `loi de finances pour ${year}` });
    else if (article && hasArticle(code, article))
      texts.push({ text: code, article, last, open: !!open });
  }
  return [...texts, ...listBare(bare, texts)];
}

function hasArticle(code: string, article: string): boolean {
  return code === '' ? UNMISTAKABLE.test(article) : CODES.has(code);
}

function listBare(codes: ReadonlySet<string>, texts: readonly LegalText[]): LegalText[] {
  return [...codes]
    .filter((code) => !texts.some(({ text }) => text === code))
    .map((text) => ({ text }));
}

/** « l'article 293 B du CGI », « l'article L441-9 du code de commerce » */
function listReversed(plain: string): LegalText[] {
  return [...plain.matchAll(REVERSED)].flatMap(([, article, name = '']) => {
    const code = codeOf(name);
    return code && article ? [{ text: code, article }] : [];
  });
}

function codeOf(name: string): string | undefined {
  return FORMS.find(([, form]) => form.test(name))?.[0];
}

/** « L. 441-9 » is also written « L441-9 ». */
function plainOf(words: string): string {
  return toPlainText(words).replace(/\bL\. ?(?=\d)/g, 'L');
}

/** Each code by its short name, and the forms that name it. */
const FORM_OF_CODE: [string, string][] = [
  ['CGI', 'CGI|ann\\. [IV]+|[Cc]ode général des impôts'],
  ['LPF', 'LPF|[Ll]ivre des procédures fiscales'],
  ['CMF', 'CMF|[Cc]ode monétaire et financier'],
  ['CPCE', "CPCE|[Cc]ode des procédures civiles d'exécution"],
  ['CPC', 'CPC|[Cc]ode de procédure civile'],
  ['CCP', 'CCP|[Cc](?:\\.|ode de la) commande publique'],
  ['C. com.', '[Cc](?:\\. com\\.|ode de commerce)'],
  ['C. conso.', '[Cc](?:\\. conso\\.|ode de la consommation)'],
  ['C. civ.', '[Cc](?:\\. civ\\.|ode civil)'],
  ['C. pén.', '[Cc](?:\\. pén\\.|ode pénal)'],
  ['C. assur.', '[Cc](?:\\. assur\\.|ode des assurances)'],
  ['C. trav.', '[Cc](?:\\. trav\\.|ode du travail)'],
  ['C. env.', "[Cc](?:\\. env\\.|ode de l'environnement)"],
  ['C. artisanat', "[Cc](?:\\. artisanat|ode de l'artisanat)"],
  ['RGPD', 'RGPD'],
];
const FORMS = FORM_OF_CODE.map(([code, form]) => [code, new RegExp(`^(?:${form})$`)] as const);
const CODES = new Set(FORM_OF_CODE.map(([code]) => code));
const CODE = FORM_OF_CODE.map(([, form]) => form).join('|');
const NUMBERED = [
  '(?:[Ll]oi|[Oo]rdonnance|[Dd]écret|[Aa]rrêté|[Dd]élibération)(?: de la \\w+)? n° ?[\\d/A-Z-]+',
  '[Aa]rrêté du \\d{1,2}(?:er)? \\p{L}+ \\d{4}',
  '[Dd]irective (?:\\(UE\\) )?\\d+/\\d+',
  'BOI-[A-Z\\d-]+',
  '(?:XP Z12|EN|NF)[- ]\\d+',
  '(?:n° )\\d\\d-\\d\\d\\.\\d{3}',
].join('|');
const LATIN = '(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies|duodecies)';
const ARTICLE = `(?:[LRDA]\\d[\\d-]*|\\d{3,}[\\d-]*|\\d{2}(?= ${LATIN}))(?: ${LATIN})*(?: [A-Z]\\b(?!-)(?: ${LATIN})*)?`;
/** « L441-9 », « 242 nonies A »: no other figure is written so. */
const UNMISTAKABLE = new RegExp(`^[LRDA]\\d| ${LATIN}\\b`);
const TEXT = new RegExp(
  `(?<named>${NUMBERED}|\\b(?:${CODE}))|(?:lois? de finances|et) pour (?<year>20\\d\\d)|(?<![\\p{L}\\d/-]|n° )(?<article>${ARTICLE})(?: à (?<last>${ARTICLE}))?(?<open> et (?:s\\.|suivants))?`,
  'gu',
);
const REVERSED = new RegExp(`\\barticles? (${ARTICLE})[^.;]{0,20}? d(?:u|e la) (${CODE})`, 'g');
