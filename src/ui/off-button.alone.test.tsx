import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Button } from 'antd';
import { expect, it } from 'vitest';

/** Classes, attributes and pseudo-classes of a selector; `:where` weighs nothing, `:not` and `:is` as what is in them. */
const weightOf = (selector: string): number =>
  (
    selector
      .replace(/:where\([^)]*\)/g, '')
      .replace(/:(not|is)\(/g, '(')
      .match(/\.[\w-]+|\[[^\]]+\]|(?<!:):[\w-]+/g) ?? []
  ).length;

/** The selectors of rules about the buttons' hover and press. */
const hovered = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{[^{}]*\}/g)]
    .flatMap(([, selectors]) => selectors!.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => /\.ant-btn/.test(selector) && /:(hover|active)/.test(selector));

it('a button that is off stays light while it is pointed at: its rule outweighs each of the library, whatever colour and variant', () => {
  render(
    <>
      {(['primary', 'default', 'text', 'link'] as const).map((type) => (
        <Button key={type} type={type} className="is-off" />
      ))}
      <Button type="primary" danger className="is-off" />
    </>,
  );
  const library = hovered([...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));
  expect(library.length).toBeGreaterThan(5);
  const base = readFileSync('src/ui/base.css', 'utf8').replace(/\/\*.*?\*\//gs, '');
  // `:is(:hover, :active)` weighs as one of the two
  const [own] = hovered(base).filter((selector) => selector.includes('.is-off'));
  expect(weightOf(own!.replace(':is(:hover, :active)', ':hover'))).toBeGreaterThan(Math.max(...library.map(weightOf)));
});
