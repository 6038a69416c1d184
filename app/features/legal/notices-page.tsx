import { Link } from 'react-router';
import { site } from '#content/site.ts';
import { LegalFrame, LegalSection } from './legal-frame.tsx';
import { OperatorFacts } from './operator-facts.tsx';

/** `/mentions-legales` (LCEN, articles 1-1 and 19). */
export function NoticesPage({ updated }: { updated: string }) {
  return (
    <LegalFrame title="Mentions légales" updated={updated}>
      <LegalSection title="Qui édite ce site">
        <OperatorFacts
          facts={[
            { label: 'Éditeur', name: 'OPERATOR_NAME' },
            { label: 'Forme juridique', name: 'OPERATOR_LEGAL_FORM', isOptional: true },
            { label: 'Capital social', name: 'OPERATOR_CAPITAL', isOptional: true },
            { label: 'Immatriculation', name: 'OPERATOR_REGISTRATION' },
            { label: 'N° de TVA', name: 'OPERATOR_VAT_NUMBER', isOptional: true },
            { label: 'Adresse', name: 'OPERATOR_ADDRESS' },
            { label: 'Téléphone', name: 'OPERATOR_PHONE' },
            { label: 'E-mail', name: 'OPERATOR_EMAIL' },
            { label: 'Directeur de la publication', name: 'PUBLICATION_DIRECTOR' },
          ]}
        />
        <p>
          Vous pouvez aussi écrire par la page <Link to="/contact">Contact</Link>.
        </p>
      </LegalSection>
      <LegalSection title="Qui l’héberge">
        <OperatorFacts
          facts={[
            { label: 'Hébergeur', name: 'HOSTING_NAME' },
            { label: 'Adresse', name: 'HOSTING_ADDRESS' },
            { label: 'Téléphone', name: 'HOSTING_PHONE' },
          ]}
        />
      </LegalSection>
      <LegalSection title="Ce que vous trouvez ici">
        <p>
          {site.name} sert à faire des factures, des devis, des reçus, des quittances de loyer et
          des avoirs. Ce n’est ni une plateforme agréée pour l’échange de factures électroniques, ni
          un cabinet de conseil&nbsp;: les textes du site informent et ne remplacent pas l’avis d’un
          professionnel sur votre situation.
        </p>
        <p>
          Les règles d’usage sont dans les <Link to="/cgu">conditions d’utilisation</Link>, le
          traitement des données dans la{' '}
          <Link to="/confidentialite">politique de confidentialité</Link>.
        </p>
      </LegalSection>
      <LegalSection title="Propriété">
        <p>
          Les documents que vous faites sont à vous. Les textes, le nom et la présentation du site
          appartiennent à leur éditeur ou à ceux qui lui en ont donné l’usage&nbsp;; la police de
          caractères IBM Plex est publiée sous licence SIL Open Font License.
        </p>
      </LegalSection>
      <LegalSection title="Signaler un contenu">
        <p>
          Un contenu illicite ou une erreur se signale par la page{' '}
          <Link to="/contact">Contact</Link>, avec l’adresse de la page et la raison.
        </p>
      </LegalSection>
    </LegalFrame>
  );
}
