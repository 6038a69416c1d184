import { Link2, RotateCcw } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import { copyText } from '#app/lib/copy-text.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldForm } from '#app/ui/fields/field-form.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import type { Values } from './address-values.ts';
import { FormContext } from './form-context.ts';
import { type CalculatorForm, OwnPage } from './use-calculator-form.ts';

/** Fields and result: side by side on the calculator’s own page, stacked in an article. */
export function CalculatorFrame<Known extends Values>({
  form,
  errors = {},
  fields,
  children,
}: {
  form: CalculatorForm<Known>;
  /** Errors by field name. */
  errors?: Readonly<Record<string, string | null>>;
  fields: ReactNode;
  children: ReactNode;
}) {
  const prefix = useId();
  const isOwnPage = use(OwnPage);
  const columns = isOwnPage ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : '';
  return (
    <FormContext value={{ values: form.values, errors, change: form.change, prefix }}>
      <div className={`grid grid-cols-1 items-start gap-4 lg:gap-6 ${columns}`}>
        <FieldForm
          aria-label="Vos chiffres"
          className="grid gap-4 rounded-card border border-rule bg-surface p-4 lg:p-5"
        >
          <Origin form={form} />
          {fields}
        </FieldForm>
        {children}
      </div>
    </FormContext>
  );
}

/** Says whether the figures are the example’s or the user’s; both lines take the same room. */
function Origin<Known extends Values>({ form }: { form: CalculatorForm<Known> }) {
  const isOwnPage = use(OwnPage);
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
      {form.isExample ? (
        <p>Exemple&nbsp;: remplacez-le par votre cas.</p>
      ) : (
        <>
          <Button size="sm" variant="quiet" className="-ml-3" onClick={form.reset}>
            <RotateCcw aria-hidden />
            Revenir à l’exemple
          </Button>
          {isOwnPage && (
            <Button
              size="sm"
              variant="quiet"
              className="-mr-3"
              onClick={() => copyLink(form.link())}
            >
              <Link2 aria-hidden />
              Copier le lien
            </Button>
          )}
        </>
      )}
    </div>
  );
}

async function copyLink(link: string): Promise<void> {
  if (await copyText(link))
    showToast('Lien copié', { tone: 'success', detail: 'Il ouvre ce calcul avec vos chiffres.' });
  else
    showToast('Ce navigateur refuse de copier.', {
      tone: 'error',
      detail: 'Copiez l’adresse de la page\u00a0: elle contient vos chiffres.',
    });
}
