import { describe, expect, it } from 'vitest';
import { authenticationOf, isAuthenticated, isOfTds } from '../../rails/cards/sandbox-challenge';
import { deniedCode, liabilityOf, toChallengeDto } from './tds';

const tds = { identifier: 'a', callbackUrl: 'https://loja.exemplo.com.br' };
const challenge = { action: '/desafio', creq: 'c"q', sessionData: 's' };

describe('3-D Secure (public-api-schemas.json, CreateChargeCard)', () => {
  it('a fraud is the issuer’s where it authenticated the payer, else the shop’s', () => {
    expect([liabilityOf({ tds }), liabilityOf({ tds: null })]).toEqual(['issuer', 'shop']);
  });

  it('a payment that is denied failed its challenge, or else looks like fraud', () => {
    expect([deniedCode({ challenge }), deniedCode({ challenge: null })]).toEqual(['authentication', 'fraud']);
  });

  it('a challenge is a form to the issuer, wherever its page is', () => {
    const own = toChallengeDto(challenge, 'https://banco.example');
    expect(own.form_data).toEqual({
      method: 'POST',
      action_url: 'https://banco.example/desafio',
      creq: 'c"q',
      threeDSSessionData: 's',
    });
    expect(own.html_template).toContain('value="c&quot;q"');
    const elsewhere = toChallengeDto({ ...challenge, action: 'https://acs.example/x' }, 'https://banco.example');
    expect(elsewhere.form_data.action_url).toBe('https://acs.example/x');
  });

  it.each([
    ['approved', 'passed', false],
    ['no-funds', 'passed', false],
    ['tds-challenge', 'challenge', true],
    ['tds-challenge-refused', 'challenge', true],
    ['tds-failed', 'failed', true],
  ] as const)('the sandbox’s card %s: %s', (behaviour, outcome, isOf) => {
    expect([authenticationOf(behaviour), isOfTds(behaviour)]).toEqual([outcome, isOf]);
  });

  it.each([
    ['tds-challenge', true, true],
    ['tds-challenge', false, false],
    ['tds-challenge-refused', true, false],
  ])('the payer of %s who says %s is authenticated: %s', (behaviour, confirmed, passed) => {
    expect(isAuthenticated(behaviour, confirmed)).toBe(passed);
  });
});
