import { ContactsOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'safe-contacts': true;
  }
}

export default defineMenuGroup({ order: 1100, label: 'menu:groups.safe-contacts', icon: ContactsOutlined });
