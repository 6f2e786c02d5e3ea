import { expect, it } from 'vitest';
import '../test-support/texts';
import { entryOf, sessionOf } from '../test-support/session';
import { decide, updateState } from './access';

const subuser = entryOf(7, { role: 'subuser' }, { account_number: '411869-3' });

it('passes only what is listed and enabled; of several, any', () => {
  const session = sessionOf(['a', '-b']);
  expect(decide(session, 'a').can).toBe(true);
  expect(decide(session, 'b').can).toBe(false);
  expect(decide(session, 'c').can).toBe(false);
  expect(decide(session, ['b', 'a']).can).toBe(true);
  expect(decide(session, undefined).can).toBe(true);
});

it('says why, letter by letter (SHELL-6-7 to 6-9)', () => {
  expect(decide(sessionOf(['a', 'registration:update']), 'a')).toEqual({
    can: false,
    reason: 'Acesso bloqueado. Para desbloquear, conclua a atualização cadastral pelo app',
  });
  expect(decide(sessionOf(['a', 'registration:update'], subuser), 'a')).toEqual({
    can: false,
    reason: 'Acesso bloqueado. Entre em contato com o administrador da conta',
  });
  expect(decide(sessionOf(['-a'], subuser), 'a')).toEqual({
    can: false,
    reason:
      'O acesso a esta área não foi liberado.Se necessário, entre em contato com o administrador da conta 411869-3',
  });
  expect(decide(sessionOf(['-a']), 'a')).toEqual({ can: false });
});

it('a personal account is told what it lacks', () =>
  expect(decide(sessionOf(['-a'], entryOf(7, {}, { modality: 'you' })), 'a')).toEqual({
    can: false,
    reason: 'Contas pessoais não emitem cobranças. Abra uma conta Pro ou Empresas para emitir',
  }));

it('always allows the page of what is not found', () =>
  expect(decide(sessionOf(['registration:update:force']), 'page-not-found').can).toBe(true));

it('knows a pending update from a forced one', () => {
  expect(updateState(sessionOf([]))).toBe('none');
  expect(updateState(sessionOf(['-registration:update']))).toBe('none');
  expect(updateState(sessionOf(['registration:update']))).toBe('pending');
  expect(updateState(sessionOf(['registration:update', 'registration:update:force']))).toBe('forced');
});
