import { defineMenuSection } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'receive:recurrence': true;
  }
}

export default defineMenuSection({
  id: 'receive:recurrence',
  in: 'receive',
  order: 40,
  label: 'menu:groups.receive-recurrence',
});
