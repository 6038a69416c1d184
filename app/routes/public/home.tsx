import { useLoaderData } from 'react-router';
import { pageMeta } from '#app/lib/page-meta.ts';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { site } from '#content/site.ts';
import { computeTotals, createFontMetrics, layOut, parseDraft } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';

export const meta = () => pageMeta({ title: site.title, description: site.description, path: '/' });

/** The sample is laid out once, at build time: the page brings its marks, not the code that makes them. */
export function loader() {
  const parsed = parseDraft(samples.menuisier);
  if (!parsed.ok) throw new Error('The sample of the home page is not a document');
  const { draft } = parsed;
  const metrics = createFontMetrics([latin]);
  const { pages, images } = layOut({
    draft,
    totals: computeTotals(draft),
    metrics,
    isDraft: false,
  });
  return { page: pages[0], images: images.map(({ dataUrl }) => ({ dataUrl })) };
}

export default function Home() {
  const { page, images } = useLoaderData<typeof loader>();
  return (
    <div className="grid items-center gap-12 lg:grid-cols-2">
      <section>
        <h1 className="text-pretty text-3xl lg:text-4xl">
          Créez vos factures en&nbsp;2&nbsp;clics
        </h1>
        <p className="mt-6 text-lg text-ink-soft">
          Des factures conformes au droit français, en PDF et déjà au format de la facture
          électronique, Factur-X.
        </p>
        <p className="mt-4 text-sm text-ink-soft">
          Envoyée par e-mail, une facture Factur-X est au format de la réforme. Entre entreprises
          françaises, la facture électronique passe par une plateforme agréée.
        </p>
      </section>
      {page && (
        <figure className="mx-auto w-full max-w-xl rounded-card bg-sheet shadow-float">
          <SheetView page={page} images={images} label="Exemple de facture faite avec Facturier" />
        </figure>
      )}
    </div>
  );
}
