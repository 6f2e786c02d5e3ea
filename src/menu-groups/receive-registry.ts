import { defineMenuSection } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'receive:registry': true;
  }
}

export default defineMenuSection({
  id: 'receive:registry',
  in: 'receive',
  order: 30,
  label: 'menu:groups.receive-registry',
});
