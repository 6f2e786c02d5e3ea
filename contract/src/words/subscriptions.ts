import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'subscription.create': 'Criou assinaturas',
    'subscription.update': 'Alterou uma assinatura',
    'subscription.cancel': 'Cancelou assinaturas',
    'subscription.export': 'Exportou assinaturas',
    'subscription.note': 'Anotou em uma assinatura',
    'subscription.history': 'Acrescentou uma linha ao histórico de uma assinatura pela API',
    'subscription.retry': 'Tentou uma cobrança de assinatura de novo',
    'subscription.tags': 'Mudou etiquetas de assinaturas',
    'subscription.charge-cancel': 'Cancelou cobranças de uma assinatura',
    'subscription.charge-manual-payment': 'Marcou cobranças de uma assinatura como pagas',
    'subscription.charge-expire-at': 'Mudou o vencimento de cobranças de uma assinatura',
    'subscription.charge-resend-email': 'Reenviou cobranças de uma assinatura por e-mail',
    'plan.create': 'Criou um plano',
    'plan.update': 'Alterou um plano',
    'plan.delete': 'Excluiu um plano',
  },
});
