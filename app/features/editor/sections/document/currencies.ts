import type { Draft } from '#documents';

/** The currencies most invoiced from France, plus the one of the draft. */
export function listCurrencies(current: string): { value: string; label: string }[] {
  const codes = current in NAMES ? Object.keys(NAMES) : [...Object.keys(NAMES), current];
  return codes.map((code) => ({
    value: code,
    label: NAMES[code] ? `${NAMES[code]} (${code})` : code,
  }));
}

/** Adds an exchange rate to fill for any currency but the euro, and drops it for the euro. */
export function chooseCurrency(draft: Draft, currency: string, today: string): Draft {
  if (currency === draft.currency) return draft;
  const { exchangeRate: _rate, ...others } = draft;
  if (currency === 'EUR') return { ...others, currency };
  return { ...others, currency, exchangeRate: { rate: '0', date: draft.issueDate || today } };
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
