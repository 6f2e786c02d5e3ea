import { defineMenuSection } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'receive:management': true;
  }
}

export default defineMenuSection({
  id: 'receive:management',
  in: 'receive',
  order: 20,
  label: 'menu:groups.receive-management',
});
