/** Whether a server listening on `host` can be reached from this machine only. */
export function isLoopbackHost(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])(:\d+)?$/i.test(host);
}
