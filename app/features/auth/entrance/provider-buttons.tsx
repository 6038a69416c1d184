import { useState } from 'react';
import { useLocation } from 'react-router';
import { FormProblem } from '#app/account-forms/form-problem.tsx';
import { nameProvider } from '#app/account-forms/name-provider.ts';
import { useOffers } from '#app/account-forms/use-offers.ts';
import type { AccountProblem } from '#app/data/account/account-problem.ts';
import { signInByProvider } from '#app/data/account/accounts.ts';
import type { ProviderName } from '#app/data/account/offers.ts';
import { keepOrigin } from '#app/session/kept-origin.ts';
import { readOrigin } from '#app/session/origin.ts';
import { Button } from '#app/ui/button.tsx';

/** Nothing when no provider is configured. */
export function ProviderButtons() {
  const { providers: names } = useOffers();
  const origin = readOrigin(useLocation().state);
  const [leavingFor, setLeavingFor] = useState<ProviderName | null>(null);
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  if (names.length === 0) return null;
  const leave = async (name: ProviderName) => {
    setLeavingFor(name);
    keepOrigin(origin);
    const refusal = await signInByProvider(name);
    setProblem(refusal);
    // The back button may restore this page.
    setLeavingFor(null);
  };
  return (
    <div className="mt-5 flex flex-col gap-4 border-t border-rule pt-5">
      {names.map((name) => (
        <Button
          key={name}
          aria-disabled={leavingFor !== null || undefined}
          onClick={() => leavingFor === null && leave(name)}
        >
          Continuer avec {nameProvider(name)}
        </Button>
      ))}
      <FormProblem problem={problem} />
    </div>
  );
}
