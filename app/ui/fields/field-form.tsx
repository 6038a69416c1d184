import type { ComponentProps } from 'react';

/**
 * Fields that belong together and are never sent. At each key a browser reads again, for its own
 * memory of what people type, every field of the form where the key fell: forms are kept small.
 */
export function FieldForm(form: Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'>) {
  return <form {...form} noValidate onSubmit={(event) => event.preventDefault()} />;
}
