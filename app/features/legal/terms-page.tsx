import { Link } from 'react-router';
import { WhenSaid } from '#app/ui/when-said.tsx';
import { PRODUCT_FACTS } from '#content/product-facts.ts';
import { deployment, site } from '#content/site.ts';
import { LegalFrame, LegalSection } from './legal-frame.tsx';
import { ProcessorAnnex } from './processor-annex.tsx';

export function TermsPage({ updated }: { updated: string }) {
  return (
    <LegalFrame title="Conditions générales d’utilisation" updated={updated}>
      <LegalSection title="1. Objet">
        <p>
          Ces conditions règlent l’usage de {site.name}, par toute personne, avec ou sans compte. En
          vous servant du site, vous les acceptez. Son éditeur est présenté dans les{' '}
          <Link to="/mentions-legales">mentions légales</Link>.
        </p>
      </LegalSection>
      <LegalSection title="2. Le service">
        <p>
          Le site aide à rédiger des factures, des devis, des reçus, des quittances de loyer et des
          avoirs, à les télécharger en PDF, à les envoyer ou les partager, à lire des factures
          électroniques et à relancer un client. Il est gratuit et s’utilise sans inscription&nbsp;;
          un compte gratuit est proposé.
        </p>
        <p>
          Le site n’est pas une plateforme agréée&nbsp;: il fait des factures au format Factur-X
          mais ne les transmet ni à l’administration ni par l’annuaire de la réforme. Il ne tient
          pas de comptabilité, et son suivi des paiements n’est ni attesté ni certifié comme un
          logiciel de caisse.
        </p>
      </LegalSection>
      <LegalSection title="3. Ce qui vous revient">
        <ul>
          <li>
            L’exactitude de ce que vous écrivez&nbsp;: identités, montants, taux, dates, régime de
            TVA. Les contrôles du site signalent ce qu’ils savent reconnaître, et n’engagent pas
            l’administration.
          </li>
          <li>La suite de vos numéros, et la conservation de vos factures le temps légal.</li>
          <li>Le secret de votre mot de passe et de vos liens de partage.</li>
          <li>Le respect des droits d’autrui&nbsp;: logos, noms, données de vos clients.</li>
        </ul>
      </LegalSection>
      <LegalSection title="4. Ce qui n’est pas permis">
        <ul>
          <li>
            faire de fausses factures, ou des documents au nom d’autrui sans son accord&nbsp;;
          </li>
          <li>envoyer des messages non sollicités par les envois du site&nbsp;;</li>
          <li>
            chercher à lire les données d’autrui, à contourner les limites d’usage ou à surcharger
            le serveur.
          </li>
        </ul>
        <p>
          Un compte qui le fait peut être suspendu. Son titulaire en reçoit la raison par e-mail, et
          rien n’est supprimé. Sur sa demande, par la page <Link to="/contact">Contact</Link>, le
          compte est rouvert le temps qu’il exporte ses données.
        </p>
      </LegalSection>
      <LegalSection title="5. Le compte">
        <p>
          Un compte demande une adresse e-mail confirmée. Vous pouvez à tout moment exporter vos
          données et demander sa suppression&nbsp;: elle a lieu{' '}
          {PRODUCT_FACTS['produit.suppression']} plus tard, et vous pouvez changer d’avis jusque-là.
          La quantité de documents et de fichiers d’un compte est limitée, pour que le service reste
          à tous.
        </p>
      </LegalSection>
      <LegalSection title="6. Disponibilité">
        <p>
          Le service est fourni en l’état, sans garantie de disponibilité. Ce que vous écrivez est
          enregistré sur votre appareil au fur et à mesure&nbsp;; gardez néanmoins vos PDF, car les
          données d’un navigateur peuvent être effacées.
        </p>
      </LegalSection>
      <LegalSection title="7. Responsabilité">
        <p>
          L’éditeur répond de ses fautes dans les conditions du droit commun. Il ne répond pas des
          conséquences d’informations fausses saisies par l’utilisateur, d’un usage contraire à ces
          conditions, ni d’une panne de réseau ou d’appareil. Rien ici ne réduit les droits que la
          loi donne aux consommateurs.
        </p>
      </LegalSection>
      <LegalSection title="8. Données personnelles">
        <p>
          Leur traitement est décrit dans la{' '}
          <Link to="/confidentialite">politique de confidentialité</Link>. Pour les données de vos
          propres clients, que vous écrivez dans vos documents, vous êtes responsable du traitement,
          et l’exploitant du site est votre sous-traitant pour celles que vous gardez dans un
          compte&nbsp;: l’<a href="#annexe">annexe</a> dit à quoi il s’engage.
        </p>
      </LegalSection>
      <LegalSection title="9. Changements, droit applicable">
        <p>
          Ces conditions peuvent changer&nbsp;: la date de la version en vigueur est en haut de la
          page. Le droit français s’applique. En cas de différend, écrivez d’abord par la page{' '}
          <Link to="/contact">Contact</Link>
          <WhenSaid setting="MEDIATOR">
            {`\u00a0; un consommateur peut ensuite saisir le médiateur\u00a0: ${deployment.MEDIATOR}.`}
          </WhenSaid>
          <WhenSaid setting="MEDIATOR" isNot>
            {'\u00a0; à défaut d’accord, les tribunaux compétents sont ceux que désigne la loi.'}
          </WhenSaid>
        </p>
      </LegalSection>
      <ProcessorAnnex />
    </LegalFrame>
  );
}
