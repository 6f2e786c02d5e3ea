import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenAccountBody } from '@balcao/contract/accounts';
import type { LegalText } from '@balcao/contract/notices';
import { useCall } from '../../../data/use-call';
import type { Modality } from '../../../kits/modality/features';
import { Notice } from '../../../ui/form/notice';
import { RichText } from '../../../ui/text/rich-text';

const TERMS = {
  you: 'termos-modalidade-para-voce',
  pro: 'termos-modalidade-para-pro',
  corporation: 'termos-modalidade-para-empresas',
} as const;

/** The legal texts in force for a modality, and the consents to them as the calls take them. */
export function useConsents(modality: Modality) {
  const texts = [
    useCall('GET /terms-and-conditions/{type}', { params: { type: TERMS[modality] } }),
    useCall('GET /terms-and-conditions/{type}', { params: { type: 'politica-de-privacidade' } }),
  ] as const;
  const [term, policy] = [texts[0].data, texts[1].data];
  const bare = ({ name, type, version }: LegalText) => ({ name, type, version });
  const consents: OpenAccountBody['consents'] | undefined =
    term && policy ? { term_of_use: bare(term), privacy_policy: bare(policy) } : undefined;
  const missing = texts.filter(({ data, error }) => error && !data);
  return {
    texts: [term, policy].filter((text) => text !== undefined),
    consents,
    /** Fetches again what could not be fetched; undefined where nothing failed. */
    again: missing.length ? () => missing.forEach(({ retry }) => retry()) : undefined,
  };
}

interface Props {
  texts: LegalText[];
  /** As `useConsents` answers it: present where a text could not be fetched, so that none can be accepted. */
  again: (() => void) | undefined;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  /** The person tried to submit: if not accepted, the error is shown (SHELL-5-30). */
  fault: boolean;
}

/** Links that open both legal texts, and the checkbox that accepts them; where they could not be fetched, that and a retry. */
export function Consents({ texts, again, accepted, onAccept, fault }: Props) {
  const { t } = useTranslation(['accounts', 'shell']);
  const [read, setRead] = useState<LegalText>();
  if (again)
    return (
      <Notice
        message={t('consents.failed')}
        description={
          <button type="button" className="link-button" onClick={again}>
            {t('shell:retry')}
          </button>
        }
      />
    );
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
