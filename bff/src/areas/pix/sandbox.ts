import { SANDBOX_RECAPTCHA, SANDBOX_SCRIPT } from '../../rails/recaptcha/sandbox';
import { defineSandbox, hide } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { sentPayments, type SentPayment } from '../../sandbox/sent-payments';
import { complaintRound } from './complaints';
import { pixKinds } from './kinds';

const STATES: Partial<Record<SentPayment['state'], string>> = {
  sent: 'chegou, ainda não creditado',
  settled: 'creditado',
  refused: 'recusado',
  returned: 'devolvido',
};

const routes = sentPayments({
  rails: ['pix'],
  path: '/sandbox/pix-enviados',
  api: '/sandbox/api/pix-sent/return',
  title: 'Pix enviados',
  heading: 'Pix que chegaram às outras instituições',
  none: 'Nenhum Pix saiu deste banco. Os que o portal enviar aparecem aqui.',
  gone: 'Este Pix não está mais na outra instituição.',
  button: 'Devolver',
  lines: ({ counterpart: { name, bankName, pixKey, account }, state, at }) => [
    `para ${name}`,
    [bankName ?? '', pixKey ?? account ?? '', formatMoment(at), STATES[state] ?? ''].join(' · '),
  ],
});

/** Plays the institutions that receive Pix from this bank, and may send them back. */
export default defineSandbox({
  tab: { label: 'Pix enviados', path: '/sandbox/pix-enviados', order: 50 },
  eachDay: [...pixKinds.flatMap(({ jobs }) => jobs.filter(({ name }) => name.endsWith('-round'))), complaintRound],
  routes(app, tools) {
    app.get(SANDBOX_SCRIPT, hide, (_request, reply) => reply.type('text/javascript').send(SANDBOX_RECAPTCHA));
    routes(app, tools);
  },
});
