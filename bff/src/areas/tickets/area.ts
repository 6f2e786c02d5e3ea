import { calls } from '@balcao/contract/tickets';
import { defineArea } from '../../core/area';
import { attachPicture, pictureOf } from './attachments';
import { FAQ } from './faq';
import { saveFeedback } from './feedback';
import { archiveTicket, findTicket, insertTicket, readMessage, ticketList, writeIn } from './repository';

export default defineArea({
  calls,
  handlers: {
    'GET /faq': async () => [...FAQ],
    'POST /tickets/{status}': (ctx, { params, body }) => ticketList.page(ctx, { ...body, ...params }),
    'GET /ticket/{id}': (ctx, { params }) => findTicket(ctx.db, ctx.accountId, params.id),
    'POST /ticket': async (ctx, { body }) => {
      const id = await insertTicket(ctx, body);
      ctx.live('tickets', 'created', [id]);
      return { output: { id } };
    },
    'POST /ticket/{id}/message': async (ctx, { params: { id }, body }) => {
      await writeIn(
        ctx.trx(),
        { accountId: ctx.accountId, id },
        {
          author: 'customer',
          name: ctx.userName,
          message: readMessage(body.message),
          at: ctx.now,
        },
      );
      ctx.live('tickets', 'updated', [id]);
      return findTicket(ctx.db, ctx.accountId, id);
    },
    'POST /ticket/{id}/attachment': async (ctx, { params: { id }, body }) => {
      await attachPicture(ctx, id, body);
      ctx.live('tickets', 'updated', [id]);
      return findTicket(ctx.db, ctx.accountId, id);
    },
    'GET /ticket/{id}/attachment/{attachment}': (ctx, { params }) => pictureOf(ctx, params.id, params.attachment),
    'PUT /ticket/{id}/archive': async (ctx, { params: { id } }) => {
      await archiveTicket(ctx, id);
      ctx.live('tickets', 'updated', [id]);
      return findTicket(ctx.db, ctx.accountId, id);
    },
    'POST /comment': (ctx, { body, query }) =>
      saveFeedback(ctx, body, query.send_email !== undefined && query.send_email !== 'false'),
  },
});
