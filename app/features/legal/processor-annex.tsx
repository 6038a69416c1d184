import { Link } from 'react-router';
import { PRODUCT_FACTS } from '#content/product-facts.ts';
import { privacyFacts } from '#documents/law/facts/subjects/privacy.ts';
import { LegalSection } from './legal-frame.tsx';

/** The contract between a controller and its processor (RGPD, article 28, 3). */
export function ProcessorAnnex() {
  return (
    <LegalSection id="annexe" title="Annexe. Données de vos clients, traitées pour vous">
      <p>
        Cette annexe est le contrat que demande le RGPD (art.&nbsp;28, 3) entre vous, responsable du
        traitement, et l’exploitant du site, votre sous-traitant. Elle vaut dès que vous ouvrez un
        compte.
      </p>
      <dl className="grid gap-x-6 gap-y-2 rounded-card border border-rule bg-surface p-4 sm:grid-cols-[auto_1fr]">
        {Object.entries(SUBJECT).map(([label, words]) => (
          <div key={label} className="sm:contents">
            <dt className="font-semibold">{label}</dt>
            <dd className="text-ink-soft">{words}</dd>
          </div>
        ))}
      </dl>
      <p>L’exploitant s’engage à&nbsp;:</p>
      <ul>
        {DUTIES.map((duty) => (
          <li key={duty}>{duty}</li>
        ))}
      </ul>
      <p>
        Vous l’autorisez à recourir à d’autres sous-traitants&nbsp;: l’hébergeur, nommé dans les{' '}
        <Link to="/mentions-legales">mentions légales</Link>, et le service qui achemine les e-mails
        que vous envoyez. Il leur impose les mêmes obligations par contrat, répond d’eux envers
        vous, et annonce sur cette page leur changement&nbsp;: vous pouvez vous y opposer en
        exportant vos données et en supprimant le compte.
      </p>
      <p>
        De votre côté, vous n’y mettez que des données que vous avez le droit de traiter, vous en
        informez vos clients, et vous donnez vos instructions par le site ou par la page{' '}
        <Link to="/contact">Contact</Link>.
      </p>
    </LegalSection>
  );
}

const SUBJECT = {
  Objet: 'garder vos documents et votre fichier de clients, les dessiner et les envoyer.',
  Durée: `celle du compte\u00a0; sa suppression a lieu ${PRODUCT_FACTS['produit.suppression']} après votre demande.`,
  Données:
    'noms, adresses, e-mails, téléphones, numéros d’entreprise et de TVA, ce que vous leur vendez, leurs paiements, et ce que vous écrivez d’autre.',
  Personnes: 'vos clients, vos locataires, et leurs représentants.',
};

/** In the order of article 28, 3, a to h. */
const DUTIES = [
  'ne traiter ces données que sur vos instructions, qui sont celles que vous donnez en vous servant du site, y compris pour un transfert hors de l’Union européenne, sauf si la loi l’y oblige\u00a0; il vous le dit alors, si la loi le permet\u00a0;',
  'n’y donner accès qu’à des personnes tenues au secret\u00a0;',
  'les protéger par les mesures décrites dans Conformité et sécurité (RGPD, art.\u00a032)\u00a0;',
  'ne recourir à un autre sous-traitant qu’aux conditions ci-dessous\u00a0;',
  'vous aider à répondre à ceux qui exercent leurs droits\u00a0: vous corrigez, exportez et supprimez vous-même, et il fait sur votre demande ce que le site ne permet pas\u00a0;',
  `vous aider pour la sécurité, l’analyse d’impact et les violations de données\u00a0: il vous notifie sans tarder celle qui touche vos données, pour que vous puissiez saisir la CNIL sous ${privacyFacts['rgpd.violation'].text}\u00a0;`,
  'les rendre par l’export de votre compte, puis les effacer avec lui, et les sauvegardes à leur terme, sauf ce que la loi lui fait garder\u00a0;',
  'vous donner de quoi montrer qu’il tient ces engagements, se prêter à un audit raisonnable, et vous avertir si une instruction lui paraît contraire au RGPD.',
];
