import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'api.application.create': 'Criou uma aplicação da API',
    'api.application.update': 'Alterou uma aplicação da API',
    'api.application.remove': 'Excluiu uma aplicação da API',
    'api.secret': 'Trocou a chave de uma aplicação da API',
    'api.certificate.create': 'Criou um certificado da API',
    'api.certificate.revoke': 'Revogou um certificado da API',
    'api.webhook.put': 'Cadastrou um webhook de Pix pela API',
    'api.webhook.remove': 'Excluiu um webhook de Pix pela API',
    'api.webhook.resend': 'Reenviou avisos de Pix pela API',
    'api.webhook.resend-one': 'Reenviou um aviso de webhook',
    'api.webhook.secret': 'Trocou o segredo dos webhooks',
    'api.event': 'Simulou um evento em homologação',
  },
});
