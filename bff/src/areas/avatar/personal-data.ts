import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'avatars',
  column: 'user_id',
  name: 'Foto de perfil',
  basis: 'none',
  gives: 'all',
  files: true,
});
