import { defineWords } from '../core/words';

export default defineWords({
  actions: {
    'profile.avatar': 'Mudou a imagem de perfil',
    'profile.avatar-remove': 'Removeu a imagem de perfil',
  },
});
