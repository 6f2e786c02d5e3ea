import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'password_links',
  column: 'user_id',
  name: 'Links de nova senha',
  basis: 'contract',
  gives: { nothing: 'Secrets alone.' },
});
