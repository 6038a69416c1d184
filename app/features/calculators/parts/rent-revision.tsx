import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, DateField, NumberField } from '#app/features/calculators/frame/fields.tsx';
import { readAmount, readDate, readIndex } from '#app/features/calculators/frame/read-text.ts';
import { LawSource, Parts, Remark, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { useToday } from '#app/ui/use-today.ts';
import {
  computeRentRevision,
  formatAmount,
  formatShortDate,
  RENT_FREEZE,
  type RevisedRent,
  type RevisionRefusal,
} from '#documents/calculators';

export function RentRevisionCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values } = form;
  const today = useToday();
  const rent = readAmount(values.rent);
  const [before, after] = [readIndex(values.before), readIndex(values.after)];
  const [revision, request, lease] = [values.revision, values.request, values.lease].map((text) =>
    readDate(text, today),
  ) as [DateRead, DateRead, DateRead]; // one result per text
  const revised =
    rent.value && before.value && after.value && revision.value && request.value && lease.value
      ? computeRentRevision({
          rent: rent.value,
          indices: { before: before.value, after: after.value },
          isInLease: values.clause !== 'no',
          revisionDate: revision.value,
          requestDate: request.value,
          energyClass: values.energy === 'F-G' ? 'F-G' : 'A-E',
          leaseDate: lease.value,
          isOverseas: values.place === 'overseas',
        })
      : null;
  const ratio = before.value && after.value ? after.value / before.value : 1;
  return (
    <CalculatorFrame
      form={form}
      errors={{
        ...{ rent: rent.error, before: before.error, after: after.error },
        ...{ revision: revision.error, request: request.error, lease: lease.error },
      }}
      fields={
        <>
          <NumberField name="rent" label="Loyer actuel, hors charges" />
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField name="before" label="Ancien indice (IRL)" suffix="" />
            <NumberField name="after" label="Nouvel indice (IRL)" suffix="" />
          </div>
          <p className="text-sm text-ink-soft">
            L’indice du trimestre écrit dans le bail, et celui du même trimestre un an après, tels
            que l’INSEE les publie. Ceux de l’exemple sont inventés.
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField
              name="revision"
              label="Date de révision"
              help="Du bail, ou son anniversaire."
            />
            <DateField name="request" label="Demandée le" help="Votre courrier au locataire." />
            <ChoiceField name="clause" label="Révision prévue au bail" options={CLAUSES} />
            <ChoiceField name="energy" label="Classe énergie (DPE)" options={CLASSES} />
            <DateField name="lease" label="Bail signé ou reconduit le" help="La dernière fois." />
            <ChoiceField name="place" label="Logement situé" options={PLACES} />
          </div>
        </>
      }
    >
      <Result
        label={revised?.isAllowed === false ? 'Révision refusée' : 'Nouveau loyer, hors charges'}
        value={revised && headline(revised)}
        waiting="Écrivez le loyer, les deux indices et les dates."
        className="min-h-96"
      >
        {revised?.isAllowed && (
          <>
            <Parts
              parts={[
                ['Différence par mois', formatAmount(revised.change)],
                ['À partir du', formatShortDate(revised.from)],
                ['À demander au plus tard le', formatShortDate(revised.askBy)],
              ]}
            />
            {revised.frozenIfRenewedSince && (
              <Remark tone="warning">
                Ce logement est classé F ou G&nbsp;: vérifiez que le bail n’a pas été renouvelé ni
                reconduit, même tacitement, depuis le{' '}
                {formatShortDate(revised.frozenIfRenewedSince)}. S’il l’a été, la révision est
                refusée.
              </Remark>
            )}
            {(ratio > 1.1 || ratio < 0.95) && (
              <Remark tone="warning">
                L’écart entre les deux indices est grand pour un an&nbsp;: vérifiez leurs
                trimestres.
              </Remark>
            )}
          </>
        )}
        {revised?.isAllowed === false && <Remark tone="error">{REFUSALS[revised.reason]}</Remark>}
        {revised && <LawSource>{revised.reference}</LawSource>}
      </Result>
    </CalculatorFrame>
  );
}

function headline(revised: RevisedRent): string {
  return revised.isAllowed ? formatAmount(revised.rent) : 'Le loyer ne change pas';
}

type DateRead = ReturnType<typeof readDate>;

const REFUSALS: Readonly<Record<RevisionRefusal, string>> = {
  'not-in-lease':
    'Le bail ne prévoit pas de révision\u00a0: le loyer reste le même jusqu’à son terme.',
  'energy-class': `Un logement classé F ou G n’a ni révision ni hausse, quand le bail a été signé, renouvelé ou reconduit depuis le ${formatShortDate(RENT_FREEZE.mainland)} (outre-mer\u00a0: ${formatShortDate(RENT_FREEZE.overseas)}).`,
  lost: 'La révision n’a pas été demandée dans l’année qui suit sa date\u00a0: elle est perdue pour cette année. La prochaine se demande à la date suivante.',
};

const EXAMPLE = {
  rent: '800,00',
  before: '140,00',
  after: '142,80',
  revision: '01/07/2026',
  request: '01/07/2026',
  clause: 'yes',
  energy: 'A-E',
  lease: '01/07/2023',
  place: 'mainland',
};
const CLAUSES = [
  { value: 'yes', label: 'oui' },
  { value: 'no', label: 'non' },
];
const CLASSES = [
  { value: 'A-E', label: 'A, B, C, D ou E' },
  { value: 'F-G', label: 'F ou G' },
];
const PLACES = [
  { value: 'mainland', label: 'en métropole' },
  { value: 'overseas', label: 'outre-mer' },
];
