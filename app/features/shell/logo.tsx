import { Link } from 'react-router';
import { site } from '#content/site.ts';

export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to="/"
      onClick={onClick}
      className="flex min-w-0 items-center gap-2 rounded-control text-xl font-semibold"
    >
      <svg
        viewBox="0 0 32 32"
        aria-hidden
        className="size-7 shrink-0 fill-none stroke-primary stroke-[2.5] [stroke-linecap:round]"
      >
        <path d="M8 3h16a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z" />
        <path d="M11 12h10M11 18h6" />
      </svg>
      <span className="truncate">{site.name}</span>
    </Link>
  );
}
