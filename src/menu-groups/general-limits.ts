import { DashboardOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'general-limits': true;
  }
}

export default defineMenuGroup({ order: 1000, label: 'menu:groups.general-limits', icon: DashboardOutlined });
