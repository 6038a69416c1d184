/** Where the build puts the picture of an example (features/templates). */
export function examplePath(name: string): string {
  return `/apercus/${name}.svg`;
}
