import corePersonalData from './core-personal-data';
import type { NameCopy, PersonalData, PersonalRule } from './personal-data';

const ofRooms = import.meta.glob<readonly PersonalRule[]>(
  ['../kits/**/personal-data.ts', '../areas/*/personal-data.ts'],
  {
    eager: true,
    import: 'default',
  },
);
const rules: readonly PersonalRule[] = [...corePersonalData, ...Object.values(ofRooms).flat()];

export const personalData: readonly PersonalData[] = rules.filter((rule): rule is PersonalData => 'column' in rule);
export const nameCopies: readonly NameCopy[] = rules.filter((rule): rule is NameCopy => !('column' in rule));
