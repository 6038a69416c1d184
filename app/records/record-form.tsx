import { ArrowLeft, LoaderCircle } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { problemOf } from '#app/data/account/records/records-problem.ts';
import { Button } from '#app/ui/button.tsx';

/**
 * The page of one entry: what is typed stays there whatever the server answers, until it is kept or
 * left.
 */
export function RecordForm({
  title,
  back,
  error,
  refusal = '',
  isSaving,
  onSubmit,
  isForm = true,
  children,
}: {
  title: string;
  back: { href: string; label: string };
  error: Error | null;
  /** Why it is not sent. */
  refusal?: string;
  isSaving: boolean;
  onSubmit: () => void;
  /** Not one form around what has forms of its own. */
  isForm?: boolean;
  children: ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSubmit();
  };
  const body = (
    <>
      {children}
      <div className="mt-6 grid gap-4">
        <p role="alert" className="text-stamp empty:-mt-4">
          {refusal}
        </p>
        <FormProblem problem={error && problemOf(error)} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            type={isForm ? 'submit' : 'button'}
            onClick={isForm ? undefined : submit}
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
      {isForm ? (
        <form noValidate onSubmit={submit}>
          {body}
        </form>
      ) : (
        body
      )}
    </div>
  );
}
