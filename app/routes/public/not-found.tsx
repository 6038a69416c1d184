import { Link } from 'react-router';
import { privatePageMeta } from '#app/lib/pages/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { pagesAt } from '#content/pages.ts';

export const meta = () => privatePageMeta('Page introuvable');

export default function NotFound() {
  return (
    <Notice
      title={<span lang="en">Oops! Page not found</span>}
      actions={pagesAt('documents').map(({ path, name }) => (
        <Button key={path} asChild>
          <Link to={path}>{name}</Link>
        </Button>
      ))}
    >
      Cette page n’existe pas. Vérifiez l’adresse, ou{' '}
      <Link to="/" className="text-primary underline">
        revenez à l’accueil
      </Link>
      .
    </Notice>
  );
}
