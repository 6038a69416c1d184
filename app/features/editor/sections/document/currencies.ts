import type { Draft } from '#documents';

/** The currencies most invoiced from France, plus the one of the draft. */
export function listCurrencies(current: string): { value: string; label: string }[] {
  const codes = current in NAMES ? Object.keys(NAMES) : [...Object.keys(NAMES), current];
  return codes.map((code) => ({
    value: code,
    label: NAMES[code] ? `${NAMES[code]} (${code})` : code,
  }));
}

/** The rate of a currency is not that of another. */
export function chooseCurrency(draft: Draft, currency: string): Draft {
  if (currency === draft.currency) return draft;
  const { exchangeRate: _rate, ...others } = draft;
  return { ...others, currency };
}

/** A rate is of the day of issue until another is said; none without a typed rate. */
export function chooseRate(draft: Draft, rate: string | undefined, today: string): Draft {
  const { exchangeRate, ...others } = draft;
  if (rate === undefined) return others;
  const date = exchangeRate?.date || draft.issueDate || today;
  return { ...others, exchangeRate: { rate, date } };
}

const NAMES: Readonly<Record<string, string>> = {
  EUR: 'Euro',
  USD: 'Dollar américain',
  GBP: 'Livre sterling',
  CHF: 'Franc suisse',
  CAD: 'Dollar canadien',
  AED: 'Dirham des Émirats arabes unis',
  AUD: 'Dollar australien',
  BRL: 'Réal brésilien',
  CNY: 'Yuan chinois',
  CZK: 'Couronne tchèque',
  DKK: 'Couronne danoise',
  DZD: 'Dinar algérien',
  HKD: 'Dollar de Hong Kong',
  HUF: 'Forint hongrois',
  ILS: 'Shekel israélien',
  INR: 'Roupie indienne',
  JPY: 'Yen japonais',
  MAD: 'Dirham marocain',
  MGA: 'Ariary malgache',
  MUR: 'Roupie mauricienne',
  MXN: 'Peso mexicain',
  NOK: 'Couronne norvégienne',
  NZD: 'Dollar néo-zélandais',
  PLN: 'Zloty polonais',
  RON: 'Leu roumain',
  SEK: 'Couronne suédoise',
  SGD: 'Dollar de Singapour',
  THB: 'Baht thaïlandais',
  TND: 'Dinar tunisien',
  TRY: 'Livre turque',
  XAF: 'Franc CFA d’Afrique centrale',
  XOF: 'Franc CFA d’Afrique de l’Ouest',
  XPF: 'Franc Pacifique',
  ZAR: 'Rand sud-africain',
};
