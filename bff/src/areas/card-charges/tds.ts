import { html } from '../../core/html';
import type { Authentication, Challenge } from '../../rails/cards/port';

/** Who bears a fraud of an approved card: the issuer, where it authenticated the payer. */
export const liabilityOf = ({ tds }: { tds: Authentication | null }): 'shop' | 'issuer' => (tds ? 'issuer' : 'shop');

/** Why a payment that was looked at is refused: its payer did not pass the challenge, or it looks like fraud. */
export const deniedCode = ({ challenge }: { challenge: Challenge | null }): 'authentication' | 'fraud' =>
  challenge ? 'authentication' : 'fraud';

/** A challenge as the API shows it, with a page that leads to it by itself. @param origin the bank's, such as 'https://bank.example' */
export function toChallengeDto({ action, creq, sessionData }: Challenge, origin: string) {
  const action_url = action.startsWith('/') ? `${origin}${action}` : action;
  const template = html`<form id="tds" method="POST" action="${action_url}">
      <input type="hidden" name="creq" value="${creq}" />
      <input type="hidden" name="threeDSSessionData" value="${sessionData}" />
    </form>
    <script>
      document.getElementById('tds').submit();
    </script>`;
  return {
    form_data: { method: 'POST', action_url, creq, threeDSSessionData: sessionData },
    html_template: template.text,
  };
}
