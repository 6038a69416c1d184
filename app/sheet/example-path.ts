/** The example’s picture, drawn by the build (features/templates). */
export function examplePath(name: string): string {
  return `/apercus/${name}.svg`;
}
