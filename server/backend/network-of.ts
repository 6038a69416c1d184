import { isIPv6 } from 'node:net';

/**
 * The network that counts as one visitor: an IPv4 address, or the first 64 bits of an IPv6 one,
 * since a home has that many addresses (RFC 6177).
 */
export function networkOf(given: string): string {
  const ip = plainIp(given);
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - countGroups(tail);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...splitGroups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** An IPv4 address without the prefix of dual-stack sockets (RFC 4291, 2.5.5.2). */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

function splitGroups(part = ''): string[] {
  return part === '' ? [] : part.split(':');
}

/** An IPv4 address at the end stands for two groups. */
function countGroups(part: string): number {
  return splitGroups(part).length + (part.includes('.') ? 1 : 0);
}
