import type { ReceivedFinding } from '#documents/received/received-invoice.ts';
import type { XmlFlaw } from '#documents/received/xml/parse-xml.ts';
import { ASK_CORRECTION } from './finding-when.ts';

/** Findings for a file that we can read but strict XML parsers refuse (XML 1.0 § 2.8, 4.3.3). */
export function checkWellFormed(flaws: readonly XmlFlaw[]): ReceivedFinding[] {
  return flaws.map((flaw) => ({
    code: 'not-well-formed',
    severity: flaw.code === 'other-encoding' ? 'warning' : 'error',
    text: describeFlaw(flaw),
    action: ASK_CORRECTION,
  }));
}

function describeFlaw(flaw: XmlFlaw): string {
  switch (flaw.code) {
    case 'text-before':
      return flaw.isBlank
        ? 'Le fichier commence par des blancs, avant sa déclaration XML : ce n’est plus du XML, et une plateforme ne peut pas le lire.'
        : 'Le fichier commence par des caractères invisibles, avant son premier élément : ce n’est plus du XML, et une plateforme ne peut pas le lire.';
    case 'other-encoding':
      return 'Le fichier n’est pas écrit dans l’encodage qu’il annonce : des logiciels le refuseront, ou liront mal ses accents.';
    case 'undeclared-prefix':
      return `Le nom « ${flaw.name.slice(0, 40)} » n’a pas de préfixe déclaré : une plateforme ne peut pas lire le fichier.`;
  }
}
