import { Link } from 'react-router';
import { ExamplePicture } from '#app/sheet/example-picture.tsx';
import { type Model, ModelList } from './model-card.tsx';
import { TradeFilter } from './trade-filter.tsx';

export type TemplatesPageData = {
  kinds: readonly { kind: string; name: string; summary: string; models: readonly Model[] }[];
  trades: readonly {
    path: string;
    name: string;
    summary: string;
    document: string;
    picture: string;
  }[];
};

export function TemplatesPage({ kinds, trades }: TemplatesPageData) {
  return (
    <div className="column-6xl">
      <h1 className="text-2xl sm:text-3xl">Modèles de factures, devis, reçus et quittances</h1>
      <p className="mt-4 max-w-3xl text-lg text-ink-soft">
        Chaque image ci-dessous est un vrai document, dessiné comme le sera votre PDF. Choisissez
        une présentation, ou partez de l’exemple d’un métier&nbsp;: les lignes, les unités et le
        régime de TVA sont déjà là.
      </p>
      <TradeFilter trades={trades} current="/modeles" />
      {kinds.map(({ kind, name, summary, models }) => (
        <section key={kind} aria-labelledby={`modeles-${kind}`} className="mt-10">
          <h2 id={`modeles-${kind}`} className="text-xl">
            {name}
          </h2>
          <p className="mt-1 text-ink-soft">{summary}</p>
          <ModelList models={models} about={name} />
        </section>
      ))}
      <AboutTemplates />
      <section aria-labelledby="exemples-par-metier" className="mt-14">
        <h2 id="exemples-par-metier" className="text-xl">
          Un exemple par métier
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {trades.map(({ path, name, summary, picture }) => (
            <li key={path}>
              <Link
                to={path}
                className="grid h-full grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-4 rounded-card border border-rule bg-surface p-3 transition-colors hover:border-control"
              >
                <span className="block overflow-hidden rounded-sm border border-rule">
                  <ExamplePicture name={picture} />
                </span>
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="mt-1 block text-sm text-ink-soft">{summary}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function AboutTemplates() {
  return (
    <section
      aria-labelledby="contenu-modele"
      className="mt-14 rounded-card border border-rule bg-surface p-5 lg:p-8"
    >
      <h2 id="contenu-modele" className="text-xl">
        Ce que contient un modèle
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {CONTENTS.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const CONTENTS = [
  {
    title: 'Les mentions de votre cas',
    text: 'Elles ne sont pas figées dans le modèle\u00a0: elles suivent votre statut, votre régime de TVA, votre client et la date. Ce qui manque est signalé pendant que vous écrivez.',
  },
  {
    title: 'La même chose dans les quatre présentations',
    text: 'Changer de modèle ne change ni un montant, ni une mention. Vous pouvez en essayer un autre à tout moment, avec votre logo et votre couleur.',
  },
  {
    title: 'Des calculs déjà faits',
    text: 'Remises, plusieurs taux de TVA, prix hors taxe ou toutes taxes comprises, acomptes déduits\u00a0: les totaux se font tout seuls, au centime.',
  },
  {
    title: 'Un PDF prêt pour la facture électronique',
    text: 'Les factures et les avoirs portent leurs données au format Factur-X. Entre entreprises françaises, leur envoi passe par une plateforme agréée.',
  },
  {
    title: 'Des exemples à lire',
    text: '«\u00a0Télécharger un exemple\u00a0» dessine le PDF sur votre appareil. Les personnes et les entreprises y sont imaginaires.',
  },
  {
    title: 'Rien à effacer',
    text: '«\u00a0Utiliser ce modèle\u00a0» ouvre un document neuf\u00a0: votre numéro et la date du jour, vos coordonnées si cet appareil les connaît, jamais celles de l’exemple.',
  },
];
