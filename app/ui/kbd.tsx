export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-rule bg-paper px-1.5 font-sans text-sm text-ink-soft">
      {children}
    </kbd>
  );
}
