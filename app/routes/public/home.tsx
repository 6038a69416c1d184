import { Clock, HardDrive, ShieldCheck } from 'lucide-react';
import { Link, useLoaderData } from 'react-router';
import { ResumeButton } from '#app/files/resume-button.tsx';
import { documentPages } from '#app/lib/pages/document-pages.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SheetView } from '#app/sheet/sheet-view.tsx';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import {
  computeTotals,
  createFontMetrics,
  type KindName,
  layOut,
  modulesOf,
  type Page,
} from '#documents';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';

export const meta = () => pageMeta({ title: site.title, description: site.description, path: '/' });

/**
 * Samples are laid out once, at build time: the page brings their marks, not the code that makes
 * them.
 */
export function loader() {
  return documentPages.map(({ kind }) => layOutSample(SAMPLES[kind]));
}

export default function Home() {
  const sheets = useLoaderData<typeof loader>();
  const [example] = sheets;
  return (
    <div className="mx-auto max-w-6xl">
      {/* Not centred: the page shows while it loads, and must not shift what is being read. */}
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,29rem)] lg:py-4">
        <section>
          <h1 className="text-3xl sm:text-4xl">Créez vos factures en&nbsp;2&nbsp;clics</h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">
            Des factures conformes au droit français d’aujourd’hui. Gratuit, sans inscription, et
            déjà au format de la facture électronique, Factur-X.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="primary" asChild className="h-12 px-6">
              <Link to="/facture-tva">Créer une facture</Link>
            </Button>
            <ResumeButton className="h-12 px-6" />
          </div>
          <ul className="mt-10 grid max-w-xl gap-3 sm:grid-cols-2">
            {documentPages.map(({ path, name, summary }, index) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex h-full items-center gap-4 rounded-card border border-rule bg-surface p-3 transition-colors hover:border-control"
                >
                  <Thumbnail sheet={sheets[index]} />
                  <span className="block min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="mt-1 block text-sm text-ink-soft">{summary}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {example?.page && (
          <figure className="mx-auto w-full max-w-xl bg-sheet shadow-float">
            <SheetView
              page={example.page}
              images={example.images}
              label={`Exemple de facture faite avec ${site.name}`}
            />
          </figure>
        )}
      </div>
      {site.statistics.length > 0 && (
        <dl className="mt-12 grid gap-6 rounded-card border border-rule bg-surface p-6 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4 lg:px-8">
          {site.statistics.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-2xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <section className="mt-12 grid gap-8 lg:mt-16 lg:grid-cols-3 lg:gap-12">
        <h2 className="sr-only">Ce que vous y gagnez</h2>
        {BENEFITS.map(({ Icon, title, text }) => (
          <div key={title}>
            <Icon aria-hidden className="size-7 text-primary" />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        ))}
      </section>
      <p className="mt-12 border-t border-rule pt-6 text-sm text-ink-soft lg:mt-16">
        Envoyée par e-mail, une facture Factur-X est au format de la réforme. Entre entreprises
        françaises, la facture électronique passe par une plateforme agréée.
      </p>
    </div>
  );
}

/** The top of a sheet, as small as a sign: what it is called stands beside it. */
function Thumbnail({ sheet }: { sheet: ReturnType<typeof layOutSample> | undefined }) {
  if (!sheet?.page) return null;
  return (
    <span
      aria-hidden
      className="block h-24 w-20 shrink-0 overflow-hidden rounded-sm border border-rule bg-sheet"
    >
      <SheetView page={sheet.page} images={sheet.images} label="" />
    </span>
  );
}

function layOutSample(name: SampleName) {
  const draft = requireDraft(samples[name]);
  const { pages, images } = layOut({
    draft,
    totals: computeTotals(draft),
    metrics: createFontMetrics([latin]),
    isBlocked: false,
  });
  const [page] = pages;
  return { page: page && writeWhole(page), images: images.map(({ dataUrl }) => ({ dataUrl })) };
}

/** A page that travels as data. */
function writeWhole({ marks, ...page }: Page) {
  const whole = marks.map((mark) =>
    mark.type === 'modules' ? { ...mark, code: modulesOf(mark.code) } : mark,
  );
  return { ...page, marks: whole };
}

const SAMPLES = {
  'facture-tva': 'menuisier',
  'facture-auto-entrepreneur': 'graphiste',
  devis: 'devis-plombier',
  recu: 'recu-solde-tva',
  'quittance-loyer': 'quittance-appartement',
  avoir: 'avoir-retour',
} as const satisfies Record<KindName, SampleName>;
type SampleName = keyof typeof samples;

const BENEFITS = [
  {
    Icon: ShieldCheck,
    title: 'Conformité légale',
    text: 'Chaque mention obligatoire est vérifiée pendant que vous écrivez, avec le texte de loi qui la demande. Rien ne manque sans que vous le sachiez.',
  },
  {
    Icon: Clock,
    title: 'Rapidité',
    text: 'Le document se dessine à chaque touche. Vos clients, vos articles et le numéro suivant vous sont proposés. Le PDF est prêt en moins de 2\u00a0secondes.',
  },
  {
    Icon: HardDrive,
    title: 'Fiabilité',
    text: 'Vos brouillons sont enregistrés à chaque modification et reviennent après une coupure. Aucun contenu de vos documents ne quitte cet appareil, sauf si vous l’envoyez.',
  },
];
