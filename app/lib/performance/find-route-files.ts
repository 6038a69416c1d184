/** A route in React Router’s manifest. */
export type RouteFiles = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: readonly string[];
};

/** The files of the page at `pathname` and its layouts; empty for an unknown address. */
export function findRouteFiles(
  routes: Readonly<Record<string, RouteFiles | undefined>>,
  pathname: string,
): string[] {
  const wanted = split(pathname);
  const found = Object.values(routes).find((route) => route && fits(route, { routes, wanted }));
  const files: string[] = [];
  for (let route = found; route; route = routes[route.parentId ?? ''])
    files.push(route.module, ...(route.imports ?? []));
  return [...new Set(files)];
}

function fits(
  route: RouteFiles,
  {
    routes,
    wanted,
  }: { routes: Readonly<Record<string, RouteFiles | undefined>>; wanted: string[] },
): boolean {
  if (!route.path && !route.index) return false;
  const parts: string[] = [];
  for (let each: RouteFiles | undefined = route; each; each = routes[each.parentId ?? ''])
    parts.unshift(...split(each.path ?? ''));
  return (
    parts.length === wanted.length &&
    parts.every((part, index) => part.startsWith(':') || part === wanted[index])
  );
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
