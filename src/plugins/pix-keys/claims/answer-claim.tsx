import { useTranslation } from 'react-i18next';
import type { PixClaim } from '@balcao/contract/pix-keys';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { useIdParam } from '../../../ui/page/routing';
import { keyText } from '../parts/key-text';
import { useKeys, useKeysAgain } from '../parts/use-keys';

const CALLS = {
  portability: { confirm: 'POST /pix/keys/portability/confirm', reject: 'POST /pix/keys/portability/reject' },
  claim: { confirm: 'POST /pix/keys/claim/confirm', reject: 'POST /pix/keys/claim/reject' },
} as const;

/** A side's answer to a portability or claim, signed; says what becomes of the key. */
export function AnswerClaim({ move }: { move: 'confirm' | 'reject' }) {
  const { t } = useTranslation('pix-keys');
  const id = useIdParam();
  const { data } = useKeys();
  const claim = data?.claims.find((one) => one.id === id && one.may.includes(move));
  if (claim) return <Answer key={claim.id} claim={claim} move={move} />;
  return (
    <ActionDrawer
      title={t(`answer.${move}`)}
      submit={t(`answer.${move}Submit`)}
      submitOff={t('answer.gone')}
      isLoading={!data}
      onSubmit={() => Promise.resolve(false)}
    >
      <p>{t('answer.gone')}</p>
    </ActionDrawer>
  );
}

function Answer({ claim, move }: { claim: PixClaim; move: 'confirm' | 'reject' }) {
  const { t } = useTranslation('pix-keys');
  const again = useKeysAgain();
  const signed = useSigned(CALLS[claim.kind][move], { success: t('answer.done') });
  const { id, key, other, side } = claim;
  const text =
    side === 'donor'
      ? move === 'confirm'
        ? 'answer.give'
        : 'answer.keep'
      : move === 'confirm'
        ? 'answer.take'
        : 'answer.withdraw';
  const send = async () => {
    if ((await signed.run({ body: { id, key } })) === false) return false;
    await again();
    return true;
  };
  return (
    <ActionDrawer
      title={t(`answer.${move}`)}
      submit={t(`answer.${move}Submit`)}
      danger={side === 'donor' && move === 'confirm'}
      submitOff={signed.off}
      onSubmit={send}
    >
      <p>{t(text, { key: keyText(claim), name: other.name, bank: other.bank })}</p>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
