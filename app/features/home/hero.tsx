import { ResumeButton } from '#app/files/resume-button.tsx';
import { trust } from '#app/lib/trusted-types.ts';
import { ClaimList } from '#app/ui/claim-list.tsx';
import { site } from '#content/site.ts';
import { CreateInvoice } from './create-invoice.tsx';
import { OwnDocumentsPlace } from './own-documents-place.tsx';
import { Rating } from './rating.tsx';

export function Hero({ sheet }: { sheet: string }) {
  return (
    // Not centred: the page shows while loading, and must not shift.
    <section className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:pt-6">
      {/* On a phone, the actions come before the words: notices cover these at first. */}
      <div className="max-sm:flex max-sm:flex-col">
        <h1 className="text-3xl max-sm:-order-2 sm:text-4xl">
          Créez vos factures en&nbsp;2&nbsp;clics
        </h1>
        <p className="mt-6 max-w-xl text-lg text-ink-soft">
          Factures, devis, reçus, quittances et avoirs conformes au droit français d’aujourd’hui.
          Gratuit, sans inscription, et déjà au format de la facture électronique, Factur-X.
        </p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:-order-1 sm:mt-8">
          <CreateInvoice className="h-12 px-6" />
          <ResumeButton className="h-12 px-6" />
        </div>
        <ClaimList
          claims={site.claims}
          className="mt-8 grid max-w-xl gap-x-6 gap-y-2 sm:grid-cols-2"
        />
        <Rating />
      </div>
      {/* Later content overlays the example, which keeps its size. */}
      <div className="mx-auto grid w-full max-w-md items-start *:[grid-area:1/1]">
        <div
          role="img"
          aria-label={`Exemple de facture faite avec ${site.name}`}
          className="max-h-104 overflow-hidden rounded-sm bg-sheet shadow-float lg:max-h-140 [&>svg]:h-auto [&>svg]:w-full"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us at build time
          dangerouslySetInnerHTML={{ __html: trust(sheet) }}
        />
        <OwnDocumentsPlace />
      </div>
    </section>
  );
}
