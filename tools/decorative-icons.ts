import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/ui/theme/decorative-icon.tsx', import.meta.url));

const swap: Plugin = {
  name: 'balcao:decorative-icons',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '../components/AntdIcon' && importer?.includes('/@ant-design/icons/es/icons/') ? ours : undefined,
};

/** Replaces AntdIcon by our component in every icon of the library: in the build, and in the libraries that `vite dev` bundles first. */
export const decorativeIcons = (): Plugin => ({
  ...swap,
  config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [swap] } } }),
});
