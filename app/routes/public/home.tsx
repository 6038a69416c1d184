import { pageMeta } from '#app/lib/page-meta.ts';
import { site } from '#content/site.ts';

export const meta = () => pageMeta({ title: site.title, description: site.description, path: '/' });

export default function Home() {
  return (
    <section className="max-w-xl">
      <h1 className="text-pretty text-3xl lg:text-4xl">Créez vos factures en&nbsp;2&nbsp;clics</h1>
      <p className="mt-6 text-lg text-ink-soft">
        Des factures conformes au droit français, en PDF et déjà au format de la facture
        électronique, Factur-X.
      </p>
      <p className="mt-4 text-sm text-ink-soft">
        Envoyée par e-mail, une facture Factur-X est au format de la réforme. Entre entreprises
        françaises, la facture électronique passe par une plateforme agréée.
      </p>
    </section>
  );
}
