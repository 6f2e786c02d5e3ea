import { FileDoneOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'billing-settings': true;
  }
}

export default defineMenuGroup({
  order: 1200,
  label: 'menu:groups.billing-settings',
  icon: FileDoneOutlined,
  asTabs: true,
});
