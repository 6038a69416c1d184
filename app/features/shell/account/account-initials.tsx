/** Decorative: not read aloud, and not part of the accessible name (WCAG 2.5.3). */
export function AccountInitials({ children }: { children: string }) {
  return (
    <span
      aria-hidden
      data-initials={children}
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-primary text-sm font-semibold text-on-primary before:content-[attr(data-initials)]"
    />
  );
}
