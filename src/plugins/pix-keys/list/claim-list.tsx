import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { PixClaim } from '@balcao/contract/pix-keys';
import { DetailSection } from '../../../ui/page/detail-page';
import { usePathOf } from '../../../ui/page/routing';
import { dayOf, daysBetween, formatDay, formatInstant } from '../../../ui/text/format';
import { StatusTag, type Tone } from '../../../ui/text/status-tag';
import { answerOf } from '../parts/claim-answers';
import { keyText } from '../parts/key-text';
import './keys.css';

const TONES: Record<PixClaim['state'], Tone> = {
  OPEN: 'wait',
  WAITING_RESOLUTION: 'wait',
  CONFIRMED: 'warn',
  COMPLETED: 'good',
  CANCELLED: 'off',
};

const ROUTES = { confirm: 'pix-claim-confirm', reject: 'pix-claim-reject' } as const;

/** Portabilities and claims: who asks for which key, until when, and the actions allowed. Hidden if there are none. */
export function ClaimList({ claims, title }: { claims: PixClaim[]; title: string }) {
  if (!claims.length) return null;
  return (
    <DetailSection title={title}>
      <ul className="pix-rows">
        {claims.map((claim) => (
          <Claim claim={claim} key={claim.id} />
        ))}
      </ul>
    </DetailSection>
  );
}

function Claim({ claim }: { claim: PixClaim }) {
  const { t } = useTranslation('pix-keys');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { id, kind, side, state, other, may, ended_by } = claim;
  const cancelled = state === 'CANCELLED' && ended_by;
  const mine = side === 'donor';
  return (
    <li className="pix-row">
      <div className="pix-row-main">
        {t(`claims.${mine ? 'in' : 'out'}.${kind}`, { name: other.name, bank: other.bank, key: keyText(claim) })}
        <br />
        <span className="soft">
          <Deadline claim={claim} />
        </span>
      </div>
      <StatusTag tone={TONES[state]}>
        {cancelled ? t(`claims.cancelled.${ended_by}`) : t(`claims.state.${state}`)}
      </StatusTag>
      <div className="pix-row-actions">
        {may.map((move) => {
          const to = pathOf(ROUTES[move], { id })!;
          return (
            <Button
              key={move}
              danger={mine && move === 'confirm'}
              type={mine && move === 'confirm' ? 'primary' : 'default'}
              href={to}
              onClick={(event) => {
                event.preventDefault();
                void navigate(to);
              }}
            >
              {t(`claims.${answerOf(claim, move)}`)}
            </Button>
          );
        })}
      </div>
    </li>
  );
}

/** Until when which side must answer, with the days left. */
function Deadline({ claim: { kind, side, state, answer_by, complete_by, ended_at } }: { claim: PixClaim }) {
  const { t } = useTranslation('pix-keys');
  if (ended_at) return <>{t('claims.ended-at', { at: formatInstant(ended_at) })}</>;
  if (state === 'CONFIRMED' && kind === 'portability') return <>{t('claims.soon')}</>;
  const until = state === 'CONFIRMED' ? complete_by : answer_by;
  const words = {
    at: formatDay(until),
    left: t('claims.left', { count: Math.max(0, daysBetween(dayOf(), dayOf(until))) }),
  };
  if (state === 'CONFIRMED') return <>{t('claims.complete', words)}</>;
  if (side === 'claimer') return <>{t('claims.waits', words)}</>;
  return (
    <>
      {t('claims.deadline', words)}
      {kind === 'claim' && `. ${t('claims.lose')}`}
    </>
  );
}
