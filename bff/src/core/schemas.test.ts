import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { idParams, pageQuery } from '@balcao/contract/core/shapes';
import { answerErrors } from './errors';
import { compileSchemas } from './schemas';

const app = Fastify();
compileSchemas(app);
answerErrors(app);
app.get('/things/:id', { schema: { params: idParams, querystring: pageQuery } }, ({ params, query }) => ({
  ...(params as object),
  ...(query as object),
}));
afterAll(() => app.close());

const ask = async (path: string) => {
  const reply = await app.inject(`/things/${path}`);
  return [reply.statusCode, reply.json<unknown>()];
};

describe('a number in an address', () => {
  it('is decimal digits', async () => {
    expect(await ask('1000?page=2')).toEqual([200, { id: 1000, page: 2, size: 15 }]);
  });

  it.each(['1e3', '0x10', '1000.0', '+5', '%205', '5%20', '-1', '0', 'abc', '9007199254740993'])(
    'else there is no such thing: %s',
    async (id) => {
      expect((await ask(id))[0]).toBe(404);
    },
  );

  it.each(['1e1', '0x2', '2.0', '', '%202'])('nor is it taken for one in a query: %s', async (page) => {
    expect(await ask(`1?page=${page}`)).toMatchObject([400, { code: 'invalid', errors: [{ field: 'page' }] }]);
  });
});
