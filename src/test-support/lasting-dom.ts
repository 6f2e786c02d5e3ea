import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { 'happy-dom': happyDom } = builtinEnvironments;

/**
 * A happy-dom window that stays until its worker ends. A timer that a test leaves behind (of a toast, or of a render that React
 * put off) then still finds its page, where it would fail the whole run, and only on a busy machine.
 */
export default {
  name: 'lasting-dom',
  viteEnvironment: 'client',
  setup: async (global, options) => {
    await happyDom.setup(global, options);
    return { teardown: () => undefined };
  },
} satisfies Environment;
