/** The look of Balcão, once: antd's theme and the CSS variables both come from here. Text pairs keep 4.5:1, borders of fields 3:1. */
export const light = {
  bg: '#f2f6f5',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#e9f0ee',
  hover: '#f0f5f3',
  track: '#d6e0dd',
  bubble: '#16332f',
  'on-bubble': '#ffffff',
  border: '#d6e0dd',
  'border-strong': '#7b8d88',
  text: '#12211e',
  'text-soft': '#465752',
  'text-faint': '#596b66',
  brand: '#0b6057',
  'brand-strong': '#084a43',
  'brand-soft': '#dcefeb',
  'on-brand': '#ffffff',
  danger: '#b3261e',
  'danger-soft': '#fcebe9',
  warning: '#835000',
  'warning-soft': '#fff2d9',
  success: '#1a6b3b',
  'success-soft': '#e1f3e8',
  info: '#1d5c87',
  'info-soft': '#e4f0f8',
  'menu-bg': '#0b2f2b',
  'menu-hover': '#123d38',
  'menu-active': '#17504a',
  'menu-text': '#d3e6e2',
  'menu-faint': '#93b5ae',
  'menu-accent': '#7fe0cd',
  shadow: '0 6px 24px rgb(9 40 36 / 14%)',
};

export type Tokens = typeof light;

export const dark: Tokens = {
  bg: '#0b1211',
  surface: '#131c1a',
  raised: '#1a2623',
  sunken: '#0f1716',
  hover: '#1a2623',
  track: '#2a3936',
  bubble: '#2c3d39',
  'on-bubble': '#ffffff',
  border: '#2a3936',
  'border-strong': '#6c7f7a',
  text: '#e5eeeb',
  'text-soft': '#b1c0bc',
  'text-faint': '#93a39f',
  brand: '#55c4b2',
  'brand-strong': '#7fe0cd',
  'brand-soft': '#16332f',
  'on-brand': '#04201c',
  danger: '#ff8f85',
  'danger-soft': '#381a18',
  warning: '#f0b95c',
  'warning-soft': '#33270f',
  success: '#6fd39a',
  'success-soft': '#12301f',
  info: '#84c1ec',
  'info-soft': '#132a3a',
  'menu-bg': '#0e1a18',
  'menu-hover': '#172725',
  'menu-active': '#1d3935',
  'menu-text': '#cfe0dc',
  'menu-faint': '#8aa8a2',
  'menu-accent': '#7fe0cd',
  shadow: '0 8px 28px rgb(0 0 0 / 50%)',
};

/** Sizes in rem of a 16 px root, except what must not grow with the letters. */
export const sizes = {
  header: '56px',
  menu: '15.5rem',
  'menu-collapsed': '64px',
  content: '1440px',
  gutter: '24px',
  'gutter-phone': '16px',
  radius: '8px',
  row: '40px',
};

/** Both faces stand in index.html; the second has the first one's measures (docs/adr/0015). */
export const fontFamily =
  "'Geist', 'Until Geist', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** Widths of SHELL-9-18: from `large` the menu stays open; under `phone` lists become cards. */
export const breakpoints = { phone: 576, large: 1200 };
