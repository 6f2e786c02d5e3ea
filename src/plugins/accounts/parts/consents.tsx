import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenAccountBody } from '@balcao/contract/accounts';
import type { LegalText } from '@balcao/contract/notices';
import { useCall } from '../../../data/use-call';
import type { Modality } from '../../../kits/modality/features';
import { RichText } from '../../../ui/text/rich-text';

const TERMS = {
  you: 'termos-modalidade-para-voce',
  pro: 'termos-modalidade-para-pro',
  corporation: 'termos-modalidade-para-empresas',
} as const;

/** The legal texts in force for a modality, and the consents to them as the calls take them. */
export function useConsents(modality: Modality) {
  const term = useCall('GET /terms-and-conditions/{type}', { params: { type: TERMS[modality] } }, { toast: true }).data;
  const policy = useCall('GET /terms-and-conditions/{type}', { params: { type: 'politica-de-privacidade' } }).data;
  const bare = ({ name, type, version }: LegalText) => ({ name, type, version });
  const consents: OpenAccountBody['consents'] | undefined =
    term && policy ? { term_of_use: bare(term), privacy_policy: bare(policy) } : undefined;
  return { texts: [term, policy].filter((text) => text !== undefined), consents };
}

interface Props {
  texts: LegalText[];
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  /** The person tried to submit: if not accepted, the error is shown (SHELL-5-30). */
  fault: boolean;
}

/** Links that open both legal texts, and the checkbox that accepts them. */
export function Consents({ texts, accepted, onAccept, fault }: Props) {
  const { t } = useTranslation('accounts');
  const [read, setRead] = useState<LegalText>();
  return (
    <div>
      <ul className="found">
        {texts.map((text) => (
          <li key={text.type}>
            <button type="button" className="link-button" onClick={() => setRead(text)}>
              {text.name}
            </button>
          </li>
        ))}
      </ul>
      <Checkbox checked={accepted} onChange={(event) => onAccept(event.target.checked)}>
        {t('consents.accept')}
      </Checkbox>
      {fault && !accepted && (
        <p role="alert" className="account-fault">
          {t('consents.fault')}
        </p>
      )}
      {read && (
        <Modal open title={read.name} onCancel={() => setRead(undefined)} footer={null} width={640}>
          <RichText html={read.content} />
        </Modal>
      )}
    </div>
  );
}
