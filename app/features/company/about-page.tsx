import { WhenSaid } from '#app/ui/when-said.tsx';
import { site } from '#content/site.ts';
import { PageLink } from './page-link.tsx';
import { TextList, TextPage, TextSection } from './text-page.tsx';

export function AboutPage() {
  return (
    <TextPage
      title={`À propos de ${site.name}`}
      lead={`Depuis ${site.onlineSince}, un site gratuit pour faire ses factures, ses devis, ses reçus, ses quittances et ses avoirs, sans rien installer et sans s’inscrire.`}
    >
      <TextSection title="Pour qui">
        <p>
          Pour les indépendants, les petites et moyennes entreprises, les bailleurs, les professions
          libérales et de santé. Pour celui qui fait une facture par an comme pour celle qui en fait
          dix par jour.
        </p>
      </TextSection>
      <TextSection title="Ce à quoi nous tenons">
        <TextList items={PRINCIPLES} />
      </TextSection>
      <TextSection title="D’où vient ce que nous disons de la loi">
        <p>
          Les taux, les seuils, les délais et les mentions viennent d’une seule table datée, tenue
          avec l’article de chaque texte. Vos documents, les contrôles et les guides la lisent
          tous&nbsp;: quand une règle change, elle change partout le même jour. La facture d’hier
          garde la loi d’hier.{' '}
          <PageLink path="/conformite-securite">Ce qui est vérifié, et comment</PageLink>
        </p>
      </TextSection>
      <TextSection title="Où sont vos données">
        <p>
          {`${site.privacy} Avec un compte gratuit, elles sont gardées chez l’hébergeur du site`}
          <WhenSaid setting="IN_FRANCE">, en France</WhenSaid>
          {'\u00a0: vous pouvez les exporter ou les supprimer vous-même. '}
          <PageLink path="/confidentialite">Politique de confidentialité</PageLink>
        </p>
      </TextSection>
      <TextSection title="Comment le site est payé">
        <p>
          <WhenSaid setting="PARTNER_LINK">
            Par des liens d’affiliation, annoncés comme tels, vers des services utiles à ceux qui
            facturent. Ni
          </WhenSaid>
          <WhenSaid setting="PARTNER_LINK" isNot>
            Par celui qui le publie&nbsp;: ni
          </WhenSaid>{' '}
          par la vente de données, ni par une publicité sur vos documents, ni par une version
          payante. <PageLink path="/partenaires">Partenaires et liens d’affiliation</PageLink>
        </p>
      </TextSection>
      <TextSection title="Qui publie ce site">
        <p>
          L’éditeur, son adresse et l’hébergeur sont nommés dans les{' '}
          <PageLink path="/mentions-legales">mentions légales</PageLink>. Une question, une erreur à
          signaler&nbsp;: <PageLink path="/contact">écrivez-nous</PageLink>.
        </p>
      </TextSection>
    </TextPage>
  );
}

const PRINCIPLES = [
  'Gratuit à 100\u00a0%\u00a0: il n’y a pas d’abonnement, donc ni document ni modèle qui lui soit réservé.',
  'Rien ne bloque\u00a0: pas de compte ni d’adresse e-mail avant le premier PDF.',
  'Ce qui manque est dit\u00a0: une mention obligatoire absente est signalée avec son texte de loi, et vous restez libre de télécharger un brouillon.',
  'Des formats ouverts\u00a0: PDF/A, Factur-X et JSON. Vos documents se lisent sans nous.',
  'Lisible par tous\u00a0: au clavier, avec un lecteur d’écran, sur un petit téléphone.',
];
