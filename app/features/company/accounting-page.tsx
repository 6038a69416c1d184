import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { WhenSaid } from '#app/ui/when-said.tsx';
import { deployment, site } from '#content/site.ts';
import { siteFigures } from '#content/site-figures.ts';
import { PageLink } from './page-link.tsx';
import { TextList, TextSection } from './text-page.tsx';

export function AccountingPage() {
  const { freeMonths } = siteFigures.partner;
  return (
    <div className="column-3xl">
      <h1 className="text-2xl sm:text-3xl">
        Votre comptabilité en ligne
        <WhenSaid setting="PARTNER_LINK">{`, ${freeMonths}\u00a0mois offerts`}</WhenSaid>
      </h1>
      <p className="mt-5 text-lg text-ink-soft">
        {`${site.name} fait vos factures, pas vos comptes. `}
        <WhenSaid setting="PARTNER_LINK">
          Pour tenir votre comptabilité et préparer vos déclarations, nous recommandons{' '}
          {`${deployment.PARTNER_NAME}, avec ${freeMonths}\u00a0mois d’essai gratuit.`}
        </WhenSaid>
        <WhenSaid setting="PARTNER_LINK" isNot>
          Un service de comptabilité en ligne les tient et prépare vos déclarations&nbsp;: voici ce
          que vous lui confiez, et ce que vous vérifiez avant de vous abonner.
        </WhenSaid>
      </p>
      <WhenSaid setting="PARTNER_LINK">
        <Offer />
      </WhenSaid>
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
      <WhenSaid setting="PARTNER_LINK">
        <TextSection title="Pourquoi nous le recommandons">
          <p>
            Parce que des comptes bien tenus commencent par de bonnes factures, et que vous pouvez
            l’essayer sans payer. Le lien de cette page est un lien d’affiliation&nbsp;: si vous
            vous abonnez, le partenaire rémunère ce site, qui reste gratuit. Aucune donnée de vos
            documents n’est transmise à un partenaire.{' '}
            <PageLink path="/partenaires">Comment nous choisissons nos partenaires</PageLink>
          </p>
        </TextSection>
      </WhenSaid>
      <WhenSaid setting="PARTNER_LINK" isNot>
        <TextSection title="Ce que nous recommandons">
          <p>
            Aucun service en particulier aujourd’hui.{' '}
            <PageLink path="/partenaires">Comment nous choisissons nos partenaires</PageLink>
          </p>
        </TextSection>
      </WhenSaid>
    </div>
  );
}

function Offer() {
  const { partner } = siteFigures;
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
      <div className="mt-6">
        <Button variant="primary" asChild className="h-12 px-6">
          <a href={deployment.PARTNER_LINK} target="_blank" rel="sponsored noopener">
            {`Essayer ${partner.freeMonths}\u00a0mois gratuitement`}
            <ExternalLink aria-hidden />
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        </Button>
        <p className="mt-2 text-sm text-ink-soft">Lien d’affiliation, dans un nouvel onglet.</p>
      </div>
    </div>
  );
}

const KEPT = [
  'Vos factures, vos devis et vos clients restent sur votre appareil ou dans votre compte.',
  'Vos PDF se lisent sans nous et sans ce service.',
  'Vous pouvez changer de service de comptabilité sans rien refaire ici.',
];

const CHECKS = [
  'Ce que comprend le prix après l’essai\u00a0: bilan, déclarations, conseil, nombre d’opérations.',
  'Qui signe vos comptes\u00a0: un logiciel aide, un expert-comptable inscrit à l’Ordre engage sa responsabilité.',
  'Comment vos factures et celles de vos fournisseurs y arrivent, et par quelle plateforme agréée.',
  'Comment vous récupérez vos écritures si vous partez, et à quel moment l’essai devient payant.',
];
