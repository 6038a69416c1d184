/// <reference lib="webworker" />

/** The answer that the browser asked for while the worker started, if it did. */
export async function askNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
