import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'account.avatar': 'Trocou a imagem da conta',
    'account.avatar-remove': 'Removeu a imagem da conta',
    'profile.avatar': 'Mudou a imagem de perfil',
    'profile.avatar-remove': 'Removeu a imagem de perfil',
  },
});
