import type { ReactNode } from 'react';
import { useOffers } from './use-offers.ts';

/** Links to the outbox of a server without SMTP; elsewhere shows `children`. */
export function WhereEmailIs({ children }: { children: ReactNode }) {
  const { hasOutbox } = useOffers();
  if (!hasOutbox) return <p className="mt-3 text-sm text-ink-soft">{children}</p>;
  return (
    <p className="mt-3">
      Ce serveur n’envoie pas de courrier&nbsp;: le message est gardé sur cette machine.{' '}
      <a href="/outbox" className="rounded-sm font-semibold text-primary underline">
        Lire les messages gardés
      </a>
    </p>
  );
}
