import { ThunderboltOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    pix: true;
  }
}

export default defineMenuGroup({ order: 400, label: 'menu:groups.pix', icon: ThunderboltOutlined });
