import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** One list a family: a list of both finds every IPv4 address in the network that carries IPv4 within IPv6. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() };
/** Networks that are not the public internet (RFC 6890 and 4193, and those that carry IPv4 within IPv6). */
const NETWORKS: readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];
for (const [net, prefix, family] of NETWORKS) blocked[family].addSubnet(net, prefix, family);

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  const name = family === 4 ? 'ipv4' : 'ipv6';
  return family !== 0 && !blocked[name].check(address, name);
}

/** The address to which a host resolves now. Where one of its addresses is not public, none is taken. @throws Error, pt-BR */
export async function resolvePublic(
  host: string,
  networks: 'public' | 'any',
): Promise<{ address: string; family: number }> {
  const addresses = await lookup(host.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first) throw new Error('O nome do servidor não foi encontrado.');
  if (networks === 'public' && addresses.some(({ address }) => !isPublicAddress(address)))
    throw new Error('O endereço leva a uma rede que não é pública.');
  return first;
}
