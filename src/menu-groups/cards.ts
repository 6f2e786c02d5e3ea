import { CreditCardOutlined } from '@ant-design/icons';
import { defineMenuGroup } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    cards: true;
  }
}

export default defineMenuGroup({ order: 700, label: 'menu:groups.cards', icon: CreditCardOutlined });
