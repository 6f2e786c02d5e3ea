import type { FastifyInstance } from 'fastify';
import type { FileAnswer } from '../core/area';
import { Problem } from '../core/problem';
import { publicPage } from './define-public';

/** A page at which payers open a paper by the code of a link. @param find the paper; null, or a Problem 404, where there is none */
export function publicPaper(
  app: FastifyInstance,
  path: `/${string}/:code`,
  { missing, find }: { missing: string; find: (code: string) => Promise<FileAnswer | null> },
): void {
  app.get<{ Params: { code: string } }>(path, publicPage(60), async ({ params }, reply) => {
    const file = await find(params.code).catch((error: unknown) => {
      if (error instanceof Problem && error.status === 404) return null;
      throw error;
    });
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send(missing);
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `inline; filename="${file.name}"`)
      .type('application/pdf')
      .send(file.bytes);
  });
}
