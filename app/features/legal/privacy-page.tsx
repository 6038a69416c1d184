import { Link } from 'react-router';
import { privacyFacts } from '#documents/law/facts/subjects/privacy.ts';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { LegalFrame, LegalSection } from './legal-frame.tsx';
import { OperatorFacts } from './operator-facts.tsx';
import { treatments } from './treatments.ts';

/** `/confidentialite` (RGPD, articles 12 and 13). */
export function PrivacyPage({ updated }: { updated: string }) {
  return (
    <LegalFrame title="Politique de confidentialité" updated={updated}>
      <LegalSection title="En bref">
        <ul>
          <li>
            Sans compte, vos documents restent sur votre appareil&nbsp;: leur contenu n’en sort que
            si vous l’envoyez.
          </li>
          <li>Aucune donnée n’est vendue, et il n’y a ni publicité ni profilage.</li>
          <li>
            Aucun cookie facultatif ni mesure de votre visite avant votre accord. Les fichiers créés
            sont comptés, sauf si vous l’arrêtez&nbsp;: la page <Link to="/cookies">Cookies</Link>{' '}
            dit où.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Responsable du traitement">
        <OperatorFacts
          facts={[
            { label: 'Responsable', name: 'OPERATOR_NAME' },
            { label: 'Adresse', name: 'OPERATOR_ADDRESS' },
            {
              label: 'Pour vos données',
              name: 'DATA_PROTECTION_CONTACT',
              instead: <Link to="/contact">la page Contact</Link>,
            },
            { label: 'Lieu des données', name: 'DATA_PLACE' },
            {
              label: 'Transferts hors de l’Union européenne',
              name: 'TRANSFERS_OUTSIDE_UNION',
            },
          ]}
        />
      </LegalSection>
      <LegalSection title="Ce qui reste sur votre appareil">
        <p>
          Brouillons, documents émis, vendeurs et clients déjà utilisés, dernier numéro, apparence,
          messages commencés&nbsp;: votre navigateur les garde, le serveur ne les reçoit pas. Vous
          les effacez depuis <Link to="/dossier">Mes documents</Link> ou en effaçant les données du
          site. Un e-mail qui n’a pas pu partir y attend avec son document, puis s’efface dès qu’il
          est parti. La liste est dans la page <Link to="/cookies">Cookies</Link>.
        </p>
      </LegalSection>
      <LegalSection title="Ce que le serveur conserve">
        <TreatmentList />
      </LegalSection>
      <LegalSection title="Qui y a accès">
        <p>
          L’exploitant du site et son hébergeur. Le serveur d’envoi de l’exploitant achemine les
          e-mails. Le registre public des entreprises reçoit vos recherches d’entreprise. Si vous
          choisissez de vous connecter par un autre site, ce site sait que vous vous connectez ici.
          Si l’exploitant a mis une vérification anti-robot, son prestataire reçoit votre adresse IP
          quand vous remplissez un formulaire de compte. S’il a mis une messagerie d’aide et que
          vous l’autorisez dans les cookies, le prestataire de celle-ci reçoit vos messages, votre
          adresse IP et la page d’où vous écrivez.
        </p>
        <p>
          Personne d’autre&nbsp;: les pages ne chargent ni script, ni police, ni image d’un autre
          site, sauf cette vérification et ce que vous autorisez dans les{' '}
          <Link to="/cookies">cookies</Link>.
        </p>
      </LegalSection>
      <LegalSection title="Vos droits">
        <p>
          Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, leur
          limitation, leur portabilité, vous opposer à un traitement et retirer un accord. Dans{' '}
          <Link to="/account">Mon compte</Link>, vous corrigez, exportez et supprimez vous-même.
          Pour le reste, écrivez par la page <Link to="/contact">Contact</Link>&nbsp;: la réponse
          vient sous {privacyFacts['rgpd.reponse'].text}. Vous pouvez aussi saisir la CNIL
          (cnil.fr).
        </p>
        <p>
          Une violation de données qui présente un risque est notifiée à la CNIL sous{' '}
          {privacyFacts['rgpd.violation'].text}, et aux personnes touchées si le risque est élevé.
        </p>
      </LegalSection>
      <LegalSection title="Données de vos clients">
        <p>
          Vous êtes responsable des données que vous écrivez dans vos documents. Celles que vous
          gardez dans un compte sont traitées pour vous, sur vos seules instructions&nbsp;: elles ne
          servent à rien d’autre, et disparaissent avec le compte. Les mesures de protection sont
          décrites dans <Link to="/conformite-securite">Conformité et sécurité</Link>, et les
          engagements du sous-traitant (RGPD, art.&nbsp;28) dans l’
          <Link to="/cgu#annexe">annexe des conditions d’utilisation</Link>.
        </p>
      </LegalSection>
    </LegalFrame>
  );
}

/** A list, since a table would not fit on a phone. */
function TreatmentList() {
  return (
    <ul className="list-none! gap-4! pl-0!">
      {treatments.map(({ purpose, data, basis, duration }) => (
        <li key={purpose} className="rounded-card border border-rule bg-surface p-4">
          <h3 className="text-base">{purpose}</h3>
          <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm text-ink-soft sm:grid-cols-[5rem_1fr]">
            {Object.entries({ Données: data, Base: basis, Durée: duration }).map(
              ([label, value]) => (
                <div key={label} className="sm:contents">
                  <dt className="font-semibold text-ink">{label}</dt>
                  <dd>{typesetProse(value)}</dd>
                </div>
              ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
