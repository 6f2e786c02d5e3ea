import { FileTextOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    statement: true;
  }
}

export default defineMenuGroup({ order: 100, label: 'menu:groups.statement', icon: FileTextOutlined });
