import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { privacyFacts } from '#documents/law/facts/subjects/privacy.ts';
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
          Les compter ne pose aucun cookie, et sans compte rien de ce qui part ne désigne quelqu’un.
          Vous l’arrêtez sous le formulaire d’un document, par exemple d’une{' '}
          <Link to="/facture-tva">facture</Link>, par «&nbsp;Compter les fichiers que je
          crée&nbsp;».
        </p>
      </LegalSection>
      <LegalSection title="Ce qui est essentiel">
        <p>
          Ces données restent dans votre navigateur et servent seulement à ce que vous
          demandez&nbsp;: elles sont dispensées d’accord (loi n°&nbsp;78-17, art.&nbsp;82).
        </p>
        <ul>
          {ESSENTIAL.map(({ what, why }) => (
            <li key={what}>
              <strong className="font-semibold">{what}</strong>&nbsp;: {why}
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

const ESSENTIAL = [
  {
    what: 'Vos documents',
    why: 'brouillons, documents émis, relances, vendeurs, clients et réglages, dans la base de données du navigateur, jusqu’à ce que vous les effaciez.',
  },
  {
    what: 'Votre session',
    why: 'si vous vous connectez à un compte, jusqu’à la déconnexion.',
  },
  {
    what: 'Votre thème',
    why: 'clair ou sombre, si vous en choisissez un.',
  },
  {
    what: 'Les formulaires commencés',
    why: 'une relance, une liste de numéros ou un message, pour les retrouver après un rechargement.',
  },
  {
    what: 'Les envois en attente',
    why: 'un document et son message, sans connexion, jusqu’à ce qu’ils partent ou que vous les supprimiez.',
  },
  {
    what: 'cookie-preferences, cookie-consent-given, cookie-consent-date',
    why: 'votre choix sur les cookies et sa date.',
  },
  {
    what: 'Le site lui-même',
    why: 'ses pages et son code, les mêmes pour tous, pour servir sans réseau après la visite d’un formulaire\u00a0; rien de vos documents. Vous les retirez au bas de Mes documents.',
  },
  {
    what: 'hors-connexion-refuse',
    why: 'que vous ne voulez pas garder le site sur cet appareil.',
  },
  {
    what: 'newFeatureBannerDismissed',
    why: 'que vous avez fermé le bandeau d’annonce.',
  },
  {
    what: 'facturier.votes',
    why: 'les articles dont vous avez dit s’ils vous ont aidé, pour ne pas vous le redemander.',
  },
  {
    what: '__Host-provider-flow',
    why: 'un cookie, dix minutes, pendant que vous vous connectez par un autre site.',
  },
  {
    what: '__Host-sign-up',
    why: 'un cookie, sept jours, dès que vous créez un compte\u00a0: le mot de passe choisi ne vaut que si le lien reçu est ouvert dans ce navigateur.',
  },
  {
    what: '__Host-known-device',
    why: 'un cookie, quatre-vingt-dix jours, qui reconnaît l’appareil où vous avez donné votre mot de passe\u00a0: personne ne peut vous empêcher d’entrer en essayant des mots de passe à votre place.',
  },
];
