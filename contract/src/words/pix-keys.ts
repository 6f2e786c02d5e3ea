import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'pix-key.create': 'Cadastrou uma chave Pix',
    'pix-key.delete': 'Excluiu uma chave Pix',
    'pix-key.verify': 'Informou o código de uma chave Pix',
    'pix-key.resend': 'Pediu outro código de chave Pix',
    'pix-key.call': 'Pediu o código de chave Pix por ligação',
    'pix-key.portability': 'Pediu a portabilidade de uma chave Pix',
    'pix-key.portability-confirm': 'Confirmou a portabilidade de uma chave Pix',
    'pix-key.portability-reject': 'Recusou a portabilidade de uma chave Pix',
    'pix-key.claim': 'Reivindicou uma chave Pix',
    'pix-key.claim-confirm': 'Confirmou a reivindicação de uma chave Pix',
    'pix-key.claim-reject': 'Recusou a reivindicação de uma chave Pix',
  },
});
