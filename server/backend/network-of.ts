import { BlockList, isIP, isIPv6 } from 'node:net';

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

/**
 * The part of an address that is kept as a trace: « 203.0.113.0/24 », « 2001:db8::/48 »; null for
 * what is none.
 */
export function shortenIp(given: string): string | null {
  const ip = plainIp(given);
  if (isIP(ip) === 0) return null;
  if (!isIPv6(ip)) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const groups = networkOf(ip).split(':').slice(0, 3);
  while (groups.at(-1) === '0') groups.pop();
  return `${groups.join(':')}::/48`;
}

/** An IPv4 address without the prefix of dual-stack sockets (RFC 4291, 2.5.5.2). */
export function plainIp(ip: string): string {
  return ip.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** An address, or a network as « 10.0.0.0/8 ». */
export function isNetwork(text: string): boolean {
  const { ip, bits } = readNetwork(text);
  const most = { 4: 32, 6: 128 }[isIP(ip)];
  return most !== undefined && (bits === null || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

/** Whether an address is in one of these networks (`isNetwork`). */
export function createIsIn(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const text of networks) {
    const { ip, bits } = readNetwork(text);
    if (bits === null) list.addAddress(ip, familyOf(ip));
    else list.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return (given) => {
    const ip = plainIp(given);
    return isIP(ip) !== 0 && list.check(ip, familyOf(ip));
  };
}

/** Whether an address is one of this machine’s own. */
export const isLoopbackIp = createIsIn(['127.0.0.0/8', '::1']);

function readNetwork(text: string): { ip: string; bits: string | null } {
  const [ip = '', bits = null] = text.split(/\/(.*)/s);
  return { ip, bits };
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIPv6(ip) ? 'ipv6' : 'ipv4';
}

function splitGroups(part = ''): string[] {
  return part === '' ? [] : part.split(':');
}

/** An IPv4 address at the end stands for two groups. */
function countGroups(part: string): number {
  return splitGroups(part).length + (part.includes('.') ? 1 : 0);
}
