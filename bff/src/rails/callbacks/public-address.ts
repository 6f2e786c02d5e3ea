import { BlockList, isIPv4 } from 'node:net';

const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');

const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const closed6 = new BlockList();
// documentation, 6to4 and Teredo carry addresses of their own inside
for (const [net, prefix] of [
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2001::', 32],
] as const)
  closed6.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is one of the public internet: neither this machine, nor the bank's own network, nor a cloud's metadata. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !closed.check(address, 'ipv4') : open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
