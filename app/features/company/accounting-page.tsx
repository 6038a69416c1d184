import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { site } from '#content/site.ts';
import { PageLink } from './page-link.tsx';
import { TextList, TextSection } from './text-page.tsx';

export function AccountingPage() {
  const { partner } = site;
  const service = partner.name ?? 'un service de comptabilité en ligne';
  return (
    <div className="column-3xl">
      <h1 className="text-2xl sm:text-3xl">
        {`Votre comptabilité en ligne, ${partner.freeMonths}\u00a0mois offerts`}
      </h1>
      <p className="mt-5 text-lg text-ink-soft">
        {`${site.name} fait vos factures, pas vos comptes. Pour tenir votre comptabilité et préparer vos déclarations, nous recommandons ${service}, avec ${partner.freeMonths}\u00a0mois d’essai gratuit.`}
      </p>
      <Offer />
      <TextSection title="Ce que vous confiez, ce que vous gardez">
        <p>
          Un service de comptabilité rapproche vos factures de votre compte bancaire, classe vos
          dépenses et prépare vos déclarations. Vos factures restent les vôtres&nbsp;: vous
          continuez de les faire ici, avec votre numérotation et vos modèles.
        </p>
        <TextList items={KEPT} />
      </TextSection>
      <TextSection title="Comment apporter vos factures">
        <p>
          Depuis{' '}
          <Link to="/dossier" className="text-primary underline">
            Mes documents
          </Link>
          , exportez vos factures en un ZIP&nbsp;: chacune y est en PDF, avec ses données Factur-X,
          que les logiciels de comptabilité savent lire sans ressaisie.
        </p>
      </TextSection>
      <TextSection title="À vérifier avant de vous abonner">
        <TextList items={CHECKS} />
      </TextSection>
      <TextSection title="Pourquoi nous le recommandons">
        <p>
          Parce que des comptes bien tenus commencent par de bonnes factures, et que vous pouvez
          l’essayer sans payer.{' '}
          {partner.link
            ? 'Le lien de cette page est un lien d’affiliation\u00a0: si vous vous abonnez, le partenaire rémunère ce site, qui reste gratuit. '
            : 'L’exploitant de ce site n’a pas indiqué le lien de son partenaire. '}
          Aucune donnée de vos documents n’est transmise à un partenaire.{' '}
          <PageLink path="/partenaires">Comment nous choisissons nos partenaires</PageLink>
        </p>
      </TextSection>
    </div>
  );
}

function Offer() {
  const { partner } = site;
  const figures = [
    { value: `${partner.freeMonths}\u00a0mois`, label: 'gratuits' },
    { value: `${partner.rating}/5`, label: `sur ${partner.reviews} avis` },
    { value: partner.users, label: 'indépendants' },
  ];
  return (
    <div className="mt-8 rounded-card border border-rule bg-surface p-5 lg:p-8">
      <dl className="grid gap-6 sm:grid-cols-3">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-ink-soft">{label}</dt>
            <dd className="text-2xl font-semibold text-primary tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-sm text-ink-soft">{`Chiffres du partenaire, ${partner.asOf}.`}</p>
      {partner.link && (
        <div className="mt-6">
          <Button variant="primary" asChild className="h-12 px-6">
            <a href={partner.link} target="_blank" rel="sponsored noopener">
              {`Essayer ${partner.freeMonths}\u00a0mois gratuitement`}
              <ExternalLink aria-hidden />
              <span className="sr-only"> (nouvel onglet)</span>
            </a>
          </Button>
          <p className="mt-2 text-sm text-ink-soft">Lien d’affiliation, dans un nouvel onglet.</p>
        </div>
      )}
    </div>
  );
}

const KEPT = [
  'Vos factures, vos devis et vos clients restent sur votre appareil ou dans votre compte.',
  'Vos PDF se lisent sans nous et sans le partenaire.',
  'Vous pouvez changer de service de comptabilité sans rien refaire ici.',
];

const CHECKS = [
  'Ce que comprend le prix après l’essai\u00a0: bilan, déclarations, conseil, nombre d’opérations.',
  'Qui signe vos comptes\u00a0: un logiciel aide, un expert-comptable inscrit à l’Ordre engage sa responsabilité.',
  'Comment vos factures et celles de vos fournisseurs y arrivent, et par quelle plateforme agréée.',
  'Comment vous récupérez vos écritures si vous partez, et à quel moment l’essai devient payant.',
];
