import { useTranslation } from 'react-i18next';
import type { PixClaim } from '@balcao/contract/pix-keys';
import { useSession } from '../../../data/session';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { answerOf, type ClaimMove } from '../parts/claim-answers';
import { keyText } from '../parts/key-text';
import { useKeys, useKeysAgain } from '../parts/use-keys';

const CALLS = {
  portability: { confirm: 'POST /pix/keys/portability/confirm', reject: 'POST /pix/keys/portability/reject' },
  claim: { confirm: 'POST /pix/keys/claim/confirm', reject: 'POST /pix/keys/claim/reject' },
} as const;

/** A side's answer to a portability or claim, signed; says what becomes of the key. */
export function AnswerClaim({ move }: { move: ClaimMove }) {
  const { t } = useTranslation('pix-keys');
  const id = useIdParam();
  const { data } = useKeys();
  const claim = data?.claims.find((one) => one.id === id && one.may.includes(move));
  if (claim) return <Answer key={claim.id} claim={claim} move={move} />;
  return (
    <ActionDrawer
      title={t('answer.title.take')}
      submit={t('answer.submit.take')}
      submitOff={t('answer.gone')}
      isLoading={!data}
      onSubmit={() => Promise.resolve(false)}
    >
      <p>{t('answer.gone')}</p>
    </ActionDrawer>
  );
}

function Answer({ claim, move }: { claim: PixClaim; move: ClaimMove }) {
  const { t } = useTranslation('pix-keys');
  const again = useKeysAgain();
  const signed = useSigned(CALLS[claim.kind][move], { success: t('answer.done') });
  const { id, key, other } = claim;
  const what = answerOf(claim, move);
  const send = async () => {
    if ((await signed.run({ body: { id, key } })) === false) return false;
    await again();
    return true;
  };
  return (
    <ActionDrawer
      title={t(`answer.title.${what}`)}
      submit={t(`answer.submit.${what}`)}
      danger={what === 'give'}
      submitOff={signed.off}
      onSubmit={send}
    >
      {what === 'give' && <Sides claim={claim} />}
      <p>{t(`answer.${what}`, { key: keyText(claim), name: other.name, bank: other.bank })}</p>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}

/** Who loses the key and who gets it. */
function Sides({ claim }: { claim: PixClaim }) {
  const { t } = useTranslation('pix-keys');
  const { account } = useSession().session.currentAccount;
  return (
    <Facts
      facts={[
        { label: t('answer.key'), value: keyText(claim) },
        {
          label: t('answer.from'),
          value: t('answer.mine', { name: account.nickname, account: account.account_number }),
        },
        { label: t('answer.to'), value: t('answer.theirs', { name: claim.other.name, bank: claim.other.bank }) },
      ]}
    />
  );
}
