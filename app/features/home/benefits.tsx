import { Clock, HardDrive, ShieldCheck } from 'lucide-react';
import { WhenSaid } from '#app/ui/when-said.tsx';
import type { SiteClaim } from '#content/site.ts';
import { siteFigures } from '#content/site-figures.ts';

export function Benefits() {
  return (
    <section aria-labelledby="avantages" className="mt-14 lg:mt-20">
      <h2 id="avantages" className="text-2xl">
        Ce que vous y gagnez
      </h2>
      <div className="mt-6 grid gap-8 lg:grid-cols-3 lg:gap-12">
        {BENEFITS.map(({ Icon, title, text, points }) => (
          <div key={title}>
            <Icon aria-hidden className="size-7 text-primary" />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            <ul className="mt-4 space-y-1.5 border-l-2 border-rule pl-4">
              {points.map(({ text: point, needs }) => (
                <WhenSaid key={point} setting={needs}>
                  <li>{point}</li>
                </WhenSaid>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

const toClaim = (text: string): SiteClaim => ({ text });

const BENEFITS = [
  {
    Icon: ShieldCheck,
    title: 'Conformité légale',
    text: 'Chaque mention obligatoire est vérifiée pendant que vous écrivez, avec le texte de loi qui la demande. Rien ne manque sans que vous le sachiez.',
    points: siteFigures.conformity.map(toClaim),
  },
  {
    Icon: Clock,
    title: 'Rapidité',
    text: 'Le document se dessine à chaque touche. Vos clients, vos articles et le numéro suivant vous sont proposés.',
    points: [
      'PDF en moins de 2\u00a0secondes',
      'Sans inscription ni e-mail à donner',
      'Du devis à la facture, puis à l’avoir, sans ressaisie',
    ].map(toClaim),
  },
  {
    Icon: HardDrive,
    title: 'Fiabilité',
    text: 'Vos brouillons sont enregistrés à chaque modification et reviennent après une coupure. Sans compte, aucun contenu de vos documents ne quitte cet appareil, sauf si vous l’envoyez.',
    points: [
      ...['Montants exacts au centime', 'Un PDF fait pour durer\u00a0: PDF/A'].map(toClaim),
      siteFigures.hosting,
    ],
  },
];
