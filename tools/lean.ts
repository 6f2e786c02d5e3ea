import type { Plugin } from 'vite';

const nothing = 'export default () => null;';

/**
 * Parts that libraries carry and no screen of ours reaches, by who names them. Measured on shell + list (brotli): 413 KiB with them,
 * under 350 without. Whoever needs one takes its line out and watches the budget.
 */
const stubs: { from: RegExp; source: string; code: string; why: string }[] = [
  {
    from: /antd\/es\/table\//,
    source: './FilterDropdown',
    code: 'export default () => null; export const flattenKeys = () => [];',
    why: 'filters stand above the list (FilterBar), not in column heads; it brings a tree and menus',
  },
  {
    from: /antd\/es\/table\/InternalTable/,
    source: '../pagination',
    code: nothing,
    why: 'lists have a footer of their own (TableFooter); it brings a select',
  },
  {
    from: /antd\/es\/table\/InternalTable/,
    source: './RcTable/VirtualTable',
    code: nothing,
    why: 'pages hold at most 100 rows',
  },
  {
    from: /rc-table\/es\/Table\.js/,
    source: 'rc-util/es/getScrollBarSize',
    code: `import width from 'rc-util/es/getScrollBarSize'; export const getTargetScrollBarSize = () => ({ width: width(), height: width() });`,
    why: 'no list has a scrollbar of its own kind: measured once, not with a style sheet put in and taken out each time a table comes into sight',
  },
  {
    from: /rc-resize-observer\//,
    source: 'resize-observer-polyfill',
    code: 'export default globalThis.ResizeObserver;',
    why: 'browsers have ResizeObserver',
  },
  {
    from: /antd\/es\/form\/context/,
    source: 'rc-field-form',
    code: 'export const FormProvider = ({ children }) => children;',
    why: 'no Form.Provider; the shell would carry every form with it',
  },
  { from: /antd\/es\/modal\/Modal/, source: '../skeleton', code: nothing, why: 'no Modal is loading' },
  {
    from: /@refinedev\/core\//,
    source: 'pluralize',
    code: 'const same = (word) => word; export default Object.assign(same, { plural: same, singular: same, isPlural: () => false });',
    why: 'English plurals of resource names',
  },
  {
    from: /antd\/es\/table\/hooks\/useSelection/,
    source: '../../dropdown',
    code: nothing,
    why: 'no menu in the selection column',
  },
  {
    from: /antd\/es\/table\/hooks\/useSelection/,
    source: '../../checkbox',
    code: nothing,
    why: 'ticks are TickBoxes (TableRows)',
  },
  {
    from: /antd\/es\/table\/hooks\/useSelection/,
    source: '../../radio',
    code: nothing,
    why: 'rows are ticked, several at once',
  },
  {
    from: /antd\/es\/table\/InternalTable/,
    source: '../spin',
    code: 'export default ({ children }) => children;',
    why: 'lists have their own waiting state (ListState)',
  },
  {
    from: /antd\/es\/table\/InternalTable/,
    source: '../config-provider/defaultRenderEmpty',
    code: nothing,
    why: 'an empty list is a ListState, never an empty table',
  },
  { from: /@refinedev\/antd\//, source: 'react-markdown', code: nothing, why: 'markdown field' },
  { from: /@refinedev\/antd\//, source: 'remark-gfm', code: nothing, why: 'markdown field' },
  {
    from: /@refinedev\/antd\//,
    source: '@ant-design/pro-layout',
    code: 'export const PageHeader = () => null; export const PageContainer = () => null; export default PageHeader;',
    why: 'themed layout',
  },
  {
    from: /@refinedev\/core\//,
    source: 'papaparse',
    code: 'export default {};',
    why: "useExport and useImport: files are made by the BFF (';', BOM, escaped formulae)",
  },
  {
    from: /@refinedev\/devtools-internal\//,
    source: 'error-stack-parser',
    code: 'export default { parse: () => [] };',
    why: 'devtools',
  },
  {
    from: /lodash-es\//,
    source: './_getTag.js',
    code: `export { default } from 'lodash-es/_baseGetTag.js';`,
    why: 'it tries out IE 11 as it loads, five errors in every other browser',
  },
  {
    from: /\/qs\//,
    source: 'side-channel',
    // CommonJS, as qs asks for it.
    code: `module.exports = () => {
      const map = new Map();
      return { has: (k) => map.has(k), get: (k) => map.get(k), set: (k, v) => void map.set(k, v), delete: (k) => map.delete(k), assert(k) { if (!map.has(k)) throw new TypeError('side channel'); } };
    };`,
    why: 'browsers have Map',
  },
];

/** What libraries do and no screen of ours needs, within a file. */
const edits: { of: RegExp; from: RegExp; to: string; why: string }[] = [
  {
    of: /\/@refinedev\/core\//,
    from: /^(var \w+ =) new Error\(\s*("[^"]*")\s*\);/gm,
    to: '$1 /* @__PURE__ */ Object.assign(Object.create(Error.prototype), { message: $2 });',
    why: "errors of a developer's slips, made as it loads: with an inspector open, the browser reads the whole file again for the place of each",
  },
  {
    of: /\/@refinedev\/antd\//,
    from: /\bGrid\.useBreakpoint\(\)/,
    to: '({})',
    why: 'for a pagination that our lists do not show (TableFooter); it draws a list twice whenever it comes into sight',
  },
  {
    of: /rc-table\/es\/Body\/MeasureCell\.js/,
    from: /title \|\| '\\xa0'/,
    to: `'\\xa0'`,
    why: 'columns have their widths: no second head, ticks and all, is laid out out of sight to find them',
  },
  {
    of: /@ant-design\/icons\/es\/utils\.js/,
    from: /(?=updateCSS\(mergedStyleStr)/,
    to: 'useInsertStyles.put ??= ',
    why: 'each icon that comes into sight looks for the style sheet of all',
  },
  {
    of: /rc-select\/es\/OptionList\.js/,
    from: /case KeyCode\.TAB:(?=\s*case KeyCode\.ENTER:)/,
    to: '$& if (which === KeyCode.TAB && multiple && !searchValue) { toggleOpen(false); break; }',
    why: 'where several are chosen, Tab chose or took back the option in line and never went on; after a choice it leaves the field',
  },
  {
    of: /antd\/es\/style\/index\.js/,
    from: /export const genCommonStyle = .* => \{/,
    to: '$& return {};',
    why: 'box-sizing and letters are set once for all (host.css): the browser tries these selectors on every element, half of all it tries',
  },
];

const PREFIX = '\0lean:';

/** Leaves those parts out of the build; `vite dev` has them all. A part that is not there any more ends the build: its library has changed. */
export const lean = (): Plugin => {
  const missed = new Set<{ why: string }>([...stubs, ...edits]);
  return {
    name: 'balcao:lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      const at = importer ? stubs.findIndex((stub) => stub.source === source && stub.from.test(importer)) : -1;
      if (at < 0) return undefined;
      missed.delete(stubs[at]!);
      return PREFIX + at;
    },
    load: (id) => (id.startsWith(PREFIX) ? stubs[Number(id.slice(PREFIX.length))]!.code : undefined),
    transform: (code, id) => {
      const edit = edits.find(({ of }) => of.test(id));
      if (!edit) return undefined;
      const leaner = code.replace(edit.from, edit.to);
      if (leaner !== code) missed.delete(edit);
      return { code: leaner, map: null };
    },
    buildEnd(error) {
      if (!error && missed.size > 0)
        this.error(
          `not found in the libraries any more, see tools/lean.ts: ${[...missed].map(({ why }) => why).join('; ')}`,
        );
    },
  };
};
