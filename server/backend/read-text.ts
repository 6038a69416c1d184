/**
 * The text of a body; null where whoever sent it left before its end, which is no fault of the
 * server.
 */
export async function readText(request: Request): Promise<string | null> {
  try {
    return await request.text();
  } catch {
    return null;
  }
}
