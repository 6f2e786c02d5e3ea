import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import subusers from '../../../../locales/pt-BR/subusers.json';
import { i18n } from '../../../providers/i18n';
import { bank, bodyOf, openPart, press, refusal, type } from '../../../test-support/signed-part';
import { MenuAsProvider } from '../../../ui/page/menu';
import { AccessTree } from './access-tree';
import { Changes } from './changes';
import { useAccess } from './use-access';

i18n.addResourceBundle('pt-BR', 'subusers', subusers);

const NOTHING: string[] = [];
const AREAS = ['Receber', 'Pix', 'Extrato'];
const groups = AREAS.map((name, area) => ({
  key: `a${area}`,
  name,
  permissions: Array.from({ length: 80 }, (_, n) => ({
    id: `a${area}:${n}`,
    name: `${name} ${n}`,
    opens: 'Ver',
    mine: true,
  })),
}));

function Tree() {
  const access = useAccess(NOTHING);
  return (
    <MenuAsProvider
      value={(permissions) => [
        {
          key: 'label',
          groups: [
            {
              key: 'g',
              label: undefined,
              items: permissions.slice(0, 2).map(({ id, enabled }) => ({
                id,
                to: id,
                label: enabled ? 'shell:loading' : 'shell:cancel',
                Icon: undefined,
                under: undefined,
                isSecondary: false,
                disabled: !enabled,
              })),
            },
          ],
        },
      ]}
    >
      <AccessTree access={access} />
      <Changes access={access} />
    </MenuAsProvider>
  );
}

async function open(...only: typeof groups) {
  bank.answers['GET permissions/catalogue'] = {
    groups: only.length ? only : groups,
    templates: [{ key: 'x', name: 'Consulta', description: '', permissions: ['a1:0', 'a1:1'] }],
    actions: [],
  };
  bank.answers['GET subusers'] = { counts: {}, people: [] };
  bank.answers['GET subuser-templates'] = [{ id: 7, name: 'Loja', permissions: ['a0:0'] }];
  openPart(<Tree />);
  await screen.findByText('Receber');
}
/** Ticks of permissions, not those of areas. */
const boxes = () => screen.queryAllByRole<HTMLInputElement>('checkbox').filter((box) => box.closest('li'));
const ticks = () => boxes().length;

it('draws the permissions of an area when it is opened, and those alone: never all at once', async () => {
  await open();
  expect(ticks()).toBe(0);
  const area = screen.getByText('Pix').closest('details')!;
  area.open = true;
  fireEvent(area, new Event('toggle'));
  expect(ticks()).toBe(80);
  area.open = false;
  fireEvent(area, new Event('toggle'));
  expect(ticks()).toBe(0);
});

it('finds a permission in a closed area', async () => {
  await open();
  type('Buscar permissão', 'extrato 79');
  await vi.waitFor(() => expect(ticks()).toBe(1));
});

it('a permission that the person lacks is neither ticked nor given with its area', async () => {
  await open({
    ...groups[0]!,
    permissions: groups[0]!.permissions.slice(0, 2).map((one, n) => ({ ...one, mine: n === 0 })),
  });
  type('Buscar permissão', 'receber');
  await vi.waitFor(() => expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true]));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Liberar tudo de Receber' }));
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
});

it.each([
  ['no permission', [], false, false, 'Sem acesso'],
  ['some', ['a0:0'], false, true, '1 de 2'],
  ['all', ['a0:0', 'a0:1'], true, false, '2 de 2'],
])('an area of which a person has %s says so', async (_, permissions, whole, half, words) => {
  const [area] = groups;
  bank.answers['GET permissions/catalogue'] = {
    groups: [{ ...area!, permissions: area!.permissions.slice(0, 2) }],
    templates: [{ key: 'x', name: 'Consulta', description: '', permissions }],
    actions: [],
  };
  bank.answers['GET subusers'] = { counts: {}, people: [] };
  bank.answers['GET subuser-templates'] = [];
  openPart(<Tree />);
  await press('Consulta');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Liberar tudo de Receber' });
  expect([box.checked, box.indeterminate]).toEqual([whole, half]);
  screen.getByText(words);
});

it('begins from a template of the account', async () => {
  await open();
  await press('Loja');
  expect(screen.getByRole('region', { name: 'O que muda' }).textContent).toContain('Receber 0');
});

it('keeps what is chosen as a template, and says at its field what the bank refuses', async () => {
  await open();
  await press('Consulta');
  await press('Meus modelos');
  const label = 'Guardar as permissões escolhidas como modelo';
  await screen.findByLabelText(label);
  await press('Salvar');
  expect(screen.getByRole('alert').textContent).toBe('Preenchimento obrigatório');
  bank.answers['POST subuser-templates'] = refusal(422, {
    code: 'invalid',
    error_description: 'Confira os campos.',
    errors: [{ field: 'name', message: 'Já existe um modelo com este nome' }],
  });
  type(label, 'Loja');
  await press('Salvar');
  expect((await screen.findByText('Já existe um modelo com este nome')).id).toBe(
    screen.getByLabelText(label).getAttribute('aria-describedby'),
  );
  bank.answers['POST subuser-templates'] = { id: 8, name: 'Vitrine', permissions: [] };
  type(label, 'Vitrine');
  fireEvent.submit(screen.getByLabelText(label).closest('form')!);
  await vi.waitFor(() =>
    expect(bodyOf('POST subuser-templates')).toEqual({ name: 'Vitrine', permissions: ['a1:0', 'a1:1'] }),
  );
});

it('renames and deletes a template of the account', async () => {
  await open();
  await press('Meus modelos');
  await press('Mudar o nome de Loja');
  type('Mudar o nome de Loja', 'Quiosque');
  fireEvent.submit(screen.getByLabelText('Mudar o nome de Loja').closest('form')!);
  await screen.findByRole('button', { name: 'Excluir o modelo Loja' });
  expect(bodyOf('PUT subuser-templates/7')).toEqual({ name: 'Quiosque', permissions: ['a0:0'] });
  await press('Excluir o modelo Loja');
  await press('Excluir');
  await vi.waitFor(() => expect(bank.asked.map(({ call }) => call)).toContain('DELETE subuser-templates/7'));
});

it('shows the menu as the person would have it', async () => {
  await open();
  await press('Ver como');
  const menu = await screen.findByRole('group', { name: 'O menu desta pessoa' });
  const items = within(menu).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Carregando...', 'Cancelar (não abre)']);
});
