import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { site } from '#content/site.ts';

/**
 * What shows when a page fails. Its way home is a full load: nothing remains of the page that
 * failed.
 */
export function ErrorPage() {
  return (
    <main className="px-4 py-8 lg:px-8">
      <title>{`Erreur | ${site.name}`}</title>
      <Notice
        title="Cette page n’a pas pu s’afficher"
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Recharger la page
            </Button>
            <Button asChild>
              <a href="/">Revenir à l’accueil</a>
            </Button>
          </>
        }
      >
        Vos brouillons restent enregistrés sur cet appareil. Rechargez la page pour les retrouver.
      </Notice>
    </main>
  );
}
