import { definePublic } from '../../public/define-public';
import { publicPaper } from '../../public/public-paper';
import { printBillet } from './paper';
import { readPublicLink } from './public-link';

/** Billets that payers open by the link that an application gave them. */
export default definePublic({
  routes(app, { store }) {
    publicPaper(app, '/boleto/:code', {
      missing: 'Boleto não encontrado.',
      find: async (code) => {
        const ref = readPublicLink('boleto', code);
        return ref && printBillet(store.db, ref.accountId, ref.id);
      },
    });
  },
});
