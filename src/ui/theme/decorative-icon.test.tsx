import { render, screen } from '@testing-library/react';
import { createRef, type ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import DecorativeIcon from './decorative-icon';

type IconDefinition = ComponentProps<typeof DecorativeIcon>['icon'];

const HOME: IconDefinition = { name: 'home', theme: 'outlined', icon: { tag: 'svg', attrs: {}, children: [] } };

it('SHELL-0-1: an icon beside a text is not heard, and has no English name', () => {
  const ref = createRef<HTMLSpanElement>();
  render(
    <button>
      <DecorativeIcon icon={HOME} className="sign" ref={ref} /> Início
    </button>,
  );
  expect(screen.getByRole('button').getAttribute('aria-label')).toBeNull();
  expect(screen.getByRole('button', { name: 'Início' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(ref.current!.outerHTML).toMatch(/^<span aria-hidden="true" class="anticon anticon-home sign">/);
});

it('an icon that was given a name is heard by it', () => {
  render(<DecorativeIcon icon={HOME} aria-label="Limpar" />);
  expect(screen.getByRole('img', { name: 'Limpar' })).toBeTruthy();
});

it("an icon turns, stands askew and is clicked as the library's does", () => {
  const click = vi.fn();
  render(<DecorativeIcon icon={HOME} spin rotate={90} onClick={click} data-testid="icon" />);
  const icon = screen.getByTestId('icon');
  expect([icon.className, icon.tabIndex]).toEqual(['anticon anticon-home anticon-spin', -1]);
  expect(icon.querySelector('svg')!.style.transform).toBe('rotate(90deg)');
  icon.click();
  expect(click).toHaveBeenCalledOnce();
});
