import { Fragment } from 'react';
import { Link } from 'react-router';
import { typesetProse } from '#documents/law/facts/typeset-prose.ts';
import { claimThemes, type HeldClaim } from './claims.ts';
import { LegalFrame, LegalSection } from './legal-frame.tsx';

/** `/conformite-securite`: claims about the product, and their tests. */
export function CompliancePage({ updated }: { updated: string }) {
  return (
    <LegalFrame title="Conformité et sécurité" updated={updated}>
      <p className="mt-4 text-lg text-ink-soft">
        Chaque affirmation de cette page est tenue par un essai automatique du logiciel, qui est
        rejoué à chaque changement.
      </p>
      {claimThemes.map(({ title, claims }) => (
        <LegalSection key={title} title={title}>
          <ul className="list-none! gap-3! pl-0!">
            {claims.map((each) => (
              <ClaimCard key={each.claim} {...each} />
            ))}
          </ul>
        </LegalSection>
      ))}
      <LegalSection title="Ce que nous ne promettons pas">
        <ul>
          <li>
            Le site n’est pas une plateforme agréée&nbsp;: il fait des factures au bon format, une
            plateforme les transmet.
          </li>
          <li>
            Son suivi des paiements n’est ni attesté ni certifié&nbsp;: un assujetti qui doit
            enregistrer ceux de particuliers dans un logiciel de caisse le fait ailleurs.
          </li>
          <li>
            Ses contrôles ne remplacent ni un expert-comptable, ni la décision de l’administration.
          </li>
        </ul>
      </LegalSection>
      <LegalSection title="Signaler une faille ou une erreur">
        <p>
          Écrivez par la page <Link to="/contact">Contact</Link>, en disant comment la reproduire.
          Merci de ne pas la publier avant qu’elle soit corrigée.
        </p>
      </LegalSection>
    </LegalFrame>
  );
}

function ClaimCard({ claim, how, tests }: HeldClaim) {
  return (
    <li className="rounded-card border border-rule bg-surface p-4">
      <h3 className="text-base">{claim}</h3>
      <p className="mt-1 text-ink-soft">{typesetProse(how)}</p>
      <p className="mt-2 text-sm text-ink-soft">{tests.length === 1 ? 'Essai' : 'Essais'}&nbsp;:</p>
      <ul className="text-sm text-ink-soft">
        {tests.map((test) => (
          <li key={test}>
            <FilePath path={test} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Breaks only between folders. */
function FilePath({ path }: { path: string }) {
  return path.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={path.split('/', index + 1).join('/')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
