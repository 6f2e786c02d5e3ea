import { definePersonalData } from '../../core/personal-data';

export default definePersonalData(
  { table: 'notification_mail', column: 'user_id', name: 'Notificações por e-mail', basis: 'none', gives: 'all' },
  { table: 'notifications', column: 'user_id', name: 'Notificações', basis: 'none', gives: 'all' },
);
