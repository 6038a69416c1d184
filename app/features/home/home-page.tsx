import type { ComponentProps } from 'react';
import { Benefits } from './benefits.tsx';
import { DocumentTiles } from './document-tiles.tsx';
import { type DocumentFamily, EveryDocument } from './every-document.tsx';
import { Hero } from './hero.tsx';
import { type GuideLink, LatestGuides } from './latest-guides.tsx';
import { Statistics } from './statistics.tsx';
import { Steps } from './steps.tsx';

export function HomePage({
  sheet,
  families,
  guides,
}: ComponentProps<typeof Hero> & {
  families: readonly DocumentFamily[];
  guides: readonly GuideLink[];
}) {
  return (
    <>
      <Hero sheet={sheet} />
      <DocumentTiles />
      <Statistics />
      <Benefits />
      <Steps />
      <EveryDocument families={families} />
      <LatestGuides guides={guides} />
      <p className="mt-14 border-t border-rule pt-6 text-sm text-ink-soft lg:mt-20">
        Envoyée par e-mail, une facture Factur-X est au format de la réforme. Entre entreprises
        françaises, la facture électronique passe par une plateforme agréée.
      </p>
    </>
  );
}
