import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { ChoiceField, TextField } from '#app/features/calculators/frame/fields.tsx';
import { Parts, Remark, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { explainIdentifier, type IdentifierKind } from '#documents/calculators';

export function IdentifierCalculator() {
  const form = useCalculatorForm(EXAMPLE);
  const { values } = form;
  const kind = KINDS.find(({ value }) => value === values.kind)?.value;
  const explained = explainIdentifier(values.number, kind && kind !== 'auto' ? kind : null);
  return (
    <CalculatorFrame
      form={form}
      fields={
        <>
          <TextField
            name="number"
            label="Numéro"
            help="Avec ou sans espaces, avec ou sans son nom devant."
          />
          <ChoiceField name="kind" label="Ce numéro est" options={KINDS} />
        </>
      }
    >
      <Result
        label={explained ? NAMES[explained.kind] : ''}
        value={explained?.written ?? null}
        waiting="Écrivez ou collez un numéro de SIREN, de SIRET, de TVA ou un IBAN."
      >
        {explained && (
          <>
            {explained.isValid ? (
              <Remark tone="success">Ce numéro est bien formé.</Remark>
            ) : (
              explained.problems.map((problem) => (
                <Remark key={problem} tone="error">
                  {problem}
                </Remark>
              ))
            )}
            {explained.derived.length > 0 && (
              <Parts parts={explained.derived.map(({ label, value }) => [label, value] as const)} />
            )}
            <p className="mt-auto text-sm text-ink-soft">{LIMITS[explained.kind]}</p>
          </>
        )}
      </Result>
    </CalculatorFrame>
  );
}

const EXAMPLE = { number: '732\u202f829\u202f320\u202f00074', kind: 'auto' };
const KINDS: readonly { value: IdentifierKind | 'auto'; label: string }[] = [
  { value: 'auto', label: 'à reconnaître' },
  { value: 'siren', label: 'un SIREN' },
  { value: 'siret', label: 'un SIRET' },
  { value: 'vat', label: 'un numéro de TVA' },
  { value: 'iban', label: 'un IBAN' },
];
const NAMES: Readonly<Record<IdentifierKind, string>> = {
  siren: 'SIREN',
  siret: 'SIRET',
  vat: 'Numéro de TVA',
  iban: 'IBAN',
};
const REGISTER =
  'Bien formé ne veut pas dire attribué\u00a0: le répertoire Sirene de l’INSEE dit si l’entreprise existe.';
const LIMITS: Readonly<Record<IdentifierKind, string>> = {
  siren: REGISTER,
  siret: REGISTER,
  vat: 'Bien formé ne veut pas dire actif\u00a0: seul le service VIES de la Commission européenne le dit.',
  iban: 'Bien formé ne dit pas à qui est le compte\u00a0: votre banque compare le nom du bénéficiaire au virement.',
};
