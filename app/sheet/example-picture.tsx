import { joinClasses } from '#app/lib/join-classes.ts';
import { examplePath } from './example-path.ts';

/**
 * The first page of a sample, from a file that the build draws (features/templates): decoration
 * beside words that say what it is. The page keeps its place before it comes.
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
