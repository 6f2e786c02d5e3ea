import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { Answer } from '@balcao/contract/core/registry';
import { useCall, type CallError } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard';
import { Notice } from '../../../ui/form/notice';
import { DetailPage } from '../../../ui/page/detail-page';
import { usePathOf } from '../../../ui/page/routing';
import { StepsPage } from '../../../ui/page/steps-page';
import { maskDocument } from '../../../ui/text/format';
import { useSubuserId } from '../parts/use-subuser-id';
import { PersonTabs } from '../parts/tabs';
import { AccessTree } from './access-tree';
import { Changes } from './changes';
import { useAccess } from './use-access';

/** Shows and changes a sub-user's permissions (AREAS-2-account-settings-9). */
export default function EditAccess() {
  const id = useSubuserId();
  return id ? <Person key={id} id={id} /> : <Navigate to="/404" replace />;
}

function Person({ id }: { id: number }) {
  const { t } = useTranslation('subusers');
  const { data, ...query } = useCall('GET /subuser/{id}', { params: { id } });
  if (data) return <Editor person={data} />;
  return <DetailPage title={t('edit.page')} query={query} gone={{ title: t('edit.gone') }} />;
}

function Editor({ person }: { person: Answer<'GET /subuser/{id}'> }) {
  const { t } = useTranslation('subusers');
  const { id, name, email, cpf, isSelf } = person;
  const before = useMemo(() => person.permissions.filter(({ enabled }) => enabled).map((one) => one.id), [person]);
  const access = useAccess(before);
  const [step, setStep] = useState(0);
  const [fault, setFault] = useState<string>();
  const navigate = useNavigate();
  const list = usePathOf()('settings:subuser')!;
  const signed = useSigned('PUT /subusers/signature/{id}', {
    invalidates: ['subusers-enabled', 'subusers-disabled'],
    success: t('edit.done'),
  });
  const isChanged = access.given.length + access.taken.length > 0;
  const { allow } = useLeaveGuard(isChanged);
  const save = async () => {
    setFault(undefined);
    const { permissions } = access;
    const answer = await signed.run({ params: { id }, body: { email, permissions } }).catch((error: CallError) => {
      setFault(error.message);
      return false as const;
    });
    if (answer === false) return false;
    allow();
    return void navigate(list);
  };
  const off = isSelf ? t('edit.self') : isChanged ? undefined : t('edit.nothing');
  return (
    <StepsPage
      title={t('edit.title', { name })}
      lead={t('edit.lead', { email, cpf: maskDocument(cpf).replace('-', '\u2011') })}
      tabs={<PersonTabs id={id} current="edit" />}
      notice={isSelf ? <p>{t('edit.self')}</p> : fault && <Notice message={fault} />}
      summary={<Changes access={access} />}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      steps={[
        {
          key: 'access',
          title: t('edit.access'),
          content: <AccessTree access={access} except={id} />,
          next: t('edit.next'),
          nextOff: off,
          onNext: () => true,
        },
        {
          key: 'sign',
          title: t('edit.sign'),
          content: <SigningStep signed={signed} />,
          next: t('edit.submit'),
          nextOff: signed.off,
          onNext: save,
        },
      ]}
    />
  );
}
