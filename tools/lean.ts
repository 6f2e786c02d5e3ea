import type { Plugin } from 'vite';

const nothing = 'export default () => null;';
const portuguese = `export { default } from 'antd/es/locale/pt_BR';`;
const noEnglish = 'the words of parts outside a ConfigProvider: English, while the portal speaks Portuguese';

/**
 * Parts of libraries that no screen of the portal uses, by the module that imports them. Shell and list (brotli): 413 KiB with them,
 * under 350 without. To use a part, remove its entry and check the budget.
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
    from: /rc-table\/es\/index/,
    source: './VirtualTable',
    code: 'export const genVirtualTable = () => () => null; export default genVirtualTable();',
    why: 'pages hold at most 100 rows; it brings rc-virtual-list to every list',
  },
  {
    from: /antd\/es\/table\/hooks\/useSelection/,
    source: 'rc-tree/es/utils/treeUtil',
    code: 'export const convertDataToEntities = () => ({ keyEntities: null });',
    why: 'rows are ticked one by one, not as the nodes of a tree',
  },
  {
    from: /antd\/es\/table\/hooks\/useSelection/,
    source: 'rc-tree/es/utils/conductUtil',
    code: 'export const conductCheck = () => ({ checkedKeys: [], halfCheckedKeys: [] });',
    why: 'rows are ticked one by one, not as the nodes of a tree',
  },
  {
    from: /rc-tree\/es\/util\.js/,
    source: './TreeNode',
    code: nothing,
    why: 'of a tree only its lists of keys are used',
  },
  {
    from: /rc-table\/es\/Table\.js/,
    source: 'rc-util/es/getScrollBarSize',
    code:
      `import width from 'rc-util/es/getScrollBarSize'; export const getTargetScrollBarSize = () => ({ width: ` +
      'width(), height: width() });',
    why:
      'no list has a scrollbar of its own kind: measured once, not with a style sheet put in and taken out each ' +
      'time a table comes into sight',
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
  {
    from: /antd\/es\/(config-provider|form|modal|table|upload)\//,
    source: '../locale/en_US',
    code: portuguese,
    why: noEnglish,
  },
  {
    from: /antd\/es\/(_util\/hooks|modal\/useModal)\//,
    source: '../../locale/en_US',
    code: portuguese,
    why: noEnglish,
  },
  { from: /antd\/es\/locale\/useLocale/, source: './en_US', code: portuguese, why: noEnglish },
  {
    from: /antd\/es\/(button|checkbox|radio|switch|tag)\//,
    source: '../_util/wave',
    code: 'export default ({ children }) => children;',
    why: 'no wave follows a click: it is switched off for all parts',
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
    from: /@refinedev\/simple-rest\//,
    source: 'axios',
    code: 'export default { create: () => ({ interceptors: { response: { use() {} } } }) };',
    why: 'the REST provider asks by our own fetch (src/providers/rest.ts)',
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
    // CommonJS, as qs requires the module
    code: `module.exports = () => {
      const map = new Map();
      return { has: (k) => map.has(k), get: (k) => map.get(k),
        set: (k, v) => void map.set(k, v), delete: (k) => map.delete(k), assert(k) { if (!map.has(k)) throw new TypeError('side channel'); } };
    };`,
    why: 'browsers have Map',
  },
];

const PREFIX = '\0lean:';

/**
 * Replaces the parts in `stubs` in the build; `vite dev` has the real ones. The build fails where a part is not found any
 * more, as its library has changed.
 */
export const lean = (): Plugin => {
  const missed = new Set(stubs);
  const loaded = new Set<RegExp>();
  return {
    name: 'balcao:lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (importer) for (const { from } of stubs) if (from.test(importer)) loaded.add(from);
      const at = importer ? stubs.findIndex((stub) => stub.source === source && stub.from.test(importer)) : -1;
      if (at < 0) return undefined;
      missed.delete(stubs[at]!);
      return PREFIX + at;
    },
    load: (id) => (id.startsWith(PREFIX) ? stubs[Number(id.slice(PREFIX.length))]!.code : undefined),
    buildEnd(error) {
      // parts of a library that nothing imports are not missed
      const gone = [...missed].filter(({ from }) => loaded.has(from)).map(({ why }) => why);
      if (!error && gone.length > 0)
        this.error(`not found in the libraries any more, see tools/lean.ts: ${gone.join('; ')}`);
    },
  };
};
