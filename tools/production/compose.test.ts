import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, unknown> | string[];
}
const deploy = join(import.meta.dirname, '../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  secrets: Record<string, unknown>;
};
const numberOf = (file: string, name: string) => Number(new RegExp(`^${name} = (\\d+)$`, 'm').exec(read(file))![1]);

const POOLER = '/run/secrets/database_pooler_url';
const SERVER = '/run/secrets/database_url';

it.each(['web1', 'web2'])(
  '%s works through PgBouncer, and has what outlives a transaction on the server itself',
  (web) => {
    const { environment, depends_on: after } = services[web]!;
    expect(environment).toMatchObject({
      DATABASE_URL_FILE: POOLER,
      DATABASE_DIRECT_URL_FILE: SERVER,
      BALCAO_JOBS: 'off',
    });
    expect(Object.keys(after!).sort()).toEqual(['database', 'pooler']);
  },
);

it('the worker, whose whole work are jobs, is on the server itself alone', () => {
  const { environment } = services['worker']!;
  expect(environment).toMatchObject({ DATABASE_URL_FILE: SERVER, BALCAO_JOBS: 'on' });
  expect(environment).not.toHaveProperty('DATABASE_DIRECT_URL_FILE');
});

it('each file of a secret that a service reads is a secret that it is given', () => {
  for (const [name, { environment = {}, secrets: given = [] }] of Object.entries(services)) {
    const read = Object.values(environment).flatMap((value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? []);
    expect([name, read.filter((secret) => !given.includes(secret))]).toEqual([name, []]);
    expect([name, given.filter((secret) => !(secret in secrets))]).toEqual([name, []]);
  }
});

it('PostgreSQL has room for what PgBouncer, the worker and the direct connections may open', () => {
  const [pool, directOfEach, replicaAndBackups] = [20, 4, 10];
  const asked = numberOf('pgbouncer.ini', 'default_pool_size') + pool + 3 * directOfEach + replicaAndBackups;
  expect(asked).toBeLessThan(numberOf('postgres/primary.conf', 'max_connections'));
});

it('PgBouncer hands a connection on after each transaction', () => {
  expect(read('pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});
