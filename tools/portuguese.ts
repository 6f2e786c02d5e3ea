import type { Plugin } from 'vite';

/**
 * What antd says to those who hear the page, in English or wrongly, and with no setting of its own: which file, what,
 * and what it becomes.
 */
const words: { file: RegExp; from: RegExp; to: string; why: string }[] = [
  {
    file: /@ant-design\/icons\/es\/components\/AntdIcon\.js$/,
    from: /role: "img",\s*"aria-label": icon\.name/,
    to: '"aria-hidden": restProps.role || restProps["aria-label"] ? undefined : true',
    why: "an icon decorates: 'home Início' is heard as 'Início'; one that is named on purpose keeps its name",
  },
  {
    file: /rc-input-number\/es\/StepHandler\.js$/,
    from: /role: 'button',/,
    to: "'aria-hidden': true,",
    why: 'the arrow keys do what these two do',
  },
  {
    file: /rc-input-number\/es\/StepHandler\.js$/,
    from: /"aria-label": "(In|De)crease Value",\s*"aria-disabled": \w+,/g,
    to: '',
    why: 'hidden things have no name',
  },
  {
    file: /rc-(notification\/es\/Notice|dialog\/es\/Dialog\/Content\/Panel)\.js$/,
    from: /"aria-label": "Close"/,
    to: 'role: "button", "aria-label": "Fechar"',
    why: 'toasts and dialogs; a toast closes by an anchor without address, which has no name unless it is a button',
  },
  {
    file: /rc-select\/es\/OptionList\.js$/,
    from: /"aria-selected": isAriaSelected\(value\),/,
    to: '"aria-selected": virtual ? undefined : isAriaSelected(value),',
    why: 'a long list is told by a second, hidden one; here it has no role to be selected in',
  },
];

/** `code` of the file `id` in Portuguese; undefined where nothing is said. Throws when a library no longer says what this expects. */
export function inPortuguese(code: string, id: string): string | undefined {
  const [path] = id.split('?') as [string];
  const own = words.filter(({ file }) => file.test(path));
  if (own.length === 0) return undefined;
  return own.reduce((text, { from, to, why }) => {
    const next = text.replace(from, to);
    if (next === text) throw new Error(`${path} changed: look at tools/portuguese.ts again (${why})`);
    return next;
  }, code);
}

export const portuguese = (): Plugin => ({
  name: 'balcao:portuguese',
  enforce: 'pre',
  transform: (code, id) => inPortuguese(code, id),
});
