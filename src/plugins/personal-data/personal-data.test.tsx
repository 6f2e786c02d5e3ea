import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PersonalDataState } from '@balcao/contract/personal-data';
import personalData from '../../../locales/pt-BR/personal-data.json';
import tasks from '../../../locales/pt-BR/tasks.json';
import { drawPart, giveTexts } from '../../test-support/drawn-part';
import { bank, bodyOf, isOff, press, refusal, sign } from '../../test-support/signed-part';
import AskErasure from './ask-erasure';
import PersonalDataPage from './personal-data-page';

giveTexts({ 'personal-data': personalData, tasks });

const state = (request: PersonalDataState['request'] = null): PersonalDataState => ({
  plan: [
    { basis: 'none', fate: 'erased', until: null, law: null, kinds: ['Foto de perfil', 'Notificações'] },
    { basis: 'contract', fate: 'kept', until: null, law: 'LGPD, art. 7º, V', kinds: ['Assinatura eletrônica'] },
    { basis: 'records', fate: 'anonymised', until: null, law: null, kinds: ['Cobranças que você emitiu'] },
    { basis: 'audit', fate: 'kept', until: '2031-11-27', law: 'Resolução BCB 85/2021', kinds: ['Histórico de ações'] },
  ],
  request,
});
const ASKED = '2026-11-27T12:00:00Z';

describe('the page of personal data', () => {
  it('tells what is erased, and what is kept until when by which law', async () => {
    bank.answers['GET personal-data'] = state();
    drawPart(<PersonalDataPage />);
    await screen.findByText('Eliminado agora');
    expect(screen.getByText('Foto de perfil, Notificações')).toBeTruthy();
    expect(screen.getByText('Guardado enquanto você tiver acesso a uma conta')).toBeTruthy();
    expect(screen.getByText('Guardado até 27/11/2031')).toBeTruthy();
    expect(screen.getByText('Fica na conta, sem o seu nome')).toBeTruthy();
    expect(screen.getByText(/Resolução BCB 85/)).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    ['stands', null, /Pedido feito em 27\/11\/2026/],
    ['is over', '2026-11-28T12:00:00Z', /Eliminação concluída em 28\/11\/2026/],
  ])('tells of a request that %s', async (_, ended_at, text) => {
    bank.answers['GET personal-data'] = state({ asked_at: ASKED, ended_at });
    drawPart(<PersonalDataPage />);
    expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
  });

  it('starts a copy, and follows it as a task', async () => {
    bank.answers['GET personal-data'] = state();
    bank.answers['POST personal-data/export'] = { task: 7 };
    bank.answers['GET tasks/7'] = {
      id: 7,
      kind: 'personal-data-export',
      status: 'done',
      done: 1,
      refused: 0,
      total: 1,
      error: null,
      file: { name: 'meus-dados.zip', bytes: 10 },
      created_at: ASKED,
    };
    drawPart(<PersonalDataPage />);
    await press('Preparar cópia');
    await screen.findByText('Cópia dos seus dados');
    expect(bank.asked.filter(({ call }) => call === 'POST personal-data/export')).toHaveLength(1);
  });

  it('says so where it cannot be read', async () => {
    bank.answers['GET personal-data'] = refusal(500, {});
    drawPart(<PersonalDataPage />);
    await screen.findByRole('button', { name: 'Tentar novamente' });
  });
});

describe('asking for the erasure', () => {
  it('is signed, once', async () => {
    bank.answers['POST personal-data/erasure'] = { task: 8 };
    drawPart(<AskErasure />);
    await screen.findByLabelText('Assinatura eletrônica');
    expect(isOff('Eliminar meus dados')).toBe(true);
    await sign('Eliminar meus dados');
    await screen.findByText('Pedido de eliminação recebido');
    expect(bodyOf('POST personal-data/erasure')).toEqual({ signature: { value: 'PLUMA', token: 'token' } });
    expect(bank.asked.filter(({ call }) => call === 'POST personal-data/erasure')).toHaveLength(1);
  });
});
