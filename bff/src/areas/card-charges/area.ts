import { calls } from '@balcao/contract/card-charges';
import { defineArea } from '../../core/area';
import { cancelCards, fileCards, resendCards, setCardNote, tagCards } from './actions';
import { cardDebits, defend } from './contest';
import { showCard } from './detail';
import { cardHear, cardTurns } from './events';
import { cardsExport } from './export';
import { issueCardCharges } from './issue';
import { cardCharges, cardTotals } from './list';
import { cardCapture, cardDefend, cardRefund } from './outcomes';
import { cardAuthorise } from './pay';
import { refundCard } from './refund';
import './api';
import './recurring';

export default defineArea({
  calls,
  jobs: [cardsExport.job, cardAuthorise, cardCapture, cardRefund, cardDefend, cardDebits, cardHear, ...cardTurns],
  handlers: {
    'POST /v2/charges/credit-card/opened': (ctx, { body }) => cardCharges.page(ctx, { ...body, filed: false }),
    'POST /v2/charges/credit-card/filed': (ctx, { body }) => cardCharges.page(ctx, { ...body, filed: true }),
    'POST /v2/charges/credit-card/totals': (ctx, { body }) => cardTotals(ctx, body),
    'POST /v2/charges/credit-card/ids': cardCharges.ids,
    'POST /credit-card-charges/export': (ctx, { body }) => cardsExport.start(ctx, body),
    'POST /charges/credit_card': (ctx, { body }) => issueCardCharges(ctx, body),
    'GET /credit-card-charge/{id}': (ctx, { params }) => showCard(ctx.db, ctx.accountId, params.id, ctx.today),
    'POST /credit-card-charge/{id}/refund': (ctx, { params, body }) => refundCard(ctx, params.id, body.value),
    'POST /credit-card-charge/{id}/defense': (ctx, { params, body }) => defend(ctx, params.id, body.text),
    'POST /credit-card-charge/{id}/note': (ctx, { params, body }) => setCardNote(ctx, params.id, body.note),
    'PUT /credit-card-charges/cancel': (ctx, { body }) => cancelCards(ctx, body.ids),
    'PUT /credit-card-charges/file': (ctx, { body }) => fileCards(ctx, body.ids, body.filed ?? true),
    'POST /credit-card-charges/resend/email': (ctx, { body }) => resendCards(ctx, body.ids, body.email),
    'POST /credit-card-charges/tags': (ctx, { body }) => tagCards(ctx, body),
  },
});
