import { createContext, use, useEffect, useState } from 'react';
import { isSame, readAddress, type Values, writeAddress } from './address-values.ts';

/** Starts with an example. */
export type CalculatorForm<Known extends Values> = {
  values: Known;
  change: (name: keyof Known & string, text: string) => void;
  isExample: boolean;
  reset: () => void;
  /** A link that opens the calculator with these texts. */
  link: () => string;
};

/** True on the calculator’s own page, where the address holds the texts. */
export const OwnPage = createContext(false);

export function useCalculatorForm<Known extends Values>(example: Known): CalculatorForm<Known> {
  const isOwnPage = use(OwnPage);
  const [values, setValues] = useState(example);
  // Reads the address, known only after hydration.
  useEffect(() => {
    if (isOwnPage) setValues((known) => readAddress(window.location.href, known));
  }, [isOwnPage]);
  // Writes the address when typing pauses: browsers throttle changes on every key.
  useEffect(() => {
    if (!isOwnPage) return;
    const timer = setTimeout(() => keepInAddress(values, example), REST);
    return () => clearTimeout(timer);
  }, [isOwnPage, values, example]);
  return {
    values,
    isExample: isSame(values, example),
    change: (name, text) => setValues((known) => ({ ...known, [name]: text })),
    reset: () => setValues(example),
    link: () => writeAddress(window.location.href, values, example),
  };
}

function keepInAddress(values: Values, example: Values): void {
  const { href } = window.location;
  const address = writeAddress(href, values, example);
  if (address !== href) window.history.replaceState(window.history.state, '', address);
}

const REST = 300;
