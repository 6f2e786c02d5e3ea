import { StyleProvider } from '@ant-design/cssinjs';
import { render, screen } from '@testing-library/react';
import { Button, ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import { antdThemeOf, type ThemeName } from '../ui/theme/antd';
import { cachedStyles } from './cached-styles';

const styles = cachedStyles();
const portal = (theme: ThemeName, page: 'with a button' | 'without') => (
  <StyleProvider cache={styles}>
    <ConfigProvider theme={antdThemeOf(theme, 1)} wave={{ disabled: true }}>
      {page === 'with a button' && <Button type="primary">Emitir</Button>}
    </ConfigProvider>
  </StyleProvider>
);
const colours = () => {
  const { backgroundColor, color } = getComputedStyle(screen.getByRole('button'));
  return { backgroundColor, color };
};

const isCached = () => [...styles.cache.keys()].some((path) => path.startsWith('style%') && path.includes('Button'));

it('what is cached between pages is of the theme that shows, also after there and back', () => {
  const { rerender } = render(portal('light', 'with a button'));
  const light = colours();
  rerender(portal('light', 'without'));
  expect(isCached()).toBe(true);
  rerender(portal('dark', 'without'));
  rerender(portal('dark', 'with a button'));
  const dark = colours();
  expect(dark).not.toEqual(light);
  for (const [theme, wanted] of [
    ['light', light],
    ['dark', dark],
    ['light', light],
  ] as const) {
    rerender(portal(theme, 'with a button'));
    expect(colours(), `${theme}, switched on the page`).toEqual(wanted);
    rerender(portal(theme, 'without'));
    rerender(portal(theme, 'with a button'));
    expect(colours(), `${theme}, back on the page`).toEqual(wanted);
  }
});
