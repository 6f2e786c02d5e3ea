import { TeamOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    subuser: true;
  }
}

export default defineMenuGroup({ order: 1300, label: 'menu:groups.subuser', icon: TeamOutlined });
