import { definePublic, publicPage } from '../../public/define-public';
import { packOfLink } from './mail';

/** Downloads the accountant's pack by the link of the e-mail, without a session. */
export default definePublic({
  routes(app, { store }) {
    app.get<{ Params: { token: string } }>('/pacote-do-contador/:token', publicPage(20), async ({ params }, reply) => {
      const found = /^[\w-]{20,100}$/.test(params.token) ? await packOfLink(store.db, params.token) : null;
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (!found)
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send('Este link não vale mais. Peça o pacote a quem cuida da conta.');
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${found.name}"`)
        .send(found.file);
    });
  },
});
