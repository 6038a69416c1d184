import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { privacyFacts } from '#documents/law/facts/subjects/privacy.ts';
import { keptOnDevice } from './kept-on-device.ts';
import { LegalFrame, LegalSection } from './legal-frame.tsx';

export function CookiesPage({ updated, settings }: { updated: string; settings: ReactNode }) {
  return (
    <LegalFrame title="Cookies et stockage local" updated={updated}>
      <LegalSection title="Votre choix">
        <p>
          Refuser est aussi simple qu’accepter, et rien ne change dans ce que vous pouvez faire.
          Votre choix, oui ou non, vaut {privacyFacts['cookies.choix'].text}&nbsp;; il n’est pas
          demandé de nouveau avant. Vous le changez ici ou par «&nbsp;Gérer les cookies&nbsp;», en
          bas des pages ou, sur un téléphone, dans le menu.
        </p>
        {settings}
      </LegalSection>
      <LegalSection title="Les fichiers que vous créez">
        <p>
          Les compter ne pose aucun cookie. Ce qui part ne dit ni le numéro ni le client&nbsp;; sans
          compte, rien n’y désigne quelqu’un. Vous l’arrêtez sous le formulaire d’un document, par
          exemple d’une <Link to="/facture-tva">facture</Link>, par «&nbsp;Compter les fichiers que
          je crée&nbsp;».
        </p>
      </LegalSection>
      <LegalSection title="Ce qui est essentiel">
        <p>
          Ces données restent dans votre navigateur et servent seulement à ce que vous
          demandez&nbsp;: elles sont dispensées d’accord (loi n°&nbsp;78-17, art.&nbsp;82).
        </p>
        <ul>
          {keptOnDevice.map(({ what, why, keys }) => (
            <li key={what}>
              <strong className="font-semibold">{what}</strong>&nbsp;: {why}{' '}
              <span className="text-sm break-words text-ink-soft">
                {`${keys.length === 1 ? 'Nom' : 'Noms'}\u00a0: ${keys.join(', ')}.`}
              </span>
            </li>
          ))}
        </ul>
      </LegalSection>
      <LegalSection title="Ce qui demande votre accord">
        <ul>
          <li>
            <strong className="font-semibold">Mesure d’audience</strong>&nbsp;: la vitesse
            d’affichage des pages, reçue par ce site seul, sans identifiant ni donnée personnelle.
          </li>
          <li>
            <strong className="font-semibold">Marketing</strong>&nbsp;: la messagerie d’aide d’un
            prestataire, si l’exploitant en a mis une. Sans votre accord, l’aide du site la
            remplace. Aucune publicité.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Effacer">
        <p>
          Les réglages de votre navigateur effacent tout ce que ce site y garde, y compris vos
          documents&nbsp;: téléchargez-les d’abord depuis <Link to="/dossier">Mes documents</Link>.
          Le reste est dans la <Link to="/confidentialite">politique de confidentialité</Link>.
        </p>
      </LegalSection>
    </LegalFrame>
  );
}
