import { defineMenuSection } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'receive:automations': true;
  }
}

export default defineMenuSection({
  id: 'receive:automations',
  in: 'receive',
  order: 75,
  label: 'menu:groups.receive-automations',
});
