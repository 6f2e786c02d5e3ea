import { defineWords } from '../core/words';

export default defineWords({
  permissions: {
    'settings:create-account': { name: 'Abrir contas', opens: 'Abrir outra conta ou mudar a modalidade desta' },
  },
  actions: {
    'account.open': 'Abriu uma conta',
    'account.upgrade': 'Mudou a modalidade da conta',
    'account.owner-document': 'Enviou um documento da empresa',
  },
});
