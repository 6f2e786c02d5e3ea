import { defineDemo } from '../../demo/define-demo';
import { LEGAL_TEXTS } from './legal-texts';
import './tables';

/** One account has notices to accept: new terms, which can be delayed, and then a notice. */
export default defineDemo({
  fill({ bulk, bank }) {
    const pro = LEGAL_TEXTS.find(({ type }) => type === 'termos-modalidade-para-pro')!;
    const rows = [
      {
        type: 'term' as const,
        title: 'Atualizamos os termos de uso',
        components: {
          infoTitle: 'O que mudou',
          infoBody: 'As regras de encerramento da conta ficaram mais claras.',
          delay: 'Lembrar depois',
          confirmCheckText: 'Li e concordo com os Termos de uso',
          confirmSubmitText: 'Aceitar os termos',
        },
        content: pro.content,
      },
      {
        type: 'notice' as const,
        title: 'Atendimento no feriado',
        components: { delay: 'Entendi' },
        content: '<p>No feriado o atendimento por ticket responde no <strong>dia útil seguinte</strong>.</p>',
      },
    ];
    rows.forEach(({ components, ...row }, position) =>
      bulk.add('notices', {
        account_id: bank.unseen.id,
        id: bulk.id('notices'),
        position,
        components,
        ...row,
        accepted_by: null,
        accepted_at: null,
        accepted_local: null,
      }),
    );
  },
});
