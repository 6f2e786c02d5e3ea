import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPortuguese } from './portuguese';

const require = createRequire(import.meta.url);
const fileOf = (id: string) => {
  const [, name, rest] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(id)!;
  return `${dirname(require.resolve(`${name}/package.json`))}/${rest}`;
};
const said = (id: string) => inPortuguese(readFileSync(fileOf(id), 'utf8'), fileOf(id));

describe('what the libraries say', () => {
  it('icons are hidden unless named', () =>
    expect(said('@ant-design/icons/es/components/AntdIcon.js')).toContain('"aria-hidden": restProps.role'));
  it('steppers have no English names', () =>
    expect(said('rc-input-number/es/StepHandler.js')).not.toMatch(/crease Value|role: 'button'/));
  it('toasts close in Portuguese', () => expect(said('rc-notification/es/Notice.js')).toContain('"Fechar"'));
  it('options without a role are not selected', () =>
    expect(said('rc-select/es/OptionList.js')).toContain('"aria-selected": virtual ? undefined'));
  it('a library that changed is named', () =>
    expect(() => inPortuguese('', '/x/rc-notification/es/Notice.js')).toThrow('Notice.js changed'));
  it('other files are left alone', () => expect(inPortuguese('x', '/x/react/index.js')).toBeUndefined());
});
