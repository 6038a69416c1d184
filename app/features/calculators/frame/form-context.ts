import { createContext, use } from 'react';

/** What the fields of a calculator share. */
export type FormScope = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | null>>;
  change: (name: string, text: string) => void;
  /** Before the name of a field, so that two calculators of one article do not meet. */
  prefix: string;
};

export const FormContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error('A field of a calculator stands outside its frame');
  return scope;
}
