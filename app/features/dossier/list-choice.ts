import { type KindName, requireKind } from '#documents';
import type { DossierQuery, SortKey, StatusName } from '#documents/dossier';

/** Reads the address; invalid values are ignored. */
export function readChoice(parameters: URLSearchParams): DossierQuery {
  const sort = findKey(PARAMETER_OF, parameters.get('tri')?.slice(1));
  const page = Number(parameters.get('page'));
  return {
    search: parameters.get('recherche') ?? '',
    kinds: parameters.getAll('nature').filter(isKindName),
    statuses: parameters.getAll('statut').flatMap((word) => findKey(STATUS_PARAMETERS, word) ?? []),
    ...readTexts(parameters),
    sort: sort ?? 'recent',
    isDescending: sort ? parameters.get('tri')?.startsWith('-') === true : true,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Writes only non-default values. Any change but that of the page returns to page one. */
export function writeChoice(choice: DossierQuery, change: Partial<DossierQuery>): URLSearchParams {
  const next = { ...choice, page: 1, ...change };
  const parameters = new URLSearchParams();
  if (next.search !== '') parameters.set('recherche', next.search);
  for (const kind of next.kinds) parameters.append('nature', kind);
  for (const status of next.statuses) parameters.append('statut', STATUS_PARAMETERS[status]);
  for (const [key, name] of TEXT_PARAMETERS) if (next[key]) parameters.set(name, next[key]);
  if (next.sort !== 'recent' || !next.isDescending)
    parameters.set('tri', `${next.isDescending ? '-' : '+'}${PARAMETER_OF[next.sort]}`);
  if (next.page > 1) parameters.set('page', String(next.page));
  return parameters;
}

export function isFiltered({ search, kinds, statuses, ...others }: DossierQuery): boolean {
  const { seller, client, from, to } = others;
  const texts = [search.trim(), seller, client, from, to];
  return texts.some(Boolean) || kinds.length > 0 || statuses.length > 0;
}

/** The text filters present; dates must be valid. */
function readTexts(parameters: URLSearchParams): Partial<DossierQuery> {
  const said = TEXT_PARAMETERS.flatMap(([key, name]) => {
    const text = parameters.get(name);
    const isDay = key === 'from' || key === 'to';
    return text && (!isDay || /^\d{4}-\d{2}-\d{2}$/.test(text)) ? [[key, text]] : [];
  });
  return Object.fromEntries(said);
}

function isKindName(text: string): text is KindName {
  return requireKind(text as KindName) !== undefined; // an unknown name has no kind
}

function findKey<Key extends string>(
  words: Readonly<Record<Key, string>>,
  word: string | undefined,
): Key | null {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word) ?? null;
}

const TEXT_PARAMETERS = [
  ['seller', 'entreprise'],
  ['client', 'client'],
  ['from', 'du'],
  ['to', 'au'],
] as const;
const PARAMETER_OF: Readonly<Record<SortKey, string>> = {
  recent: 'changement',
  date: 'date',
  number: 'numero',
  client: 'client',
  amount: 'montant',
};
const STATUS_PARAMETERS: Readonly<Record<StatusName, string>> = {
  draft: 'brouillon',
  changed: 'modifie',
  issued: 'emis',
  sent: 'envoye',
  accepted: 'accepte',
  refused: 'refuse',
  expired: 'expire',
  invoiced: 'facture',
  'partly-paid': 'paye-en-partie',
  paid: 'paye',
  'partly-credited': 'credite-en-partie',
  cancelled: 'annule',
  replaced: 'remplace',
};
