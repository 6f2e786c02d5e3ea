type Value = string | number | { [key: string]: Value } | Value[];

/** A value of MaxMind's format, version 2.0: text, number up to 32 bits, map or list. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    if (text.length > 28) throw new Error('a text of the test database is longer than 28 bytes');
    return Buffer.concat([Buffer.from([(2 << 5) | text.length]), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([Buffer.from([(6 << 5) | 4]), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 4]), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flat().map((one) => encode(one))]);
}

/** A MaxMind database in which one IPv4 network, such as '200.147.0.0/16', has a record. */
export function mmdbOf(network: string, record: Value): Buffer {
  const [address = '', bits = ''] = network.split('/');
  const count = Number(bits);
  const path = address
    .split('.')
    .map((byte) => Number(byte).toString(2).padStart(8, '0'))
    .join('');
  const tree = Buffer.alloc(count * 6);
  for (let node = 0; node < count; node++) {
    const next = node === count - 1 ? count + 16 : node + 1;
    const [left, right] = path[node] === '0' ? [next, count] : [count, next];
    tree.writeUIntBE(left, node * 6, 3);
    tree.writeUIntBE(right, node * 6 + 3, 3);
  }
  const about = {
    node_count: count,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-City',
    languages: ['pt-BR'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    description: { en: 'test' },
  };
  const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  return Buffer.concat([tree, Buffer.alloc(16), encode(record), marker, encode(about)]);
}
