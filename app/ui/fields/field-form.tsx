import type { ComponentProps } from 'react';

/**
 * A group of fields that is never submitted. For autofill, browsers re-read every field of a form
 * on each key: keep forms small.
 */
export function FieldForm(form: Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'>) {
  return <form {...form} noValidate onSubmit={(event) => event.preventDefault()} />;
}
