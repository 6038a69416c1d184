import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { ResumeButton } from '#app/files/resume-button.tsx';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { Rating } from './rating.tsx';

/** What the product is, in words and by one of its documents. */
export function Hero({ sheet }: { sheet: string }) {
  return (
    // Not centred: the page shows while it loads, and must not shift what is being read.
    <section className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:pt-6">
      <div>
        <h1 className="text-3xl sm:text-4xl">Créez vos factures en&nbsp;2&nbsp;clics</h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">
          Factures, devis, reçus, quittances et avoirs conformes au droit français d’aujourd’hui.
          Gratuit, sans inscription, et déjà au format de la facture électronique, Factur-X.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="primary" asChild className="h-12 px-6">
            <Link to="/facture-tva">Créer une facture</Link>
          </Button>
          <ResumeButton className="h-12 px-6" />
        </div>
        <ul className="mt-8 grid max-w-xl gap-x-6 gap-y-2 sm:grid-cols-2">
          {site.claims.map((claim) => (
            <li key={claim} className="flex items-center gap-2">
              <Check aria-hidden className="size-4.5 shrink-0 text-primary" />
              {claim}
            </li>
          ))}
        </ul>
        <Rating />
      </div>
      <div
        role="img"
        aria-label={`Exemple de facture faite avec ${site.name}`}
        className="mx-auto max-h-104 w-full max-w-md overflow-hidden rounded-sm bg-sheet shadow-float lg:max-h-140 [&>svg]:h-auto [&>svg]:w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us at build time
        dangerouslySetInnerHTML={{ __html: sheet }}
      />
    </section>
  );
}
