import { WhenSaid } from '#app/ui/when-said.tsx';
import { site } from '#content/site.ts';
import { PageLink } from './page-link.tsx';
import { TextList, TextPage, TextSection } from './text-page.tsx';

export function PartnersPage() {
  return (
    <TextPage
      title="Devenir partenaire"
      lead={`${site.name} est gratuit pour ceux qui facturent. Des partenaires utiles à ces mêmes personnes peuvent l’aider à le rester.`}
    >
      <TextSection title="À qui cela s’adresse">
        <p>
          Aux services dont un indépendant, une petite entreprise, un bailleur ou une association a
          besoin autour de ses factures&nbsp;: comptabilité, plateforme agréée, compte
          professionnel, assurance, encaissement, formation.
        </p>
      </TextSection>
      <TextSection title="Ce que nous regardons">
        <TextList items={CRITERIA} />
      </TextSection>
      <TextSection title="Comment proposer un partenariat">
        <p>
          <PageLink path="/contact">Écrivez-nous</PageLink> en disant qui vous êtes, avec votre
          numéro SIREN, ce que vous proposez à nos utilisateurs, à quel prix après l’offre, et les
          conditions de l’affiliation. Nous essayons le service avant de répondre.
        </p>
      </TextSection>
      <TextSection title="Transparence sur les liens d’affiliation">
        <p>
          Un lien d’affiliation dit au partenaire que vous venez d’ici. Si vous vous abonnez, il
          rémunère ce site. Voici ce que nous nous imposons.
        </p>
        <TextList items={RULES} />
        <p>
          <WhenSaid setting="PARTNER_LINK">
            Aujourd’hui, un seul service est recommandé de cette façon&nbsp;: celui de la page{' '}
            <PageLink path="/comptabilite">Comptabilité</PageLink>.
          </WhenSaid>
          <WhenSaid setting="PARTNER_LINK" isNot>
            Aujourd’hui, aucun service n’est recommandé de cette façon.
          </WhenSaid>
        </p>
      </TextSection>
    </TextPage>
  );
}

const CRITERIA = [
  'Le service est établi ou représenté en France, avec des conditions écrites en français.',
  'Le prix après l’essai est affiché avant l’inscription.',
  'Partir est aussi simple que s’inscrire, et l’on emporte ses données.',
  'Ce que dit le service de la facture électronique est exact\u00a0: seule une plateforme immatriculée est une plateforme agréée.',
];

const RULES = [
  'Un lien d’affiliation est toujours annoncé comme tel, à côté du lien.',
  'Il s’ouvre dans un nouvel onglet et porte la marque «\u00a0sponsored\u00a0» pour les moteurs de recherche.',
  'Aucun document fait ici ne porte de publicité, ni le nom d’un partenaire.',
  'Aucune donnée de vos documents, de vos clients ou de votre compte n’est transmise à un partenaire.',
  'Un partenaire ne choisit ni ce que disent nos guides, ni l’ordre dans lequel ils le disent.',
];
