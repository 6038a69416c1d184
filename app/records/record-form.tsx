import { ArrowLeft, LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { Button } from '#app/ui/button.tsx';

/** The page of one entry: a single form (`form`), or several forms that `onSave` reads. */
export function RecordForm({
  title,
  back,
  problem,
  refusal = '',
  isSaving,
  form,
  onSave,
  children,
}: {
  title: string;
  back: { href: string; label: string };
  problem: AccountProblem | null;
  /** The sentence that says what to correct. */
  refusal?: string;
  isSaving: boolean;
  form?: ComponentProps<'form'>;
  onSave?: () => void;
  children: ReactNode;
}) {
  const body = (
    <>
      {children}
      <div className="mt-6 grid gap-4">
        <p role="alert" className="text-stamp empty:-mt-4">
          {refusal}
        </p>
        <FormProblem problem={problem} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            type={form ? 'submit' : 'button'}
            onClick={() => !isSaving && onSave?.()}
            aria-disabled={isSaving || undefined}
          >
            {isSaving && <LoaderCircle aria-hidden className="animate-spin" />}
            Enregistrer
          </Button>
          <Button asChild>
            <Link to={back.href}>Annuler</Link>
          </Button>
        </div>
      </div>
    </>
  );
  return (
    <div className="mx-auto max-w-2xl">
      <Link
        to={back.href}
        className="inline-flex min-h-8 items-center gap-1.5 text-ink-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {back.label}
      </Link>
      <h1 className="mt-2 mb-6 text-2xl lg:text-3xl">{title}</h1>
      {form ? <form {...form}>{body}</form> : body}
    </div>
  );
}
