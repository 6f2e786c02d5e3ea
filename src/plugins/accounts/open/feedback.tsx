import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { renewSession } from '../../../data/session';
import { useSwitchAccount } from '../../../data/use-switch-account';
import type { Modality } from '../../../kits/modality/features';

export type Told =
  | { kind: 'done'; account: { id: number; nickname: string; account_number: string }; modality: Modality }
  | { kind: 'upgrade' }
  | { kind: 'company' | 'feedback'; message: string };

/** The outcome of opening an account (SHELL-4.8-16, 4.8-17, 8-10, 8-13). */
export function Feedback({ told, onRetry }: { told: Told | undefined; onRetry: () => void }) {
  const { t } = useTranslation(['accounts', 'modality', 'shell']);
  const { switchTo } = useSwitchAccount();
  if (!told || told.kind === 'upgrade') return null;
  if (told.kind === 'done') {
    const enter = async () => {
      const session = await renewSession();
      const entry = session?.accounts.find(({ id }) => id === told.account.id);
      if (entry) await switchTo(entry);
    };
    const { nickname, account_number: number } = told.account;
    return (
      <Modal
        open
        closable={false}
        title={t('accounts:feedback.done', { name: t(`modality:name.${told.modality}`) })}
        footer={
          <Button type="primary" onClick={() => void enter()}>
            {t('accounts:feedback.enter')}
          </Button>
        }
      >
        <p>{t('accounts:feedback.doneText', { nickname, number })}</p>
      </Modal>
    );
  }
  const isCompany = told.kind === 'company';
  return (
    <Modal
      open
      title={t(isCompany ? 'accounts:feedback.company' : 'accounts:feedback.failed')}
      onCancel={onRetry}
      footer={
        <Button type="primary" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      }
    >
      <p>{isCompany ? told.message : t('accounts:feedback.failedText')}</p>
    </Modal>
  );
}
