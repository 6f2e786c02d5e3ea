import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { curlSample, nodeSample, SAMPLE_FILES, SAMPLE_SECRET } from '@balcao/contract/shared/api-sample';
import type { Member } from '../../../test/harness';
import { api, bank, openApiForTests } from '../../../test/public-api';

openApiForTests({ tls: ['localhost'] });
let who: Member;
let folder: string;
let homologation: { client_id: string; client_secret: string };
beforeAll(async () => {
  who = await bank.openAccount();
  bank.services.config.BALCAO_API_PORT = api.port;
  bank.services.config.BALCAO_API_TLS = 'own';
  bank.services.config.BALCAO_API_NAMES = 'localhost';
  ({ homologation } = await api.application(who));
  folder = await mkdtemp(path.join(tmpdir(), 'first-call-'));
  await writeFile(path.join(folder, SAMPLE_FILES.certificate), (await api.certificate(who, 'homologation')).pfx!);
  const authority = await bank.visit(`/desenvolvedores/${SAMPLE_FILES.authority}`);
  await writeFile(path.join(folder, SAMPLE_FILES.authority), authority.text);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const run = promisify(execFile);

describe('the introduction’s first call, as it is pasted', () => {
  it.each([
    ['curl', curlSample, (text: string) => ['bash', ['-c', text]] as const],
    ['Node', nodeSample, (text: string) => [process.execPath, ['-e', text]] as const],
  ])('by %s brings a token', async (_, sample, start) => {
    const address = (await who.call('GET /api/address')).json;
    const { items } = (await who.call('GET /account/api-keys')).json;
    const mine = items.find(({ environment }) => environment === 'homologation')!;
    const text = sample(address, mine.client_id).replace(SAMPLE_SECRET, homologation.client_secret);
    const [command, args] = start(text);
    const { stdout } = await run(command, args, { cwd: folder });
    expect(JSON.parse(stdout)).toMatchObject({ token_type: 'Bearer', access_token: expect.any(String) });
  });
});

it('the OpenAPI document of the public API is a valid one, and names each endpoint once', async () => {
  const { text } = await bank.visit('/desenvolvedores/openapi.json');
  const document = JSON.parse(text);
  const { valid, errors } = await new Validator().validate(document);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((one) =>
    Object.values(one).map(({ operationId }) => operationId),
  );
  expect(new Set(operations).size).toBe(operations.length);
});
