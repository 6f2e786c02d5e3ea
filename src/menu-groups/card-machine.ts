import { MobileOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'card-machine': true;
  }
}

export default defineMenuGroup({ order: 600, label: 'menu:groups.card-machine', icon: MobileOutlined });
