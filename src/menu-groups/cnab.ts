import { SwapOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    cnab: true;
  }
}

export default defineMenuGroup({ order: 900, label: 'menu:groups.cnab', icon: SwapOutlined });
