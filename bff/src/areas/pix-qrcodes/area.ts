import { calls } from '@balcao/contract/pix-qrcodes';
import { defineArea } from '../../core/area';
import { homologationRound } from './homologation';
import { lotJob } from './lot-job';
import './pix-received';
import { codes, makeCode, pictureOf, previewCode, shareText, showCode } from './qrcodes';

export default defineArea({
  calls,
  jobs: [homologationRound, lotJob],
  handlers: {
    'POST /pix/qrcodes': (ctx, { body }) => makeCode(ctx, body),
    'POST /pix/qrcodes/preview': (ctx, { body }) => previewCode(ctx, body),
    'POST /pix/qrcodes/search': codes.list,
    'GET /pix/qrcodes/{id}': (ctx, { params }) => showCode(ctx, params.id),
    'GET /pix/qrcodes/{id}/png': (ctx, { params }) => pictureOf(ctx, params.id),
    'GET /pix/share-whatsapp/{id}': (ctx, { params }) => shareText(ctx, params.id),
  },
});
