import { calls } from '@balcao/contract/pix-automatic-receive';
import { defineArea } from '../../core/area';
import { askPayer } from './ask';
import { cancelCharge, cancelCollection, chargeNext, fileCollection, setNote } from './change';
import { collectionsHomologation } from './homologation';
import { resendRequest } from './mail';
import { collectionsRound } from './round';
import { collections, collectionsExport, showCollection } from './dto';
import { tagCollections } from './tags';

export default defineArea({
  calls,
  jobs: [collectionsRound, collectionsHomologation, collectionsExport.job],
  handlers: {
    'POST /receive/pix-automatic/search': (ctx, { body }) => collections.page(ctx, { ...body, filed: false }),
    'POST /receive/pix-automatic/filed': (ctx, { body }) => collections.page(ctx, { ...body, filed: true }),
    'POST /receive/pix-automatic/totals': (ctx, { body }) => collections.totalsOf(ctx, body),
    'POST /receive/pix-automatic/export': (ctx, { body }) => collectionsExport.start(ctx, body),
    'GET /receive/pix-automatic/{id}': (ctx, { params }) => showCollection(ctx, params.id),
    'POST /receive/pix-automatic': (ctx, { body }) => askPayer(ctx, body),
    'POST /receive/pix-automatic/{id}/charge': (ctx, { params, body }) => chargeNext(ctx, params.id, body.amount),
    'POST /receive/pix-automatic/{id}/cancel-charge': (ctx, { params }) => cancelCharge(ctx, params.id),
    'POST /receive/pix-automatic/{id}/cancel': (ctx, { params }) => cancelCollection(ctx, params.id),
    'POST /receive/pix-automatic/{id}/file': (ctx, { params, body }) => fileCollection(ctx, params.id, body.filed),
    'POST /receive/pix-automatic/{id}/resend/email': (ctx, { params, body }) =>
      resendRequest(ctx, params.id, body.email),
    'POST /receive/pix-automatic/tags': (ctx, { body }) => tagCollections(ctx, body),
    'POST /receive/pix-automatic/{id}/note': (ctx, { params, body }) => setNote(ctx, params.id, body.note),
  },
});
