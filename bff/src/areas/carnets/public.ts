import { definePublic } from '../../public/define-public';
import { publicPaper } from '../../public/public-paper';
import { readPublicLink } from '../charges/service';
import { printCarnet } from './detail';

/** Carnets that payers open by the link that an application gave them. */
export default definePublic({
  routes(app, { store }) {
    publicPaper(app, '/carne/:code', {
      missing: 'Carnê não encontrado.',
      find: async (code) => {
        const ref = readPublicLink('carne', code);
        return ref && printCarnet(store.db, ref.accountId, ref.id);
      },
    });
  },
});
