import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall, type CallError } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ChoiceField } from '../../ui/form/choice-field';
import { Notice } from '../../ui/form/notice';
import { FailureCard } from '../../ui/page/failure-card';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { usePathOf } from '../../ui/page/routing';
import { StepsPage } from '../../ui/page/steps-page';
import { formatMoney } from '../../ui/text/format';
import { formatPercent } from '../../ui/text/percent';
import { QuoteFacts } from './quote-facts';
import SimplesField from './simples-field';
import { simplesLimitOf, useTerms } from './use-terms';
import './advances.css';

/** Ids of the address: '1,2,3'. */
const idsOf = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  ),
];

/** One contract: which offer, what it costs beside waiting, signature. The address names the billets. */
export default function ContractPage() {
  const { t } = useTranslation('advances');
  const [search] = useSearchParams();
  const ids = idsOf(search.get('boletos'));
  const { first } = useTerms();
  if (!ids.length)
    return (
      <PageLayout title={t('contract.title')} back>
        <GoneCard title={t('contract.none')} text={t('contract.noneText')} />
      </PageLayout>
    );
  return first ? (
    <Contract
      key={first.id}
      ids={ids}
      offered={search.get('contrato') ?? first.id}
      slack={Number(search.get('folga'))}
      isDeclared={search.get('simples') === 'sim'}
    />
  ) : (
    <PageLayout title={t('contract.title')} back>
      {null}
    </PageLayout>
  );
}

interface Props {
  ids: number[];
  offered: string;
  /** Integer cents that a better set may be cheaper, at most. */
  slack: number;
  /** The billets were looked for with Simples Nacional declared. */
  isDeclared: boolean;
}

function Contract({ ids, offered, slack, isDeclared }: Props) {
  const { t } = useTranslation('advances');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { terms } = useTerms();
  const [offer, setOffer] = useState(offered);
  const [step, setStep] = useState(0);
  const [notice, setNotice] = useState<string>();
  const [declares, setDeclares] = useState(isDeclared);
  const limit = simplesLimitOf(terms, offer);
  const isSimples = limit !== null && declares;
  const { data, error, retry } = useCall('POST /advances/review', { body: { offer, ids, isSimples } });
  const signed = useSigned('POST /advances', {
    invalidates: ['advances', 'advanced-billets', 'advanceable-billets'],
    success: t('contract.done'),
  });
  const sign = async () => {
    setNotice(undefined);
    try {
      const { gross, net, day } = data!;
      const result = await signed.run({ body: { offer, ids, isSimples, gross, net, day } });
      if (!result) return false;
      const detail = pathOf('advances:management:detail', { id: result.id }) ?? pathOf('advances:billet')!;
      await navigate(detail, { replace: true });
      return true;
    } catch (fault) {
      const { errors, message } = fault as CallError;
      setNotice(Object.values(errors ?? {})[0] ?? message);
      retry();
      return false;
    }
  };
  const refusal = data?.refusals[0]?.message;
  const isOver = isSimples && data?.isSimples && !data.hasLowerIof;
  return (
    <StepsPage
      title={t('contract.title')}
      lead={t('contract.lead', { count: ids.length })}
      current={step}
      onStep={setStep}
      busy={signed.busy}
      notice={notice && <Notice message={notice} />}
      steps={[
        {
          key: 'terms',
          title: t('contract.terms'),
          nextOff: refusal ?? (data ? undefined : t('contract.wait')),
          onNext: () => !refusal && Boolean(data),
          content: (
            <>
              <Form layout="vertical">
                <Form.Item label={t('contract.offer')}>
                  <ChoiceField
                    className="advance-offers"
                    value={offer}
                    onChange={({ target }) => setOffer(target.value as string)}
                  >
                    {terms?.offers.map((one) => (
                      <Radio key={one.id} value={one.id}>
                        {t('contract.offerSaid', { name: one.name, rate: formatPercent(one.monthlyRate) })}
                        <br />
                        <span className="soft">{t(`form.${one.legalForm}`)}</span>
                      </Radio>
                    ))}
                  </ChoiceField>
                </Form.Item>
                {limit !== null && (
                  <SimplesField limit={limit} value={declares} onChange={setDeclares} isOver={Boolean(isOver)} />
                )}
              </Form>
              {error && !data && <FailureCard kind="communication" onRetry={retry} />}
              {data?.refusals.map(({ message }) => (
                <Notice key={message} message={message} />
              ))}
              {slack > 0 && <p className="soft">{t('contract.slack', { value: formatMoney(slack) })}</p>}
              {data && <QuoteFacts quote={data} />}
            </>
          ),
        },
        {
          key: 'sign',
          title: t('contract.sign'),
          next: t('contract.submit'),
          nextOff: signed.off,
          onNext: sign,
          content: data && (
            <>
              <QuoteFacts quote={data} isShort />
              <SigningStep signed={signed} />
            </>
          ),
        },
      ]}
    />
  );
}
