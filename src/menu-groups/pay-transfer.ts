import { SendOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'pay-transfer': true;
  }
}

export default defineMenuGroup({ order: 300, label: 'menu:groups.pay-transfer', icon: SendOutlined });
