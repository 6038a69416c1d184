import { Link, Outlet } from 'react-router';
import { site } from '#content/site.ts';

export default function PublicLayout() {
  return (
    <>
      <header className="border-b border-rule bg-surface">
        <div className="mx-auto flex h-16 max-w-6xl items-center px-4">
          <Link to="/" className="flex items-center gap-2 text-xl font-semibold">
            <img src="/favicon.svg" alt="" width={28} height={28} />
            {site.name}
          </Link>
        </div>
      </header>
      <main className="mx-auto max-w-6xl px-4 py-12 lg:py-16">
        <Outlet />
      </main>
    </>
  );
}
