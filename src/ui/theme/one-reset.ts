import type { Transformer } from '@ant-design/cssinjs';

/** '[class^="ant-btn"], [class*=" ant-btn"]': every element whose class starts so. */
const RESET = /^\[class\^="([^"]+)"\], \[class\*=" \1"\]$/;

/**
 * antd sets box-sizing and letters of each component through such selectors, which the browser tries on every element: half of all it
 * tries. They are set once for all in host.css.
 */
export const oneReset: Transformer = {
  visit: (style) => {
    const keys = Object.keys(style);
    return keys.some((key) => RESET.test(key))
      ? Object.fromEntries(keys.filter((key) => !RESET.test(key)).map((key) => [key, style[key]]))
      : style;
  },
};
