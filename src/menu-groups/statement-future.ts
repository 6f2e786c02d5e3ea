import { defineMenuSection } from '../define-plugin';

declare module '../define-plugin' {
  interface MenuGroups {
    'statement:future': true;
  }
}

export default defineMenuSection({
  id: 'statement:future',
  in: 'statement',
  order: 20,
  label: 'menu:groups.statement-future',
});
