import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

const plain = (address: string): string =>
  MAPPED.exec(address)?.[1] ?? address.replace(/%.*/, '').toLowerCase();

/** An address as proxies write it: some add the port, and IPv6 then stands in brackets. */
const hopAddress = (hop: string): string =>
  plain(
    /^\[([^\]]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ??
      /^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/.exec(hop)?.[1] ??
      hop,
  );

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A list of addresses and of networks like 10.0.0.0/8, as TRUSTED_PROXIES has them (contrato 2). What is neither is ignored. */
export const networkList = (entries: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(plain(address), family(plain(address)));
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32))
      list.addSubnet(address, Number(bits), family(address));
  }
  return list;
};

/**
 * The address a request comes from: the peer's, or, when the peer is a trusted proxy, the last one in
 * X-Forwarded-For that is not (contrato 2). Never what an untrusted peer claims.
 */
export const clientAddress = (
  peer: string | undefined,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string => {
  let address = plain(peer ?? '');
  const hops = (forwardedFor ?? '').split(',').map((hop) => hopAddress(hop.trim()));
  while (isIP(address) !== 0 && trusted.check(address, family(address))) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    address = hop;
  }
  return address;
};

/** The address of each request, given the proxies that are trusted. */
export const addressOfRequest =
  (trusted: BlockList) =>
  ({ socket, headers }: IncomingMessage): string => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',') || undefined;
    return clientAddress(socket.remoteAddress, forwarded, trusted);
  };

/** Whether an address lies in one of the networks. */
export const isWithin = (networks: BlockList, address: string): boolean =>
  isIP(address) !== 0 && networks.check(address, family(address));

const groups = (address: string): string[] => {
  const [left = '', right] = address.split('::');
  const before = left.split(':').filter(Boolean);
  if (right === undefined) return before;
  const after = right.split(':').filter(Boolean);
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/** What counts as one visitor's network: an IPv4 address, or the /64 an IPv6 address lies in (docs/seguranca.md). */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address;
  const parts = groups(address).slice(0, 4);
  return `${parts.map((part) => parseInt(part, 16).toString(16)).join(':')}::/64`;
};
