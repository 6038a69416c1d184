/// <reference lib="webworker" />

/** Service Workers, static routing: not in TypeScript’s types. */
export type RoutingEvent = ExtendableEvent & { addRoutes?: (rules: object[]) => Promise<void> };
