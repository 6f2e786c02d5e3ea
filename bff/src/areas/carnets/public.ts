import { definePublic, publicPage } from '../../public/define-public';
import { readPublicLink } from '../charges/service';
import { printCarnet } from './detail';

/** Carnets that payers open by the link that an application gave them. */
export default definePublic({
  routes(app, { store }) {
    app.get<{ Params: { code: string } }>('/carne/:code', publicPage(60), async ({ params }, reply) => {
      const found = readPublicLink('carne', params.code);
      const file = found && (await printCarnet(store.db, found.accountId, found.id).catch(() => null));
      if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('Carnê não encontrado.');
      return reply
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename="${file.name}"`)
        .type('application/pdf')
        .send(file.bytes);
    });
  },
});
