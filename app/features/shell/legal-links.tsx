import { Link } from 'react-router';
import { consentStore } from '#app/lib/consent/consent-store.ts';
import { pagesAt } from '#content/pages.ts';

/** The pages of the law and the choice of cookies, as items of a list. */
export function LegalLinks({ className, onLeave }: { className: string; onLeave?: () => void }) {
  const choose = () => {
    onLeave?.();
    consentStore.choose(true);
  };
  return (
    <>
      {pagesAt('legal').map(({ path, name }) => (
        <li key={path}>
          <Link to={path} className={className} onClick={onLeave}>
            {name}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={`${className} cursor-pointer`} onClick={choose}>
          Gérer les cookies
        </button>
      </li>
    </>
  );
}
