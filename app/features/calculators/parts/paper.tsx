import { useId } from 'react';
import { Link } from 'react-router';
import { CalculatorFrame } from '#app/features/calculators/frame/calculator-frame.tsx';
import { LawSource, Result } from '#app/features/calculators/frame/result.tsx';
import { useCalculatorForm } from '#app/features/calculators/frame/use-calculator-form.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/fields/radio-group.tsx';
import { findPaper, type PaperAnswer } from '#documents/calculators';

export function PaperCalculator() {
  const prefix = useId();
  const form = useCalculatorForm(EXAMPLE);
  const given = form.values.answers.split('.').filter(Boolean);
  const { questions, answer } = findPaper(given);
  return (
    <CalculatorFrame
      form={form}
      fields={questions.map(({ id, label, options }, depth) => (
        <RadioGroup
          key={`${given.slice(0, depth).join('.')}.${id}`}
          name={`${prefix}-${id}`}
          label={label}
          value={given[depth]}
          options={options}
          onChange={(value) => form.change('answers', [...given.slice(0, depth), value].join('.'))}
        />
      ))}
    >
      <Result
        label="Vous devez donner"
        value={answer?.paper ?? null}
        waiting="Répondez aux questions&nbsp;: le papier à donner apparaît ici."
      >
        {answer && <Details answer={answer} />}
      </Result>
    </CalculatorFrame>
  );
}

function Details({ answer }: { answer: PaperAnswer }) {
  return (
    <>
      <p>{answer.why}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {answer.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      {answer.kind && (
        <Button variant="primary" asChild className="self-start">
          <Link to={`/${answer.kind}`}>{ACTIONS[answer.kind]}</Link>
        </Button>
      )}
      <LawSource>{answer.reference}</LawSource>
    </>
  );
}

const EXAMPLE = { answers: 'service.particulier.plus.sans' };
const ACTIONS: Readonly<Record<NonNullable<PaperAnswer['kind']>, string>> = {
  'facture-tva': 'Faire la facture avec TVA',
  'facture-auto-entrepreneur': 'Faire la facture sans TVA',
  devis: 'Faire le devis',
  recu: 'Faire le reçu',
  'quittance-loyer': 'Faire la quittance',
  avoir: 'Faire l’avoir',
};
