import { defineSandbox } from '../../sandbox/define-sandbox';
import { formatMoment } from '../../sandbox/layout';
import { sentPayments } from '../../sandbox/sent-payments';
import { MONEY } from './kinds';

/** Plays the other institutions, which receive payments of bills and can refuse them later. */
export default defineSandbox({
  tab: { label: 'Contas pagas', path: '/sandbox/contas', order: 42 },
  eachDay: Object.values(MONEY).flatMap(({ jobs }) => jobs.filter(({ name }) => name.endsWith('-round'))),
  routes: sentPayments({
    rails: ['bill', 'bill-large', 'bill-utility'],
    path: '/sandbox/contas',
    api: '/sandbox/api/bills/refuse',
    title: 'Contas pagas',
    heading: 'Contas pagas por este banco',
    none: 'Nenhuma conta foi paga ainda. As que o portal pagar aparecem aqui.',
    gone: 'Este pagamento não está mais na outra instituição.',
    button: 'Recusar e devolver',
    lines: ({ counterpart, at }) => [`a ${counterpart.name}`, formatMoment(at)],
  }),
});
