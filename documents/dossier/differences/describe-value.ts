import { requireKind } from '#documents/kinds/index.ts';
import { MAX_RETENTION_PERCENT } from '#documents/law/figures/retention-money.ts';
import { formatIban } from '#documents/law/identifiers/iban.ts';
import { formatSiren } from '#documents/law/identifiers/siren.ts';
import { formatSiret } from '#documents/law/identifiers/siret.ts';
import { VAT_REGIME_LAW } from '#documents/law/vat/vat-regimes.ts';
import { countryName } from '#documents/model/codes/countries.ts';
import { UNITS } from '#documents/model/codes/units.ts';
import { formatShortDate } from '#documents/model/dates/format-date.ts';
import type { Draft } from '#documents/model/draft.ts';
import type { DecimalShape, ObjectShape, Shape } from '#documents/model/fields/field-types.ts';
import { subtypeOf } from '#documents/model/kind.ts';
import { KIND_NAMES, SUBTYPES } from '#documents/model/subtypes.ts';
import { VAT_REGIMES } from '#documents/model/vat-regime.ts';
import { requireCents, requireUnitPrice } from '#documents/money/amounts.ts';
import { currencySymbol } from '#documents/money/currency-symbol.ts';
import { formatAmount, formatNumber, formatUnitPrice } from '#documents/money/format.ts';
import { wordChoice } from './choice-words.ts';
import { asRecord, chooseShape, itemShape } from './choose-shape.ts';

type Place = { draft: Draft; key: string };

/** A value of a draft in French, on one line; empty for an absent one. */
export function describeValue(shape: Shape, value: unknown, place: Place): string {
  if (value === undefined || value === null || value === '') return '';
  switch (shape.type) {
    case 'object':
      return describeObject(shape, value, place);
    case 'either':
    case 'tagged': {
      const one = chooseShape(shape, value);
      return one ? describeObject(one, value, place) : wordChoice(place.key, value);
    }
    case 'list': {
      const items = Array.isArray(value) ? value : [];
      const each = items.map((item) => describeValue(itemShape(shape.item), item, place));
      return each.filter(Boolean).join(', ');
    }
    default:
      return describeLeaf(shape, value, place);
  }
}

/** The first values that say something: « Pose, 2, 450,00 € ». */
function describeObject({ fields }: ObjectShape, value: unknown, { draft }: Place): string {
  const record = asRecord(value) ?? {};
  const told = Object.entries(fields).flatMap(([key, { shape, fallback }]) => {
    const own = record[key];
    if (own === undefined || own === fallback || shape.type === 'literal') return [];
    const text = describeValue(shape, own, { draft, key });
    return text ? [text] : [];
  });
  return told.slice(0, MAX_PARTS).join(' · ');
}

function describeLeaf(shape: Shape, value: unknown, { draft, key }: Place): string {
  switch (shape.type) {
    case 'decimal':
      return describeDecimal(shape, String(value), { draft, key });
    case 'date':
    case 'date-or-empty':
      return formatShortDate(String(value));
    case 'flag':
      return value ? 'oui' : 'non';
    case 'choice':
    case 'literal':
      return describeChoice(value, { draft, key });
    case 'country':
      return countryName(String(value));
    case 'pattern':
      return (shape.maxLength ?? 0) > LONGEST_TEXT
        ? 'un fichier'
        : describeCode(key, String(value));
    case 'identifier':
      return describeCode(key, String(value));
    default:
      return String(value).replace(/\s+/g, ' ');
  }
}

function describeDecimal({ scale, max }: DecimalShape, value: string, { draft, key }: Place) {
  const { currency } = draft;
  if (key.endsWith('Index')) return formatNumber(value);
  if (scale === 2 && PERCENT_BOUNDS.has(max)) return `${formatNumber(value)}\u00a0%`;
  if (scale === 2) return formatAmount(requireCents(value), currency);
  if (key !== 'unitPrice') return formatNumber(value);
  return `${formatUnitPrice(requireUnitPrice(value), currency)}\u00a0${currencySymbol(currency)}`;
}

function describeChoice(value: unknown, { draft, key }: Place): string {
  const kind = KIND_NAMES.find((name) => key === 'kind' && name === value);
  if (kind) return requireKind(kind).label;
  const subtype = SUBTYPES.find((name) => key === 'subtype' && name === value);
  if (subtype) return subtypeOf(requireKind(draft.kind), subtype).label;
  const regime = VAT_REGIMES.find((name) => key === 'vatRegime' && name === value);
  return regime ? VAT_REGIME_LAW[regime].label : wordChoice(key, value);
}

function describeCode(key: string, value: string): string {
  switch (key) {
    case 'unit':
      return UNITS[value]?.label ?? value;
    case 'originCountry':
      return countryName(value);
    case 'siren':
      return formatSiren(value);
    case 'siret':
      return formatSiret(value);
    case 'iban':
    case 'debtorIban':
      return formatIban(value);
    default:
      return value;
  }
}

const MAX_PARTS = 4;
/** Patterns of more characters are files in base64. */
const LONGEST_TEXT = 10_000;
/** Bounds that only percentages have. */
const PERCENT_BOUNDS: ReadonlySet<string> = new Set(['100', '99.99', MAX_RETENTION_PERCENT]);
