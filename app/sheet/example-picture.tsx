import { joinClasses } from '#app/lib/join-classes.ts';
import { examplePath } from './example-path.ts';

/**
 * The first page of a sample, drawn by the build (features/templates). Decorative; its space is
 * reserved before it loads.
 */
export function ExamplePicture({ name, className }: { name: string; className?: string }) {
  return (
    <img
      src={examplePath(name)}
      alt=""
      width={595}
      height={842}
      loading="lazy"
      decoding="async"
      className={joinClasses('block h-auto w-full bg-sheet', className)}
    />
  );
}
