import { createContext, use } from 'react';

export type FormScope = {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string | null>>;
  change: (name: string, text: string) => void;
  /** Prefixes field ids: an article may hold two calculators. */
  prefix: string;
};

export const FormContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error('A field of a calculator stands outside its frame');
  return scope;
}
