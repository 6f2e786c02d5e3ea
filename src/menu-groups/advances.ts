import { RiseOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    advances: true;
  }
}

export default defineMenuGroup({ order: 500, label: 'menu:groups.advances', icon: RiseOutlined });
