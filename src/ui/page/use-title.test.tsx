import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../test-support/texts';
import { useTitle } from './use-title';

const Named = ({ name, over }: { name: string; over?: boolean }) => {
  useTitle(name, over);
  return null;
};

it("a drawer's title goes with it, whichever of the two was drawn or named last", () => {
  const at = (page: string, drawer?: string) => (
    <>
      {drawer && <Named name={drawer} over />}
      <Named name={page} />
    </>
  );
  const { rerender } = render(at('Carregando', 'Cadastrar cliente'));
  expect(document.title).toBe('Cadastrar cliente | Balcão');
  rerender(at('Clientes', 'Cadastrar cliente'));
  expect(document.title).toBe('Cadastrar cliente | Balcão');
  rerender(at('Clientes'));
  expect(document.title).toBe('Clientes | Balcão');
});
