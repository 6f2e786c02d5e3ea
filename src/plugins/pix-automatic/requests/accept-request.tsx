import { useTranslation } from 'react-i18next';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { Facts } from '../../../ui/text/facts';
import { LimitField } from '../parts/limit-field';
import { useTerms } from '../parts/use-terms';
import { useRequest } from './use-request';

/** Authorises a receiver's request, with the person's own limit, signed. */
export default function AcceptRequest() {
  const { t } = useTranslation('pix-automatic');
  const { request, isLoading, retry } = useRequest();
  const termsOf = useTerms();
  const signed = useSigned('POST /pix/automatic/requests/{id}/accept', {
    invalidates: ['pix-automatic'],
    success: t('accept.done'),
  });
  const send = async ({ limit }: { limit?: number }) => {
    const { id, receiver } = request!;
    if ((await signed.run({ params: { id }, body: { receiver: receiver.name, limit: limit ?? null } })) === false)
      return false;
    retry();
    return true;
  };
  return (
    <ActionDrawer<{ limit?: number }>
      title={t('accept.title')}
      submit={t('accept.submit')}
      submitOff={request ? signed.off : t('accept.gone')}
      isLoading={isLoading}
      onSubmit={send}
    >
      {request ? (
        <>
          <Facts facts={termsOf(request)} />
          <LimitField label={t('authorise.limit')} hint={t('authorise.limitHint')} />
          <SigningStep signed={signed} />
        </>
      ) : (
        <p>{t('accept.gone')}</p>
      )}
    </ActionDrawer>
  );
}
