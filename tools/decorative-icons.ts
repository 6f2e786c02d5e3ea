import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/ui/theme/decorative-icon.tsx', import.meta.url));

const swap: Plugin = {
  name: 'balcao:decorative-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../components/AntdIcon' && importer?.includes('/@ant-design/icons/es/icons/') ? ours : undefined,
};

/** Each icon of the library asks for our component in place of AntdIcon: in the build, and where `vite dev` bundles libraries first. */
export const decorativeIcons = (): Plugin => ({
  ...swap,
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [swap] } } }),
});
