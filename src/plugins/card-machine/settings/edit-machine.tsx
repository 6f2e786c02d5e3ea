import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { MOST_PARCELS } from '@balcao/contract/shared/card-machine';
import { useAction, useCall } from '../../../data/use-call';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { SelectField } from '../../../ui/form/choice-fields';
import { PinField } from './pin-field';
import { byId } from '../../../ui/page/by-id';

interface Changes {
  max_parcels: number;
  pin?: string;
}

export default byId(EditMachine);

/** The drawer over the settings that changes a machine: the most instalments of a sale, and its PIN. */
function EditMachine({ id }: { id: number }) {
  const { t } = useTranslation('card-machine');
  const { data } = useCall('GET /pos', {}, { topic: 'card-machine' });
  const { run } = useAction('PATCH /pos/{id}', { success: t('machine.done'), quiet: true });
  const machine = data?.items.find((one) => one.id === id);
  if (data && !machine) return <Navigate to="/404" replace />;
  // the call changes one of the two at a time (AREAS-7-card-machine-1)
  const send = async ({ max_parcels, pin }: Changes) => {
    if (max_parcels !== machine!.max_parcels) await run({ params: { id }, body: { max_parcels } });
    if (pin) await run({ params: { id }, body: { pin } });
  };
  return (
    <ActionDrawer<Changes>
      title={machine ? t('machine.editOf', { name: machine.name }) : t('machine.edit')}
      submit={t('machine.submit')}
      {...(machine && { initial: { max_parcels: machine.max_parcels } })}
      isLoading={!machine}
      onSubmit={send}
    >
      <Form.Item name="max_parcels" label={t('machine.parcels')}>
        <SelectField<number>
          options={Array.from({ length: MOST_PARCELS }, (_, n) => ({
            value: n + 1,
            label: t('times', { count: n + 1 }),
          }))}
        />
      </Form.Item>
      <PinField isRequired={false} />
    </ActionDrawer>
  );
}
