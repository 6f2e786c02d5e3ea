import { useNotification } from '@refinedev/core';
import { Form, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { renewSession } from '../../../data/session';
import { useAction, type CallError } from '../../../data/use-call';
import { DocumentField } from '../../../ui/form/fields';
import { Notice } from '../../../ui/form/notice';
import { usePathOf } from '../../../ui/page/routing';
import { isCnpj } from '../../../ui/text/documents';
import { BusinessChoice, CustomType, isWhole, OTHER, type Occupation } from '../parts/business-choice';
import { Consents, useConsents } from '../parts/consents';
import { ReviewBusiness } from './review-business';

interface Props {
  modality: 'pro' | 'corporation';
  onClose: () => void;
  /** Called once the account was upgraded. */
  onDone: () => void;
}

/** Upgrades the account, in two steps: what the business does, then confirmation. There is no way back (SHELL-4.8-18 to 4.8-20, 1-12). */
export default function Upgrade({ modality, onClose, onDone }: Props) {
  const { t } = useTranslation(['accounts', 'modality', 'shell']);
  const [choice, setChoice] = useState<Occupation>();
  const [confirming, setConfirming] = useState(false);
  const [cnpj, setCnpj] = useState('');
  const [accepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState(false);
  const [fault, setFault] = useState<CallError>();
  const { texts, consents, again } = useConsents(modality);
  const { run, isRunning } = useAction('PATCH /account/modality/upgrade', { quiet: true });
  const { open } = useNotification();
  const isCompany = modality === 'corporation';
  const name = t(`modality:name.${modality}`);
  const submit = async () => {
    setAsked(true);
    if (!choice || (!isCompany && (!accepted || !consents))) return;
    const type = choice.type.trim();
    try {
      await run({
        body: {
          modality,
          occupation: choice.occupation,
          ...(type && { occupation_type: type }),
          ...(isCompany ? { cnpj } : consents && { consents }),
        },
      });
      await renewSession();
      open?.({ type: 'success', key: 'upgrade', message: t('accounts:upgrade.done', { name }) });
      onDone();
    } catch (error) {
      setFault(error as CallError);
    }
  };
  const mayGoOn = confirming ? (isCompany ? isCnpj(cnpj) : !again) : isWhole(choice);
  return (
    <Modal
      open
      title={t('accounts:upgrade.title', { name })}
      okText={t(confirming ? 'accounts:upgrade.submit' : 'shell:continue')}
      cancelText={t(confirming ? 'shell:back' : 'shell:cancel')}
      okButtonProps={{ disabled: !mayGoOn, loading: isRunning }}
      onOk={() => (confirming ? void submit() : setConfirming(true))}
      cancelButtonProps={{ onClick: () => (confirming ? setConfirming(false) : onClose()) }}
      onCancel={onClose}
      width={640}
    >
      {fault && <UpgradeFault fault={fault} />}
      {!confirming && <BusinessChoice choice={choice} onChoose={setChoice} />}
      {!confirming && choice?.occupation === OTHER && <CustomType choice={choice} onChoose={setChoice} />}
      {confirming && choice && (
        <>
          <ReviewBusiness choice={choice} />
          <p>{t('accounts:upgrade.forGood')}</p>
          {isCompany ? (
            <Form layout="vertical" component="div">
              <Form.Item
                label={t('accounts:company.cnpj')}
                htmlFor="upgrade-cnpj"
                {...(cnpj.length >= 14 && !isCnpj(cnpj) ? { help: t('shell:form.cnpj'), validateStatus: 'error' } : {})}
              >
                <DocumentField id="upgrade-cnpj" value={cnpj} onChange={setCnpj} autoComplete="off" />
              </Form.Item>
            </Form>
          ) : (
            <Consents texts={texts} again={again} accepted={accepted} onAccept={setAccepted} fault={asked} />
          )}
        </>
      )}
    </Modal>
  );
}

/**
 * The error of an upgrade. A company that the registry refuses, or does not know as the person's, leads to a ticket: the bank's team
 * decides (SHELL-8-10, 8-11).
 */
function UpgradeFault({ fault: { code, errors, message } }: { fault: CallError }) {
  const { t } = useTranslation('accounts');
  const ticket = usePathOf()('open-ticket:create-ticket');
  const text = Object.values(errors ?? {})[0] ?? message;
  if (code.startsWith('cnpj-')) return <Notice message={t('feedback.company')} description={text} />;
  if (!code.startsWith('owner-') || !ticket) return <Notice message={text} />;
  return (
    <Notice message={text} description={<Link to={`${ticket}?origin=createAccount`}>{t('upgrade.ticket')}</Link>} />
  );
}
