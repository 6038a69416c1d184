import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, DateField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { AmountTable, LawSource, Remark, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { useToday } from '#app/ui/use-today.ts';
import {
  formatAmount,
  formatWholeAmount,
  type JudgedLimit,
  type JudgedYear,
  type TradeActivity,
} from '#documents/calculators';
import { ACTIVITIES, readYear, YEAR_EXAMPLE, YEARS } from './read-year.ts';
import { writeOutcome } from './year-outcome.ts';

export function ThresholdsCalculator() {
  const form = useCalculatorForm(YEAR_EXAMPLE);
  const { activity, year, judged, waiting, errors } = readYear(form.values, useToday());
  const isMixed = activity === 'mixed';
  return (
    <CalculatorFrame
      form={form}
      errors={errors}
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
            help={
              activity === 'authors-otherwise'
                ? 'De ces opérations seulement, encaissé et attendu jusqu’au 31 décembre.'
                : 'Encaissé et attendu jusqu’au 31 décembre.'
            }
          />
          {isMixed && <NumberField name="services" label="Dont prestations de services" />}
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField name="previous" label="Année précédente" help="Hors taxes, elle aussi." />
            {isMixed && (
              <NumberField
                name="previousServices"
                label="Dont services, année précédente"
                help="Hors taxes."
              />
            )}
            <DateField name="start" label="Début d’activité" help="Si c’est cette année-là." />
          </div>
        </>
      }
    >
      <Result
        label="TVA"
        value={judged && writeOutcome(judged, year).title}
        waiting={waiting}
        className="min-h-[28rem]"
      >
        {judged && (
          <Details judged={judged} year={year} hasLodging={ACTIVITIES_WITH_LODGING.has(activity)} />
        )}
      </Result>
    </CalculatorFrame>
  );
}

function Details({
  judged,
  year,
  hasLodging,
}: {
  judged: JudgedYear;
  year: number;
  hasLodging: boolean;
}) {
  const { services, wholeYear, days, isOverMicro } = judged;
  return (
    <>
      <p>{writeOutcome(judged, year).text}</p>
      <AmountTable
        caption="Seuils de l’année et marge qui reste"
        head={['Seuil', 'Montant', 'Reste', ...(days === null ? [] : [`Pour ${days} j`])]}
        rows={[
          row('Franchise', judged.base),
          row('Franchise, majoré', judged.raised),
          ...(judged.micro ? [row('Micro-entreprise', judged.micro)] : []),
          ...(services
            ? [
                row('Franchise, services', services.base),
                row('Franchise, services, majoré', services.raised),
                row('Micro, services', services.micro),
              ]
            : []),
        ]}
      />
      {hasLodging && (
        <p className="text-sm text-ink-soft">
          Le plafond de la micro-entreprise pour l’hébergement ne vaut pas pour les meublés de
          tourisme non classés.
        </p>
      )}
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

const ACTIVITIES_WITH_LODGING: ReadonlySet<TradeActivity> = new Set(['sales', 'mixed']);
