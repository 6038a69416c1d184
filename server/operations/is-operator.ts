import type { Context } from 'hono';
import { createIsIn, isLoopbackIp } from '#server/backend/network-of.ts';

/** Whether a request comes from this machine or one of the operator’s networks. */
export function createIsOperator({
  networks,
  clientIpOf,
  trustedProxies,
}: {
  networks: readonly string[];
  clientIpOf: (context: Context) => string;
  trustedProxies: number;
}): (context: Context) => boolean {
  const isNear = createIsIn(networks);
  return (context) => {
    // A proxy that nobody announced: its own address says nothing of who asks.
    const isHidden = trustedProxies === 0 && FORWARDED.some((name) => context.req.header(name));
    if (isHidden) return false;
    const ip = clientIpOf(context);
    return isLoopbackIp(ip) || isNear(ip);
  };
}

const FORWARDED = ['Forwarded', 'Via', 'X-Forwarded-For', 'X-Real-IP'];
