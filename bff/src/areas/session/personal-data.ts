import { definePersonalData } from '../../core/personal-data';

export default definePersonalData({
  table: 'known_devices',
  column: 'user_id',
  name: 'Navegadores reconhecidos',
  basis: 'access',
  gives: 'all',
  since: 'created_at',
});
