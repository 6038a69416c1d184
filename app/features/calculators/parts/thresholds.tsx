import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, DateField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { readAmount, readDate } from '#app/features/calculators/frame/read-text.ts';
import { AmountTable, LawSource, Remark, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { useToday } from '#app/ui/use-today.ts';
import {
  cents,
  formatAmount,
  formatWholeAmount,
  type JudgedLimit,
  type JudgedYear,
  judgeYear,
  listKnownYears,
  type TradeActivity,
  type VatOutcome,
} from '#documents/calculators';

/** A turnover beside the limits of the franchise and of the micro régime. */
export function ThresholdsCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values } = form;
  const today = useToday();
  const activity = ACTIVITIES.find(({ value }) => value === values.activity)?.value ?? 'services';
  const year = YEARS.find((known) => String(known) === values.year) ?? YEARS[0] ?? 0;
  const turnover = readAmount(values.turnover);
  const services = readAmount(values.services);
  const previous = readAmount(values.previous);
  const start = readStart(values.start, { today, year });
  const judged =
    turnover.value === null
      ? null
      : judgeYear({
          ...{ year, activity, turnover: turnover.value, services: services.value ?? cents(0) },
          ...{ previous: previous.value, start: start.value },
        });
  return (
    <CalculatorFrame
      form={form}
      errors={{
        turnover: turnover.error,
        services: services.error,
        previous: previous.error,
        start: start.error,
      }}
      fields={
        <>
          <ChoiceField name="activity" label="Activité" options={ACTIVITIES} />
          <ChoiceField
            name="year"
            label="Année"
            options={YEARS.map((known) => ({ value: String(known), label: String(known) }))}
          />
          <NumberField
            name="turnover"
            label="Chiffre d’affaires de l’année, hors taxes"
            help="Encaissé et attendu jusqu’au 31 décembre."
          />
          {activity === 'mixed' && (
            <NumberField name="services" label="Dont prestations de services" />
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField name="previous" label="Année précédente" help="Facultatif." />
            <DateField name="start" label="Début d’activité" help="Si c’est cette année-là." />
          </div>
        </>
      }
    >
      <Result
        label="TVA"
        value={judged && OUTCOMES[judged.outcome].title}
        waiting="Écrivez votre chiffre d’affaires de l’année."
        className="min-h-[28rem]"
      >
        {judged && <Details judged={judged} year={year} />}
      </Result>
    </CalculatorFrame>
  );
}

function Details({ judged, year }: { judged: JudgedYear; year: number }) {
  const { outcome, services, wholeYear, days, isOverMicro } = judged;
  return (
    <>
      <p>{OUTCOMES[outcome].text(year)}</p>
      <AmountTable
        caption="Seuils de l’année et marge qui reste"
        head={['Seuil', 'Montant', 'Reste', ...(days === null ? [] : [`Pour ${days} j`])]}
        rows={[
          row('Franchise', judged.base),
          row('Franchise, majoré', judged.raised),
          row('Micro-entreprise', judged.micro),
          ...(services
            ? [
                row('Franchise, services', services.base),
                row('Franchise, services, majoré', services.raised),
                row('Micro, services', services.micro),
              ]
            : []),
        ]}
      />
      {isOverMicro && (
        <Remark tone="warning">
          Le plafond de la micro-entreprise est dépassé. Ce plafond n’est pas le seuil de la
          TVA&nbsp;: les deux se regardent à part.
        </Remark>
      )}
      {wholeYear !== null && (
        <Remark tone="warning">
          Première année&nbsp;: ramené à douze mois, votre chiffre d’affaires est de{' '}
          {formatAmount(wholeYear)}. Par prudence, comparez-le aussi aux seuils, et demandez à votre
          service des impôts lequel retenir.
        </Remark>
      )}
      <LawSource>CGI, art. 293 B pour la franchise</LawSource>
    </>
  );
}

function row(name: string, { limit, left, isCrossed, prorata }: JudgedLimit): string[] {
  return [
    name,
    formatWholeAmount(limit),
    isCrossed ? 'dépassé' : formatAmount(left),
    ...(prorata === null ? [] : [formatAmount(prorata)]),
  ];
}

/** A day of that year; one of another year says nothing of a first year. */
function readStart(text: string, { today, year }: { today: string; year: number }) {
  const read = readDate(text, today);
  if (read.value === null || read.value.startsWith(`${year}-`)) return read;
  return {
    value: null,
    error: `Écrivez un jour de ${year}, ou laissez vide si vous avez commencé avant.`,
  };
}

const OUTCOMES: Readonly<Record<VatOutcome, { title: string; text: (year: number) => string }>> = {
  franchise: {
    title: 'Vous restez en franchise',
    text: (year) =>
      `Aucun seuil n’est dépassé\u00a0: pas de TVA sur vos factures de ${year}, ni au 1er janvier ${year + 1}.`,
  },
  'taxed-next-year': {
    title: 'TVA au 1er janvier suivant',
    text: (year) =>
      `Le seuil de base est dépassé, pas le seuil majoré\u00a0: vous facturez la TVA à partir du 1er janvier ${year + 1}.`,
  },
  'taxed-from-crossing': {
    title: 'TVA dès le dépassement',
    text: () =>
      'Le seuil majoré est dépassé\u00a0: vous facturez la TVA dès la date du dépassement, et non dès le premier jour du mois.',
  },
  'already-taxed': {
    title: 'TVA toute l’année',
    text: (year) =>
      `Le chiffre d’affaires de ${year - 1} dépassait le seuil de base\u00a0: vous facturez la TVA depuis le 1er janvier ${year}.`,
  },
};

const YEARS = listKnownYears();
const EXAMPLE = {
  activity: 'services',
  year: String(YEARS[0]),
  turnover: '39\u202f000,00',
  services: '',
  previous: '32\u202f000,00',
  start: '',
};
const ACTIVITIES: readonly { value: TradeActivity; label: string }[] = [
  { value: 'sales', label: 'Ventes, restauration sur place, hébergement' },
  { value: 'services', label: 'Services et professions libérales' },
  { value: 'mixed', label: 'Ventes et services' },
  { value: 'authors', label: 'Avocats, auteurs, artistes-interprètes' },
];
