import { DashboardOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'settings:general-limits': true;
  }
}

export default defineMenuGroup({
  id: 'settings:general-limits',
  order: 1000,
  label: 'menu:groups.general-limits',
  icon: DashboardOutlined,
  asTabs: true,
});
