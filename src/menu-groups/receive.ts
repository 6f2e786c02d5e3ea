import { BarcodeOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    receive: true;
  }
}

export default defineMenuGroup({ order: 200, label: 'menu:groups.receive', icon: BarcodeOutlined });
