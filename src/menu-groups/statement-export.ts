import { defineMenuSection } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'statement:export': true;
  }
}

export default defineMenuSection({
  id: 'statement:export',
  in: 'statement',
  order: 30,
  label: 'menu:groups.statement-export',
});
