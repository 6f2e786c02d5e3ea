import { useNotification } from '@refinedev/core';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Subuser } from '@balcao/contract/subusers';
import { useAction, useInvalidateCalls } from '../../../data/use-call';

export type Kind = 'resend' | 'withdraw' | 'enable' | 'disable' | 'remove';
export interface Asked {
  kind: Kind;
  row: Subuser;
}

/** Asks for confirmation of an action, and says what it does and to whom. */
export function ConfirmAction({ asked: { kind, row }, onClose }: { asked: Asked; onClose: () => void }) {
  const { t } = useTranslation(['subusers', 'shell']);
  const { run, isRunning } = useKinds(row);
  const { open } = useNotification();
  const again = useInvalidateCalls();
  const confirm = async () => {
    // a refusal was shown as a toast
    const done = await run[kind]().then(
      () => true,
      () => false,
    );
    if (done) open?.({ type: 'success', message: t(`subusers:ask.${kind}Done`) });
    await again('GET /subusers');
    onClose();
  };
  return (
    <Modal
      open
      title={t(`subusers:ask.${kind}Title`)}
      okText={t(`subusers:action.${kind}`)}
      cancelText={t('shell:back')}
      okButtonProps={{ danger: kind === 'withdraw' || kind === 'remove' }}
      confirmLoading={isRunning}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      {t(`subusers:ask.${kind}Text`, { name: row.name, email: row.email })}
    </Modal>
  );
}

const LISTS = { invalidates: ['subusers-enabled', 'subusers-pending', 'subusers-disabled'] } as const;

function useKinds({ id, cpf, email }: Subuser) {
  const resend = useAction('POST /subuser/pending/resend', LISTS);
  const withdraw = useAction('DELETE /subuser/pending', LISTS);
  const enable = useAction('PUT /subuser/{id}/enabled', LISTS);
  const disable = useAction('PUT /subuser/{id}/disabled', LISTS);
  const remove = useAction('DELETE /subuser/{id}', LISTS);
  const run: Record<Kind, () => Promise<unknown>> = {
    resend: () => resend.run({ body: { cpf, email } }),
    withdraw: () => withdraw.run({ query: { cpf, email } }),
    enable: () => enable.run({ params: { id } }),
    disable: () => disable.run({ params: { id } }),
    remove: () => remove.run({ params: { id } }),
  };
  return { run, isRunning: [resend, withdraw, enable, disable, remove].some((action) => action.isRunning) };
}
