import { AppstoreOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    services: true;
  }
}

export default defineMenuGroup({ order: 800, label: 'menu:groups.services', icon: AppstoreOutlined });
