import { defineSandbox } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { sentPayments, type SentPayment } from '../../sandbox/sent-payments';
import { ted } from './kinds';

const STATES: Partial<Record<SentPayment['state'], string>> = {
  sent: 'chegou, ainda não creditada',
  settled: 'creditada',
  refused: 'recusada',
  returned: 'devolvida',
};

/** Console of the bank that received a TED, from which it can return the TED. */
export default defineSandbox({
  tab: { label: 'TED', path: '/sandbox/ted', order: 40 },
  eachDay: ted.jobs.filter(({ name }) => name.endsWith('-round')),
  routes: sentPayments({
    rails: ['ted'],
    path: '/sandbox/ted',
    api: '/sandbox/api/ted/return',
    title: 'TED',
    heading: 'TEDs que chegaram às outras instituições',
    none: 'Nenhuma TED saiu deste banco. As que o portal enviar aparecem aqui.',
    gone: 'Esta TED não está mais na outra instituição.',
    button: 'Devolver: conta encerrada',
    lines: ({ counterpart: { name, bankName, account }, state, at }) => [
      `para ${name}`,
      [bankName ?? '', `conta ${account ?? ''}`, formatMoment(at), STATES[state] ?? ''].join(' · '),
    ],
  }),
});
